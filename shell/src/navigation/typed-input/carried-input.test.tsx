import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { createDepartures } from '../departures/departures';
import { createTypedInput, type TypedInput } from './typed-input';

/** A sign-up form in a given language, at an address. */
function aPage(path: string, form: ReactNode, touched = new Set<string>()): TypedInput {
  document.body.innerHTML = '';
  window.history.replaceState({ key: path }, '', path);
  render(<main>{form}</main>);
  return createTypedInput(window, touched);
}

function SignUp({ labels }: { labels: string[] }) {
  const [email, name, about, terms, call, password] = labels;
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input name="email" aria-label={email} />
      <input aria-label={name} />
      <textarea aria-label={about} />
      <input type="checkbox" name="terms" aria-label={terms} />
      <input type="radio" name="call" value="no" defaultChecked aria-label="–" />
      <input type="radio" name="call" value="yes" aria-label={call} />
      <input type="password" name="password" aria-label={password} />
      <button>OK</button>
    </form>
  );
}

const ENGLISH = ['E-mail', 'Name', 'About you', 'I agree', 'Call me', 'Password'];
const GERMAN = ['E-Mail', 'Vorname', 'Über Sie', 'Einverstanden', 'Anrufen', 'Passwort'];

function restoreInput(typed: TypedInput): void {
  jest.useFakeTimers();
  act(() => {
    typed.restoreInput(window.location.pathname);
    jest.runAllTimers();
  });
  jest.useRealTimers();
}

async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText('E-mail'), 'maud@example.org');
  await userEvent.type(screen.getByLabelText('Name'), 'Maud');
  await userEvent.click(screen.getByLabelText('I agree'));
  await userEvent.click(screen.getByLabelText('Call me'));
  await userEvent.type(screen.getByLabelText('Password'), 'campavia');
}

beforeEach(() => window.sessionStorage.clear());

test('an unsent form is carried to the same page in another language, with checkboxes, without secrets', async () => {
  const typed = aPage('/signup', <SignUp labels={ENGLISH} />);
  await fill();
  typed.keepFor('/de/signup');
  expect(window.sessionStorage.getItem('campavia.typed')).not.toContain('"campavia"');
  restoreInput(aPage('/de/signup', <SignUp labels={GERMAN} />));
  expect(screen.getByLabelText('E-Mail')).toHaveValue('maud@example.org');
  expect(screen.getByLabelText('Vorname')).toHaveValue('Maud');
  expect(screen.getByLabelText('Über Sie')).toHaveValue('');
  expect(screen.getByLabelText('Einverstanden')).toBeChecked();
  expect(screen.getByLabelText('Anrufen')).toBeChecked();
  expect(screen.getByLabelText('Passwort')).toHaveValue('');
});

test('fields without a name are not carried to a different page', async () => {
  const typed = aPage('/signup', <SignUp labels={ENGLISH} />);
  await fill();
  typed.keepFor('/de/signup');
  restoreInput(
    aPage(
      '/de/signup',
      <form>
        <input aria-label="Firma" />
        <input name="email" aria-label="E-Mail" />
      </form>,
    ),
  );
  expect(screen.getByLabelText('Firma')).toHaveValue('');
  expect(screen.getByLabelText('E-Mail')).toHaveValue('maud@example.org');
});

test('a form that was sent and refused is still there after signing in again', async () => {
  const touched = new Set<string>();
  const typed = aPage('/d/account', <SignUp labels={ENGLISH} />, touched);
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  typed.keepFor('/d/account');
  aPage('/login', <p>Sign in</p>);
  restoreInput(aPage('/d/account', <SignUp labels={ENGLISH} />, touched));
  expect(screen.getByLabelText('Name')).toHaveValue('Maud');
});

test('it is restored on that page only, and once', async () => {
  const typed = aPage('/signup', <SignUp labels={ENGLISH} />);
  await fill();
  typed.keepFor('/de/signup');
  restoreInput(aPage('/fr/signup', <SignUp labels={GERMAN} />));
  expect(screen.getByLabelText('E-Mail')).toHaveValue('');
  restoreInput(aPage('/de/signup', <SignUp labels={GERMAN} />));
  restoreInput(aPage('/de/signup', <SignUp labels={GERMAN} />));
  expect(screen.getByLabelText('E-Mail')).toHaveValue('');
});

test('the next user of this browser finds none of it', async () => {
  const typed = aPage('/signup', <SignUp labels={ENGLISH} />);
  await fill();
  typed.keepFor('/signup');
  const composition = { id: 'one', channel: 'production', parts: {} };
  const findAddress = () => undefined;
  const events = { send: jest.fn(), subscribe: jest.fn() };
  const site = { locale: 'en-us' } as never;
  createDepartures({ window, site, composition, events, findAddress }).forgetTyped();
  restoreInput(aPage('/signup', <SignUp labels={ENGLISH} />));
  expect(screen.getByLabelText('E-mail')).toHaveValue('');
});
