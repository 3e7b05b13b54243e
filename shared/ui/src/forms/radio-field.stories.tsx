import type { WidgetStories } from '@campavia/testing/stories';

import { Form } from './form';
import { RadioField } from './radio-field';
import { SubmitButton } from './submit-button';

const OPTIONS = [
  { value: 'small', label: 'A small tent', hint: 'Sleeps two' },
  { value: 'large', label: 'A large tent' },
  { value: 'roof', label: 'A roof tent', hint: 'Not available for your car', isDisabled: true },
];

function TentForm({ defaultValue }: { defaultValue?: string }) {
  return (
    <Form
      summaryTitle="Nothing was reserved"
      checks={{ tent: (value) => (value ? undefined : 'Choose a tent') }}
      onSubmit={() => {}}
    >
      <RadioField name="tent" label="Which tent?" options={OPTIONS} defaultValue={defaultValue} />
      <SubmitButton busyLabel="Reserving">Reserve</SubmitButton>
    </Form>
  );
}

export const stories: WidgetStories = {
  widgets: ['RadioField'],
  states: {
    empty: { show: () => <TentForm /> },
    chosen: { show: () => <TentForm defaultValue="large" /> },
    'invalid: nothing chosen': { show: () => <TentForm />, press: ['[type="submit"]'] },
  },
};
