import type { WidgetStories } from '@campavia/testing/stories';

import { Form } from './form';
import { SubmitButton } from './submit-button';
import { TextAreaField } from './text-area-field';

function TentForm({ defaultValue }: { defaultValue?: string }) {
  return (
    <Form
      summaryTitle="Nothing was reserved"
      checks={{ wishes: (value) => (value ? undefined : 'Tell us what you need') }}
      onSubmit={() => {}}
    >
      <TextAreaField
        name="wishes"
        label="Wishes"
        hint="Which pegs, for example"
        defaultValue={defaultValue}
      />
      <SubmitButton busyLabel="Reserving">Reserve</SubmitButton>
    </Form>
  );
}

export const stories: WidgetStories = {
  widgets: ['TextAreaField'],
  states: {
    filled: { show: () => <TentForm defaultValue={'Long pegs, please.\nAnd a mallet.'} /> },
    'invalid: nothing entered': { show: () => <TentForm />, press: ['[type="submit"]'] },
  },
};
