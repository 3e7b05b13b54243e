import { House, MapPin } from 'lucide-react';
import { useState } from 'react';

import { Focused, type WidgetStories } from '@campavia/testing/stories';

import { Stack } from '../core';
import { Combobox, type ComboboxProps } from './combobox';
import type { Choice } from './option-list';

const PLACES: readonly Choice[] = [
  { id: 'annecy', name: 'Annecy', detail: 'Haute-Savoie, France', icon: MapPin },
  { id: 'annemasse', name: 'Annemasse', detail: 'Haute-Savoie, France', icon: MapPin },
  { id: 'annan', name: 'Annan', icon: House },
];
const LONG_PLACES: readonly Choice[] = [
  {
    id: 'llanfair',
    name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    detail: 'Isle of Anglesey, Wales, United Kingdom of Great Britain and Northern Ireland',
    icon: MapPin,
  },
];

type PlaceFieldProps = Partial<ComboboxProps<Choice>>;

function PlaceField({ inputValue = '', items = [], ...rest }: PlaceFieldProps) {
  const [text, setText] = useState(inputValue);
  return (
    <Combobox
      label="Where"
      icon={MapPin}
      placeholder="Town, region or country"
      {...rest}
      inputValue={text}
      onInputChange={setText}
      items={items}
      onChoose={({ name }) => setText(name)}
    />
  );
}

/** A click opens the list. */
const press = ['#app-gallery input'];

export const stories: WidgetStories = {
  widgets: ['Combobox'],
  states: {
    default: {
      show: () => (
        <Stack>
          <PlaceField hint="Where the trip begins" />
          <PlaceField inputValue="Annecy" />
          <PlaceField error="Choose a place from the list" inputValue="Anecy" />
          <PlaceField look="finder" />
        </Stack>
      ),
    },
    open: { show: () => <PlaceField inputValue="ann" items={PLACES} />, press },
    'open: searching': { show: () => <PlaceField inputValue="ann" isLoading />, press },
    'open: nothing found': { show: () => <PlaceField inputValue="xyz" />, press },
    'open: long text': { show: () => <PlaceField inputValue="gogo" items={LONG_PLACES} />, press },
    'search bar: open': { show: () => <PlaceField look="finder" inputValue="ann" items={PLACES} />, press },
    'keyboard focus': {
      show: () => (
        <Focused>
          <PlaceField />
        </Focused>
      ),
    },
  },
};
