import { useState } from 'react';

import { Focused, type WidgetStories } from '@campavia/testing/stories';

import { Stack } from '../core';
import { Stepper, type StepperProps } from './stepper';

function TravellerStepper({ value, ...rest }: Partial<StepperProps>) {
  const [count, setCount] = useState(value ?? 2);
  return <Stepper label="Travellers" min={1} max={9} {...rest} value={count} onChange={setCount} />;
}

export const stories: WidgetStories = {
  widgets: ['Stepper'],
  states: {
    default: {
      show: () => (
        <Stack>
          <TravellerStepper />
          <TravellerStepper value={1} />
          <TravellerStepper value={9} />
          <TravellerStepper format={(value) => `${value} travellers or more`} />
        </Stack>
      ),
    },
    'keyboard focus': {
      show: () => (
        <Focused>
          <TravellerStepper />
        </Focused>
      ),
    },
  },
};
