import { act, fireEvent, screen } from '@testing-library/react';

import { ApiError, provideHttp, type ApiErrorFacts, type Http } from '@campavia/api-client/core';
import { aBooking } from '@campavia/contracts/testing';
import { renderScreen } from '@campavia/testing';

import { SaveStatus } from './save-status';
import { useAutosave } from './use-autosave';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const booking = aBooking({ state: 'ABANDONED' });
const TYPING_ENDS_MS = 800;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function Message({ onSaved }: { onSaved: () => void }) {
  const autosave = useAutosave({ booking, onSaved });
  return (
    <>
      <textarea
        aria-label="Message"
        onInput={(event) => autosave.keep({ message: event.currentTarget.value })}
      />
      <SaveStatus {...autosave} />
    </>
  );
}

/** A message and the api's answers to it; `fails` lists the failures of the next calls. */
function openMessage() {
  const wire = { fails: undefined as Partial<ApiErrorFacts> | undefined, bodies: [] as unknown[] };
  const onSaved = jest.fn();
  const shown = renderScreen(<Message onSaved={onSaved} />);
  const patch = (endpoint: string, body: unknown) => {
    wire.bodies.push(body);
    const { fails } = wire;
    const error = fails && new ApiError({ kind: 'status', method: 'patch', endpoint, ...fails });
    return error ? Promise.reject(error) : Promise.resolve(booking);
  };
  provideHttp({ patch } as unknown as Http);
  return { ...shown, onSaved, wire };
}

async function write(text: string) {
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: text } });
  await pass(TYPING_ENDS_MS);
}

const PHONE_INSIDE: Partial<ApiErrorFacts> = { status: 400, fields: { message: ['Leave out the number.'] } };

test('a refused message is sent once: the reason is shown, and it waits for a change', async () => {
  const { wire, onSaved } = openMessage();
  wire.fails = PHONE_INSIDE;
  await write('Call 0612345678');
  expect(screen.getByRole('status')).toHaveTextContent(/Leave out the number.*Not saved as it is/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await pass(10 * 60_000);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(wire.bodies).toHaveLength(1);
  wire.fails = undefined;
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'Call me' } });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await pass(TYPING_ENDS_MS);
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(wire.bodies).toEqual([{ message: 'Call 0612345678' }, { message: 'Call me' }]);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test('a refused message is not sent again when leaving the page', async () => {
  const { wire, unmount } = openMessage();
  wire.fails = PHONE_INSIDE;
  await write('Call 0612345678');
  unmount();
  expect(wire.bodies).toHaveLength(1);
});

test.each<[string, Partial<ApiErrorFacts>]>([
  ['there is no response', { kind: 'network' }],
  ['the api is away', { status: 503 }],
  ['it came too slowly', { status: 408 }],
  ['it came too often', { status: 429 }],
])('while %s saving is retried, with growing pauses, until it succeeds', async (_, fails) => {
  const { wire, onSaved } = openMessage();
  wire.fails = fails;
  await write('We are two.');
  const calls: number[] = [];
  for (const seconds of [5, 10, 20, 40, 60]) {
    await pass(seconds * 1000 - 1);
    calls.push(wire.bodies.length);
    await pass(1);
  }
  expect(calls).toEqual([1, 2, 3, 4, 5]);
  expect(screen.getByRole('status')).toHaveTextContent(/we will try again/);
  wire.fails = undefined;
  await pass(60_000);
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test('there is no retry before the time that the api asks for', async () => {
  const { wire } = openMessage();
  wire.fails = { status: 429, retryAfterSeconds: 30 };
  await write('We are two.');
  await pass(29_999);
  expect(wire.bodies).toHaveLength(1);
  await pass(1);
  expect(wire.bodies).toHaveLength(2);
});
