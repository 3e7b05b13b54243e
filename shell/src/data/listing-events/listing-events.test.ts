/** @jest-environment jsdom */
import { provideHttp, type Http } from '@campavia/api-client/core';
import type { SessionState } from '@campavia/remote-kit';

import { createListingEvents } from './listing-events';

let see: (entries: { target: Element; intersectionRatio: number }[]) => void = () => undefined;

class Observer {
  constructor(callback: typeof see) {
    see = callback;
  }
  observe = () => undefined;
  unobserve = () => undefined;
}

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility });

function turnPage(to: DocumentVisibilityState): void {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const sent: unknown[] = [];
const session = { current: () => ({ status: 'visitor' }) as SessionState };
const PAGE =
  '<article data-counts="visit 7"><p data-counts="print 8"></p><p data-counts="other 9"></p></article>';

async function aWatch() {
  document.body.innerHTML = PAGE;
  const events = createListingEvents(session);
  const stop = events.watch(document.body);
  await jest.advanceTimersByTimeAsync(0);
  return { ...events, stop };
}

/** Sends the counted events. */
const close = () => turnPage('hidden');
const card = () => document.querySelector('[data-counts="print 8"]') as Element;

beforeAll(() => import('./counting'), 60_000);
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IntersectionObserver: Observer });
  visibility = 'visible';
  sent.length = 0;
  const post = (_path: string, body: { marks: unknown[] }) => Promise.resolve(sent.push(...body.marks));
  provideHttp({ post } as unknown as Http);
});
afterEach(() => jest.useRealTimers());

test('a page that is not hydrated counts as viewed, its cards once they were in view for a second', async () => {
  await aWatch();
  see([{ target: card(), intersectionRatio: 1 }]);
  await jest.advanceTimersByTimeAsync(1_000);
  close();
  expect(sent).toEqual([
    { kind: 'visit', camper: 7 },
    { kind: 'print', camper: 8 },
  ]);
});

test('an event counted before hydration is not counted again after it', async () => {
  const { count, stop } = await aWatch();
  stop();
  count({ kind: 'visit', camper: 7 });
  count({ kind: 'print', camper: 8 });
  await jest.advanceTimersByTimeAsync(0);
  close();
  expect(sent).toEqual([
    { kind: 'visit', camper: 7 },
    { kind: 'print', camper: 8 },
  ]);
});

test('a page opened in the background is viewed when it comes into view, unless it was hydrated before', async () => {
  visibility = 'hidden';
  const { stop } = await aWatch();
  close();
  expect(sent).toEqual([]);
  stop();
  turnPage('visible');
  close();
  expect(sent).toEqual([]);
  await aWatch();
  turnPage('visible');
  close();
  expect(sent).toEqual([{ kind: 'visit', camper: 7 }]);
});

test('nothing is observed after the end, even if the code loads later', async () => {
  document.body.innerHTML = PAGE;
  createListingEvents(session).watch(document.body)();
  await jest.advanceTimersByTimeAsync(0);
  close();
  expect(sent).toEqual([]);
});
