import { MapPin, Users } from 'lucide-react';

import { Focused, type WidgetStories } from '@campavia/testing/stories';

import { DatesField, FinderButton, FinderInput } from './finder';
import { Stack } from './layout';

const LONG = 'Provence-Alpes-Côte d’Azur, with everything between Menton and Saint-Rémy-de-Provence';

export const stories: WidgetStories = {
  widgets: ['FinderButton', 'FinderInput', 'DatesField'],
  states: {
    default: {
      show: () => (
        <Stack>
          <FinderInput label="Where" icon={MapPin} placeholder="Town, region or country" />
          <DatesField label="When" placeholder="Add dates" />
          <FinderInput label="Where" icon={MapPin} defaultValue="Annecy" />
          <DatesField label="When" placeholder="Add dates" value="12 – 19 June" aria-expanded />
          <FinderButton label="Who" icon={Users} placeholder="Add travellers" value="4 travellers" />
        </Stack>
      ),
    },
    'long text': {
      show: () => (
        <Stack>
          <FinderInput label="Where" icon={MapPin} defaultValue={LONG} />
          <FinderButton label="Who" icon={Users} placeholder={LONG} />
        </Stack>
      ),
    },
    'button, keyboard focus': {
      show: () => (
        <Focused>
          <DatesField label="When" placeholder="Add dates" />
        </Focused>
      ),
    },
    'text, keyboard focus': {
      show: () => (
        <Focused>
          <FinderInput label="Where" icon={MapPin} placeholder="Town, region or country" />
        </Focused>
      ),
    },
  },
};
