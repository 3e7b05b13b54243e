import { act } from '@testing-library/react';

import { provideHttp, type Http } from '@campavia/api-client/core';
import { createListingEventCounter } from '@campavia/api-client/listing-events';
import type { Me } from '@campavia/contracts';
import { aListing, aMe } from '@campavia/contracts/testing';
import { platform } from '@campavia/remote-kit';
import { renderScreen } from '@campavia/testing';

import { useCountView } from './use-count-view';

const OWNER = 77;
let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility });

function turnPage(to: DocumentVisibilityState): void {
  visibility = to;
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

function Looking({ id }: { id: number }) {
  useCountView(aListing({ id, owner: { ...aListing().owner, id: OWNER } }));
  return null;
}

const countListingEvent = createListingEventCounter(() => platform().session.current());

function look(id: number, user?: Me) {
  const marks: unknown[] = [];
  const post = (_path: string, body: { marks: unknown[] }) => Promise.resolve(marks.push(...body.marks));
  const { unmount } = renderScreen(<Looking id={id} />, { user, platform: { countListingEvent } });
  provideHttp({ post } as unknown as Http);
  return { marks, unmount };
}

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
});
afterEach(() => jest.useRealTimers());

test('opening a camper is one view, however often the reader comes back to it', () => {
  const first = look(1);
  turnPage('hidden');
  expect(first.marks).toEqual([{ kind: 'visit', camper: 1 }]);
  first.unmount();
  turnPage('visible');
  const again = look(1, aMe({ id: 5 }));
  turnPage('hidden');
  expect(again.marks).toEqual([]);
});

test('a page opened in the background is viewed when it comes into view', () => {
  visibility = 'hidden';
  const { marks } = look(2);
  jest.advanceTimersByTime(60_000);
  expect(marks).toEqual([]);
  turnPage('visible');
  jest.advanceTimersByTime(5_000);
  expect(marks).toEqual([{ kind: 'visit', camper: 2 }]);
});

test.each([
  ['owners at their own camper', aMe({ id: OWNER })],
  ['staff', aMe({ id: 5, is_staff: true })],
])('views by %s are not counted', (_, user) => {
  const { marks } = look(3, user);
  turnPage('hidden');
  jest.advanceTimersByTime(60_000);
  expect(marks).toEqual([]);
});
