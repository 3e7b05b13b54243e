import { Caravan, Truck } from 'lucide-react';
import { useState } from 'react';

import { Focused, type WidgetStories } from '@campavia/testing/stories';

import { Stack } from '../core';
import type { Choice } from './option-list';
import { Select, type SelectProps } from './select';

const TYPES: readonly Choice[] = [
  { id: 'campervan', name: 'Campervan', detail: 'converted panel van', icon: Truck },
  { id: 'coachbuilt', name: 'Coach built', icon: Truck },
  { id: 'caravan', name: 'Caravan', detail: 'towed', icon: Caravan },
];
const LONG_TYPES: readonly Choice[] = [
  { id: 'long', name: 'A fire engine that was converted for living over the course of eleven years' },
];

function TypeSelect({ selectedId, items = TYPES, ...rest }: Partial<SelectProps<Choice>>) {
  const [chosen, setChosen] = useState(selectedId);
  return (
    <Select
      label="Type of vehicle"
      placeholder="Choose a type"
      {...rest}
      items={items}
      selectedId={chosen}
      onChoose={({ id }) => setChosen(id)}
    />
  );
}

/** A click opens the list. */
const press = ['#app-gallery button'];

export const stories: WidgetStories = {
  widgets: ['Select'],
  states: {
    default: {
      show: () => (
        <Stack>
          <TypeSelect />
          <TypeSelect selectedId="campervan" hint="As in the registration" />
          <TypeSelect error="Choose the type of the vehicle" />
          <TypeSelect isLabelHidden selectedId="caravan" />
        </Stack>
      ),
    },
    open: { show: () => <TypeSelect selectedId="campervan" />, press },
    'open: nothing chosen': { show: () => <TypeSelect />, press },
    'open: long text': { show: () => <TypeSelect items={LONG_TYPES} selectedId="long" />, press },
    'keyboard focus': {
      show: () => (
        <Focused>
          <TypeSelect />
        </Focused>
      ),
    },
  },
};
