/** @jest-environment jsdom */
import { provideHttp, type Http } from '@campavia/api-client/core';
import type { ListingEvent } from '@campavia/contracts';

import { createListingEventCounter, type ListingEventViewer } from './index';

const VISITOR: ListingEventViewer = { status: 'visitor' };
const GUEST: ListingEventViewer = { status: 'signed-in', user: { is_staff: false, actor: null } };

const print = (camper: number): ListingEvent => ({ kind: 'print', camper });
const visit = (camper: number): ListingEvent => ({ kind: 'visit', camper });

const post = jest.fn((..._call: unknown[]) => Promise.resolve({ counted: 1 }));
const sent = () => post.mock.calls.map(([, body]) => (body as { marks: ListingEvent[] }).marks);

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility });

function turnPage(to: DocumentVisibilityState): void {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

beforeEach(() => {
  jest.useFakeTimers();
  post.mockClear();
  visibility = 'visible';
  provideHttp({ post } as unknown as Http);
});
afterEach(() => jest.useRealTimers());

test('events within five seconds are sent in one call that outlives the page', () => {
  const count = createListingEventCounter(() => VISITOR);
  count(print(1));
  jest.advanceTimersByTime(4_000);
  count(print(2));
  count(visit(2));
  jest.advanceTimersByTime(999);
  expect(post).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(sent()).toEqual([[print(1), print(2), visit(2)]]);
  expect(post.mock.calls[0]?.[2]).toMatchObject({ keepalive: true });
  jest.advanceTimersByTime(60_000);
  expect(post).toHaveBeenCalledTimes(1);
});

test('a camper counts once however often its card is visible', () => {
  const count = createListingEventCounter(() => VISITOR);
  count(print(1));
  jest.advanceTimersByTime(5_000);
  count(print(1));
  count(print(1));
  jest.advanceTimersByTime(60_000);
  expect(sent()).toEqual([[print(1)]]);
});

test('a page that is closed sends its events, once', () => {
  const count = createListingEventCounter(() => GUEST);
  count(print(7));
  turnPage('hidden');
  expect(sent()).toEqual([[print(7)]]);
  turnPage('visible');
  jest.advanceTimersByTime(60_000);
  turnPage('hidden');
  expect(sent()).toHaveLength(1);
});

test('more than a hundred are sent in several calls', () => {
  const count = createListingEventCounter(() => VISITOR);
  for (let camper = 1; camper <= 230; camper += 1) count(print(camper));
  jest.advanceTimersByTime(5_000);
  expect(sent().map(({ length }) => length)).toEqual([100, 100, 30]);
});

test.each<[string, ListingEventViewer]>([
  ['staff', { status: 'signed-in', user: { is_staff: true, actor: null } }],
  [
    'staff who act as a user',
    { status: 'signed-in', user: { is_staff: false, actor: { id: 4, first_name: 'Staff' } } },
  ],
])('views by %s are never sent', (_, viewer) => {
  const count = createListingEventCounter(() => viewer);
  count(print(1));
  turnPage('hidden');
  jest.advanceTimersByTime(60_000);
  expect(post).not.toHaveBeenCalled();
});

test('nothing is sent while the viewer is unknown, everything once they are known', () => {
  let viewer: ListingEventViewer = { status: 'unknown' };
  const count = createListingEventCounter(() => viewer);
  count(print(1));
  jest.advanceTimersByTime(11_000);
  expect(post).not.toHaveBeenCalled();
  viewer = GUEST;
  jest.advanceTimersByTime(5_000);
  expect(sent()).toEqual([[print(1)]]);
});

test('lost listing events cause no error', async () => {
  post.mockRejectedValueOnce(new Error('offline'));
  const count = createListingEventCounter(() => VISITOR);
  count(print(1));
  await jest.advanceTimersByTimeAsync(5_000);
  count(print(2));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent()).toEqual([[print(1)], [print(2)]]);
});
