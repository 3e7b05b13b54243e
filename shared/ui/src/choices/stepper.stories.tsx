import { useState } from 'react';

import { Focused, type WidgetStories } from '@campavia/testing/stories';

import { Stepper, type StepperProps } from './stepper';

function TravellerStepper({ value, ...rest }: Partial<StepperProps>) {
  const [count, setCount] = useState(value ?? 2);
  return <Stepper label="Travellers" min={1} max={9} {...rest} value={count} onChange={setCount} />;
}

export const stories: WidgetStories = {
  widgets: ['Stepper'],
  states: {
    default: { show: () => <TravellerStepper /> },
    'at the minimum': { show: () => <TravellerStepper value={1} /> },
    'at the maximum': { show: () => <TravellerStepper value={9} /> },
    'value in words': { show: () => <TravellerStepper format={(value) => `${value} travellers or more`} /> },
    'keyboard focus': {
      show: () => (
        <Focused>
          <TravellerStepper />
        </Focused>
      ),
    },
  },
};
