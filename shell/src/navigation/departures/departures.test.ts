import { siteOf, type Site } from '@campavia/i18n/sites';
import { createEventBus, type BuildUpdated } from '@campavia/remote-kit';

import { createDepartures } from './departures';

const findAddress = (pathname: string) =>
  pathname.startsWith('/campers')
    ? { id: 'listing', pattern: '/campers/{id}', part: 'mf-listing' }
    : { id: 'search', pattern: '/s', part: 'mf-search' };

const latest = jest.fn(() => Promise.resolve(Response.json({ id: 'two' })));

function aPage() {
  window.history.replaceState({ key: 'a' }, '', '/s');
  document.body.innerHTML = '<main><a href="/campers/4">Maud</a><input aria-label="Where"></main>';
  const events = createEventBus();
  const received: BuildUpdated[] = [];
  events.subscribe('build.updated', (update) => received.push(update));
  const composition = { id: 'one', channel: 'production', parts: {} };
  const site = siteOf('fr-be') as Site;
  const renew = jest.fn();
  const departures = createDepartures({ window, site, composition, events, findAddress, renew });
  const from = { pathname: '/s', search: '', hash: '', state: null, key: 'a' };
  const leavesFor = (to: string) =>
    departures.leaves({ url: new URL(to, 'http://localhost'), kind: 'PUSH', from, keepsScroll: false });
  return { ...departures, leavesFor, received, renew };
}

/** Lets the watcher load and request. */
async function comeIn(sign: string): Promise<void> {
  document.querySelector('a')?.dispatchEvent(new Event(sign, { bubbles: true }));
  await import('./departure-watch');
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

beforeEach(() => {
  window.sessionStorage.clear();
  latest.mockClear();
  Object.assign(globalThis, { fetch: latest });
});

test('nothing is requested without interaction with the page', async () => {
  const { leavesFor, arrive } = aPage();
  await comeIn('load');
  expect(latest).not.toHaveBeenCalled();
  expect(leavesFor('/campers/4')).toBe(false);
  arrive('b');
});

test('a reader who hovers a link learns of a newer composition, and navigates to it', async () => {
  const { leavesFor, received } = aPage();
  await comeIn('pointerover');
  expect(latest).toHaveBeenCalledWith('/latest-build.json?site=fr-be', expect.anything());
  expect(received).toEqual([{ current: 'one', latest: 'two' }]);
  expect(leavesFor('/campers/4')).toBe(true);
});

test('an update that arrives while the next page is loading loads the new composition', async () => {
  const { leavesFor, renew } = aPage();
  expect(leavesFor('/campers/4')).toBe(false);
  await comeIn('pointerover');
  expect(renew).toHaveBeenCalledTimes(1);
});

test('an update does not navigate away from a page that is being read or typed into', async () => {
  const arrived = aPage();
  arrived.leavesFor('/campers/4');
  arrived.arrive('b');
  await comeIn('pointerover');
  expect(arrived.renew).not.toHaveBeenCalled();

  const typing = aPage();
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  typing.leavesFor('/campers/4');
  await comeIn('pointerover');
  expect(typing.renew).not.toHaveBeenCalled();
});

test('no update navigates away during a payment', async () => {
  const { leavesFor, holdPage } = aPage();
  await comeIn('focusin');
  const letGo = holdPage('payment');
  expect(leavesFor('/campers/4')).toBe(false);
  letGo();
  expect(leavesFor('/campers/4')).toBe(true);
});

test('input typed before the watcher loaded is saved all the same', async () => {
  const { leavesFor } = aPage();
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = 'Annecy';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await comeIn('pointerover');
  expect(leavesFor('/s?beds=2')).toBe(false);
  expect(leavesFor('/campers/4')).toBe(true);
  expect(window.sessionStorage.getItem('campavia.typed')).toContain('Annecy');
});
