import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';

import { placedField } from './field-name';
import { createTypedInput, type TypedInput } from './typed-input';

let stopListening: () => void = () => undefined;

/** A page with a form, at a history entry. */
function aPage(form: ReactNode = <Form />, key = 'a'): TypedInput {
  window.history.replaceState({ key }, '', '/d/account');
  const touched = new Set<string>();
  const handleInput = (event: Event) => {
    const field = placedField(event);
    if (field !== undefined) touched.add(field);
  };
  document.addEventListener('input', handleInput);
  stopListening = () => document.removeEventListener('input', handleInput);
  render(<main>{form}</main>);
  return createTypedInput(window, touched);
}

function Form() {
  const [name, setName] = useState('');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        Name
        <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <p>Hello {name}</p>
      <textarea aria-label="About you" />
      <textarea aria-label="About you" />
      <select aria-label="Language" defaultValue="">
        <option value="" />
        <option value="fr">French</option>
      </select>
      <input type="password" aria-label="Password" />
      <input autoComplete="cc-number" aria-label="Card" />
      <input type="checkbox" aria-label="News" />
      <button>Save</button>
    </form>
  );
}

/** The same page in a new document. */
function comeBack(form?: ReactNode, key?: string): TypedInput {
  stopListening();
  document.body.innerHTML = '';
  return aPage(form, key);
}

/** Restores and waits for it; `during` runs on the way. */
function restoreInput(typed: TypedInput, key = 'a', onRestoring: () => void = () => undefined): void {
  jest.useFakeTimers();
  act(() => {
    typed.restoreInput(key);
    jest.advanceTimersByTime(100);
    onRestoring();
    jest.runAllTimers();
  });
  jest.useRealTimers();
}

beforeEach(() => window.sessionStorage.clear());
afterEach(() => stopListening());

async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Name'), 'Maud');
  await userEvent.type(screen.getAllByLabelText('About you')[1] as HTMLElement, 'I like roads');
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'fr');
}

test('typed input is restored into the same fields, and the screen is notified', async () => {
  const typed = aPage();
  await fill();
  expect(typed.isTyping()).toBe(true);
  typed.keep();
  const after = comeBack();
  restoreInput(after);
  expect(await screen.findByText('Hello Maud')).toBeVisible();
  expect(screen.getAllByLabelText('About you').map((field) => (field as HTMLTextAreaElement).value)).toEqual([
    '',
    'I like roads',
  ]);
  expect(screen.getByLabelText('Language')).toHaveValue('fr');
  expect(after.isTyping()).toBe(true);
});

test('it is restored once, and to no other history entry', async () => {
  const typed = aPage();
  await fill();
  typed.keep();
  restoreInput(comeBack(undefined, 'b'), 'b');
  expect(screen.getByLabelText('Name')).toHaveValue('');
  restoreInput(comeBack());
  expect(screen.getByLabelText('Name')).toHaveValue('Maud');
  expect(window.sessionStorage.getItem('campavia.typed')).toBe('[]');
});

test('fields that render late are filled as well, and newer input is left alone', async () => {
  const typed = aPage();
  await fill();
  typed.keep();
  const after = comeBack(<Form />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ida');
  screen.getAllByLabelText('About you')[1]?.remove();
  const late = document.createElement('textarea');
  late.setAttribute('aria-label', 'About you');
  restoreInput(after, 'a', () => screen.getAllByLabelText('About you')[0]?.after(late));
  expect(screen.getByLabelText('Name')).toHaveValue('Ida');
  expect(late).toHaveValue('I like roads');
});

test('a submitted form is not saved', async () => {
  const typed = aPage();
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(typed.isTyping()).toBe(false);
});

test('secrets are never stored', async () => {
  const typed = aPage();
  await userEvent.type(screen.getByLabelText('Password'), 'campavia');
  await userEvent.type(screen.getByLabelText('Card'), '4242');
  expect(typed.isTyping()).toBe(false);
  typed.keep();
  expect(window.sessionStorage.getItem('campavia.typed')).toBeNull();
});

test('a field that a richer widget has replaced keeps its input', async () => {
  const typed = aPage(<input aria-label="Where from" />);
  const plain = screen.getByLabelText('Where from');
  await userEvent.type(plain, 'Annecy');
  const rich = document.createElement('input');
  rich.setAttribute('aria-label', 'Where from');
  rich.value = 'Annecy';
  plain.replaceWith(rich);
  expect(typed.isTyping()).toBe(true);
});

test('input on another page does not count for this one', async () => {
  const typed = aPage();
  await fill();
  window.history.replaceState({ key: 'b' }, '', '/s');
  expect(typed.isTyping()).toBe(false);
});
