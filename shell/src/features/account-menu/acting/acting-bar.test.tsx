import { act, screen } from '@testing-library/react';

import { aMe } from '@campavia/contracts/testing';
import { type ToastShown } from '@campavia/remote-kit';
import { renderScreen } from '@campavia/testing';

import { ActingBar } from './acting-bar';
import { showActing } from './show-acting-bar';

const actor = { id: 1, first_name: 'Sam' };
const user = aMe({ id: 48_213, first_name: 'Maeve', actor });
const NOW = Date.parse('2027-03-10T09:00:00Z');

function mockCookies(get: (name: string) => Promise<unknown>) {
  Object.defineProperty(window, 'cookieStore', { configurable: true, value: { get } });
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask'] });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'cookieStore');
  document.body.replaceChildren();
});

async function renderBar(stop = jest.fn(() => Promise.resolve())) {
  const rendered = renderScreen(<ActingBar stop={stop} />, { user });
  await act(() => jest.advanceTimersByTimeAsync(0));
  return { stop, ...rendered };
}

describe('the bar of staff who act as a user', () => {
  it('is announced, and names the user and the actions that are not allowed', async () => {
    await renderBar();
    expect(screen.getByRole('region', { name: 'Signed in as a user' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('You are signed in as Maeve (no. 48213).');
    expect(screen.getByText('No payments, IBAN, password or deletion.')).toBeInTheDocument();
  });

  it('counts down the minutes if the browser knows the lifetime of the cookie', async () => {
    const get = jest.fn(() => Promise.resolve({ expires: NOW + 27 * 60_000 }));
    mockCookies(get);
    await renderBar();
    expect(get).toHaveBeenCalledWith('campaviaAPI_access_token');
    expect(screen.getByText(/27 minutes left\./)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(26 * 60_000));
    expect(screen.getByText(/1 minute left\./)).toBeInTheDocument();
  });

  it('ends acting, once however often it is clicked', async () => {
    const { stop } = await renderBar(jest.fn(() => new Promise<void>(() => undefined)));
    const button = screen.getByRole('button', { name: 'End session' });
    act(() => button.click());
    act(() => button.click());
    expect(stop).toHaveBeenCalledTimes(1);
    expect(button).toHaveTextContent('Ending session');
  });

  it('reports when acting could not be ended', async () => {
    const { platform } = await renderBar(jest.fn(() => Promise.reject(new Error('away'))));
    const toasts: ToastShown[] = [];
    platform.events.subscribe('toast.shown', (toast) => toasts.push(toast));
    await act(async () => screen.getByRole('button', { name: 'End session' }).click());
    expect(toasts).toEqual([{ tone: 'stop', title: 'You are still signed in as this user. Try again.' }]);
    expect(screen.getByRole('button', { name: 'End session' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('is hidden for users who are themselves', async () => {
    renderScreen(<ActingBar stop={jest.fn()} />, { user: aMe() });
    expect(screen.queryByRole('region')).toBeNull();
  });
});

test('comes before the header, once, and dialogs do not hide it from screen readers', async () => {
  renderScreen(<div id="header" />, { user });
  const messages = Promise.resolve({});
  await act(async () => void (await Promise.all([showActing(messages), showActing(messages)])));
  const bars = screen.getAllByRole('region', { name: 'Signed in as a user' });
  expect(bars).toHaveLength(1);
  const container = document.getElementById('acting');
  expect(container?.nextElementSibling).toBe(document.getElementById('header'));
  expect(container).toHaveAttribute('data-react-aria-top-layer', 'true');
});
