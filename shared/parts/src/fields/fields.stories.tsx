import type { WidgetStories } from '@campavia/testing/stories';
import { Form } from '@campavia/ui/forms';

import { ChoiceField } from './choice-field';
import { NumberField } from './number-field';
import { SectionHead } from './section-head';
import { StepperField } from './stepper-field';
import { SuggestionField } from './suggestion-field';

const FUELS = [
  { id: 'diesel', name: 'Diesel' },
  { id: 'petrol', name: 'Petrol' },
];
const BRANDS = ['Adria', 'Pössl', 'Westfalia'];

interface ExampleProps {
  errors?: Record<string, string>;
}

function Example({ errors = {} }: ExampleProps) {
  return (
    <Form summaryTitle="Not saved" errors={{ fields: errors, form: [] }} onSubmit={() => undefined}>
      <SectionHead id="vehicle" title="The vehicle" text="Most of it is in the registration certificate." />
      <ChoiceField name="fuel" label="Fuel" value="diesel" choices={FUELS} />
      <NumberField name="gvw" label="Gross weight" hint="Box F.2" value="3500" unit="kg" isWhole />
      <StepperField name="beds" label="Beds" value="2" min={0} max={9} />
      <SuggestionField name="brand" label="Converted by" value="Pössl" suggest={() => BRANDS} />
    </Form>
  );
}

export const stories: WidgetStories = {
  widgets: ['ChoiceField', 'NumberField', 'SectionHead', 'StepperField', 'SuggestionField'],
  states: {
    default: { show: () => <Example /> },
    refused: {
      show: () => (
        <Example
          errors={{ fuel: 'Choose one.', gvw: 'At least 300.', beds: 'At most 9.', brand: 'Too long.' }}
        />
      ),
    },
  },
};
