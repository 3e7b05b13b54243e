import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';

import { Select } from './select';
import { Stepper } from './stepper';

const KILOMETRES = [
  { id: '100', name: '100 a day' },
  { id: '200', name: '200 a day' },
  { id: '0', name: 'Unlimited' },
];

function Form() {
  const [kilometres, setKilometres] = useState('100');
  const [beds, setBeds] = useState(2);
  return (
    <IntlProvider locale="en-IE" onError={() => undefined}>
      <Select
        label="Kilometres"
        items={KILOMETRES}
        selectedId={kilometres}
        onChoose={(item) => setKilometres(item.id)}
      />
      <Stepper label="People" value={beds} onChange={setBeds} min={1} max={3} />
    </IntlProvider>
  );
}

test('an option is chosen by arrow keys or by its first letter', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.tab();
  const box = screen.getByRole('combobox', { name: 'Kilometres' });
  expect(box).toHaveTextContent('100 a day');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(box).toHaveTextContent('200 a day');
  await user.keyboard('{Enter}u');
  expect(screen.getByRole('option', { name: '200 a day' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(box).toHaveTextContent('Unlimited');
  await user.keyboard('{ArrowDown}{Home}{Escape}');
  expect(box).toHaveTextContent('Unlimited');
});

test('a number stops at its limits, and the button there keeps the focus', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const more = screen.getByRole('button', { name: 'One more' });
  await user.click(more);
  await user.click(more);
  expect(screen.getByRole('group', { name: 'People' })).toHaveTextContent('3');
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(more).toHaveFocus();
});
