import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { renderScreen } from '@campavia/testing';
import { Form } from '@campavia/ui/forms';

import { ChoiceField, StepperField, SuggestionField } from './index';

const FUELS = [
  { id: 'diesel', name: 'Diesel' },
  { id: 'petrol', name: 'Petrol' },
];

/** A form that is rendered again with its initial values. */
function Example({ onSubmit }: { onSubmit: (values: Record<string, string>) => void }) {
  const [count, setCount] = useState(0);
  return (
    <Form summaryTitle="Not saved" onSubmit={onSubmit}>
      <ChoiceField name="fuel" label="Fuel" value="diesel" choices={FUELS} />
      <StepperField name="beds" label="Beds" value="2" min={0} max={9} />
      <SuggestionField name="brand" label="Brand" value="" suggest={() => []} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Again {count}
      </button>
      <button type="submit">Save</button>
    </Form>
  );
}

test('a chosen value is submitted, also after the form was rendered again', async () => {
  const onSubmit = jest.fn();
  renderScreen(<Example onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Fuel' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Petrol' }));
  await userEvent.click(screen.getByRole('button', { name: /more/i }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Brand' }), 'Adria');
  await userEvent.click(screen.getByRole('button', { name: /^Again/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledWith({ fuel: 'petrol', beds: '3', brand: 'Adria' });
});
