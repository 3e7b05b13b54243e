import { render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';

import { Search } from '../icons';
import { Combobox } from './combobox';
import type { Choice } from './option-list';

const PLACES: Choice[] = [
  { id: 'annecy', name: 'Annecy', detail: 'Haute-Savoie, France' },
  { id: 'annemasse', name: 'Annemasse', detail: 'Haute-Savoie, France' },
  { id: 'beziers', name: 'Béziers', detail: 'Hérault, France' },
];

const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());

function Finder({ places = PLACES }: { places?: Choice[] }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const wanted = text.slice(0, 2).toLowerCase();
  const items = text ? places.filter((place) => place.id.startsWith(wanted)) : [];
  return (
    <form onSubmit={onSubmit}>
      <Combobox
        label="Where from"
        icon={Search}
        inputValue={text}
        onInputChange={setText}
        items={items}
        onChoose={(place) => {
          setChosen(place.id);
          setText(place.name);
        }}
      />
      <p>Chosen: {chosen}</p>
    </form>
  );
}

let user: UserEvent;
function renderFinder(places?: Choice[]) {
  user = userEvent.setup();
  render(
    <IntlProvider locale="en-IE" onError={() => undefined}>
      <Finder places={places} />
    </IntlProvider>,
  );
  return screen.getByRole('combobox', { name: 'Where from' });
}

const activeName = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.querySelector('b')?.textContent;

beforeEach(() => onSubmit.mockClear());

test('a place is found by keyboard alone', async () => {
  const input = renderFinder();
  await user.type(input, 'ann');
  expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeName(input)).toBe('Annemasse');
  await user.keyboard('{Home}');
  expect(activeName(input)).toBe('Annecy');
  await user.keyboard('{End}{ArrowDown}');
  expect(activeName(input)).toBe('Annecy');
  await user.keyboard('{Enter}');
  expect(screen.getByText('Chosen: annecy')).toBeVisible();
  expect(input).toHaveValue('Annecy');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Enter without an active option submits the form', async () => {
  const input = renderFinder();
  await user.type(input, 'ann{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('Escape first closes the list, then clears the field', async () => {
  const input = renderFinder();
  await user.type(input, 'ann{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(input).toHaveValue('ann');
  await user.keyboard('{Escape}');
  expect(input).toHaveValue('');
});

test('an option is chosen with the pointer and the field keeps the focus', async () => {
  const input = renderFinder();
  await user.type(input, 'ann');
  await user.click(screen.getByRole('option', { name: /Annemasse/ }));
  expect(input).toHaveValue('Annemasse');
  expect(input).toHaveFocus();
});

test('the typed part is highlighted, whatever its accents', async () => {
  const input = renderFinder();
  await user.type(input, 'bez');
  expect(screen.getByText('Béz', { selector: 'mark' })).toBeVisible();
});

test('an empty result is announced', async () => {
  const input = renderFinder([]);
  await user.type(input, 'zz');
  expect(screen.getByText(/Nothing found. Check the spelling/)).toBeVisible();
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found.');
});

test('leaving the field closes the list', async () => {
  const input = renderFinder();
  await user.type(input, 'ann');
  await user.tab();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
