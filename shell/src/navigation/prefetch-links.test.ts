import { siteOf, type Site } from '@campavia/i18n/sites';

import { prefetchLinks } from './prefetch-links';

const LISTING = { part: 'mf-listing', id: 'listing', pattern: '/campers/{id}' };
const PAGE = { addressId: 'listing', path: '/campers/1201', search: '?date_from=2027-07-01' };

function openPage(connection: object = {}) {
  document.body.innerHTML =
    '<main><a href="/fr/campers/1201?date_from=2027-07-01">Pössl</a><a href="/fr/help">Help</a></main>';
  Object.defineProperty(window.navigator, 'connection', { value: connection, configurable: true });
  const prefetch = jest.fn();
  const listeners = jest.spyOn(document, 'addEventListener').mockImplementation();
  const findAddress = (pathname: string) => (pathname.startsWith('/fr/campers/') ? LISTING : undefined);
  prefetchLinks({ window, site: siteOf('fr') as Site, findAddress, prefetch });
  const dispatch = (type: string, link = 0, isTrusted = true, over: object = {}) => {
    const event = { type, isTrusted, target: document.querySelectorAll('a')[link], ...over };
    for (const [name, listener] of listeners.mock.calls) {
      if (name === type) (listener as (event: unknown) => void)(event);
    }
  };
  return { prefetch, dispatch };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each(['focusin', 'touchstart', 'pointerdown'])(
  '%s on a link loads screen and data of its page',
  (type) => {
    const { prefetch, dispatch } = openPage();
    dispatch(type);
    expect(prefetch.mock.calls).toEqual([['mf-listing', 'listing', PAGE]]);
  },
);

test('a pointer that crosses a link loads its screen; data is loaded once it stays', () => {
  const { prefetch, dispatch } = openPage();
  dispatch('pointerover');
  dispatch('pointerover', 1);
  jest.runAllTimers();
  expect(prefetch.mock.calls).toEqual([['mf-listing', 'listing', undefined]]);
  dispatch('pointerover');
  jest.runAllTimers();
  expect(prefetch).toHaveBeenLastCalledWith('mf-listing', 'listing', PAGE);
});

test('a link under the pointer when the scripts start counts as pointed at', () => {
  const find = document.querySelector.bind(document);
  const hovered = (selector: string) => find(selector === 'a:hover' ? 'a' : selector);
  jest.spyOn(document, 'querySelector').mockImplementation(hovered);
  const { prefetch } = openPage();
  jest.runAllTimers();
  expect(prefetch).toHaveBeenLastCalledWith('mf-listing', 'listing', PAGE);
});

test('an event that React repeats after hydration does not end the hovering', () => {
  const { prefetch, dispatch } = openPage();
  dispatch('pointerover');
  dispatch('pointerover', 0, false);
  jest.runAllTimers();
  expect(prefetch).toHaveBeenLastCalledWith('mf-listing', 'listing', PAGE);
});

test('events dispatched by scripts load no data', () => {
  const { prefetch, dispatch } = openPage();
  dispatch('focusin', 0, false);
  expect(prefetch.mock.calls).toEqual([['mf-listing', 'listing', undefined]]);
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'nothing is prefetched with %p',
  (connection) => {
    const { prefetch, dispatch } = openPage(connection);
    dispatch('focusin');
    expect(prefetch).not.toHaveBeenCalled();
  },
);

test('listens before React, which stops events of elements that it has yet to hydrate', () => {
  openPage();
  jest.restoreAllMocks();
  const prefetch = jest.fn();
  prefetchLinks({ window, site: siteOf('fr') as Site, findAddress: () => LISTING, prefetch });
  document.querySelector('main')?.addEventListener('focusin', (event) => event.stopPropagation());
  document.querySelector('a')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(prefetch).toHaveBeenCalled();
});

test('links of the page are prefetched once a pointer moves, not when the page appears under a resting one', () => {
  Object.assign(window, { requestIdleCallback: (act: () => void) => act() });
  const { prefetch, dispatch } = openPage();
  dispatch('pointermove', 0, true, { pointerType: 'mouse', movementX: 0, movementY: 0 });
  expect(prefetch).not.toHaveBeenCalled();
  dispatch('pointermove', 0, true, { pointerType: 'mouse', movementX: 2, movementY: 1 });
  expect(prefetch.mock.calls).toEqual([['mf-listing', 'listing', undefined]]);
});
