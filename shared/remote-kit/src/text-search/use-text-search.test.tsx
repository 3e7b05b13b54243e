import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';

import { useTextSearch } from './use-text-search';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const asked: { text: string; signal: AbortSignal }[] = [];
let fails = false;
beforeEach(() => {
  asked.length = 0;
  fails = false;
});

async function find(text: string, signal: AbortSignal): Promise<string[]> {
  asked.push({ text, signal });
  if (fails) throw new Error('away');
  return [`${text} 1`, `${text} 2`];
}

function Found({ text }: { text: string }) {
  const { found, isLoading, hasFailed } = useTextSearch(text, { shortest: 3, keyOf: (q) => `q ${q}`, find });
  return <p>{hasFailed ? 'failed' : `${found.join(', ')}${isLoading ? ' …' : ''}`}</p>;
}

function open(text: string) {
  const page = (typed: string) => (
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <Found text={typed} />
    </SWRConfig>
  );
  const { rerender } = render(page(text));
  return { type: (typed: string) => rerender(page(typed)) };
}

const pause = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a text is searched after a pause, without surrounding spaces', async () => {
  const { type } = open('');
  for (const typed of ['a', 'an', 'ann', ' anne ']) {
    type(typed);
    await pause(100);
  }
  expect(asked).toEqual([]);
  await pause(300);
  expect(asked.map(({ text }) => text)).toEqual(['anne']);
  expect(screen.getByText('anne 1, anne 2')).toBeVisible();
});

test('a text that is too short has no results and sends no request', async () => {
  const { type } = open('');
  type('an');
  await pause(1000);
  expect(asked).toEqual([]);
  expect(screen.queryByText(/1/)).toBeNull();
});

test('a newer text aborts the request of the one before', async () => {
  const { type } = open('ann');
  await pause(300);
  type('annecy');
  await pause(300);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

test('a failure is shown until the text is empty', async () => {
  fails = true;
  const { type } = open('ann');
  await pause(300);
  expect(screen.getByText('failed')).toBeVisible();
  type('');
  await pause(300);
  expect(screen.queryByText('failed')).toBeNull();
});
