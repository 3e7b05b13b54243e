import { act, screen } from '@testing-library/react';
import { useState } from 'react';

import { provideHttp, type Http } from '@campavia/api-client/core';
import { createListingEventCounter } from '@campavia/api-client/listing-events';
import type { Me } from '@campavia/contracts';
import { aMe } from '@campavia/contracts/testing';
import { platform } from '@campavia/remote-kit';
import { renderScreen } from '@campavia/testing';

import { useCountImpression } from './use-count-impression';

type See = (entries: { target: Element; intersectionRatio: number }[]) => void;
let see: See = () => undefined;

class Eye {
  constructor(callback: See) {
    see = (entries) => act(() => callback(entries));
  }
  observe = () => undefined;
  unobserve = () => undefined;
}
Object.assign(globalThis, { IntersectionObserver: Eye });

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility });

function turnPage(to: DocumentVisibilityState): void {
  visibility = to;
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

function Card({ id }: { id: number }) {
  return <li {...useCountImpression(id)}>{`Camper ${id}`}</li>;
}

const countListingEvent = createListingEventCounter(() => platform().session.current());

function Cards({ ids }: { ids: number[] }) {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <ul>{isThere && ids.map((id) => <Card key={id} id={id} />)}</ul>
      <button onClick={() => setThere(false)}>Go on</button>
    </>
  );
}

function show(ids: number[], user?: Me) {
  const bodies: unknown[] = [];
  const post = (_path: string, body: unknown) => Promise.resolve(bodies.push(body));
  renderScreen(<Cards ids={ids} />, { user, platform: { countListingEvent } });
  provideHttp({ post } as unknown as Http);
  return bodies;
}

const lookAt = (id: number, intersectionRatio: number) =>
  see([{ target: screen.getByText(`Camper ${id}`), intersectionRatio }]);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const LONG = 20_000;

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
});
afterEach(() => jest.useRealTimers());

test('a card that is half visible for a second is counted once', async () => {
  const bodies = show([1, 2]);
  lookAt(1, 0.5);
  lookAt(2, 0.49);
  await pass(LONG);
  lookAt(1, 1);
  await pass(LONG);
  expect(bodies).toEqual([{ marks: [{ kind: 'print', camper: 1 }] }]);
});

test('a card that is scrolled past or removed within the second is not counted', async () => {
  const bodies = show([11, 12]);
  lookAt(11, 1);
  lookAt(12, 1);
  await pass(999);
  lookAt(11, 0.1);
  act(() => screen.getByRole('button').click());
  await pass(LONG);
  expect(bodies).toEqual([]);
});

test('the second starts again when the page becomes visible again', async () => {
  const bodies = show([21]);
  lookAt(21, 1);
  await pass(900);
  turnPage('hidden');
  await pass(LONG);
  turnPage('visible');
  await pass(999);
  turnPage('hidden');
  expect(bodies).toEqual([]);
  turnPage('visible');
  await pass(1_000);
  turnPage('hidden');
  expect(bodies).toEqual([{ marks: [{ kind: 'print', camper: 21 }] }]);
});

test('views by staff are not counted', async () => {
  const bodies = show([31], aMe({ is_staff: true }));
  lookAt(31, 1);
  await pass(LONG);
  expect(bodies).toEqual([]);
});

test('a card has attributes for counting before hydration', () => {
  show([41]);
  expect(screen.getByText('Camper 41')).toHaveAttribute('data-counts', 'print 41');
});
