import { act, screen, waitFor, within } from '@testing-library/react';

import { aMapAnswer, aMapLabel, aPlace, aSearchAnswer, aSearchResult } from '@campavia/contracts/testing';
import { answer, fixClock, renderScreen, setUpWire } from '@campavia/testing';

import { config } from '../../../remote.config';
import { boxOfKey, commonBox } from '../../rules/map/map-view';
import { SearchScreen } from '../results/search-screen';

const own = config.addresses.map((address) => ({ ...address, part: 'mf-search' }));
const addresses = [...own, { id: 'listing', pattern: '/campers/{id}', part: 'mf-listing' }];

fixClock();
setUpWire();

/** A window wide enough for the map, and a map with a size. */
beforeAll(() => {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 600, configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { value: 600, configurable: true });
  HTMLCanvasElement.prototype.getContext = () => null;
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
});

/** Twelve campers in Geneva, and one by the lake of Annecy. */
const ON_MAP = aMapAnswer({
  clusters: [{ latitude: 46.15, longitude: 6.1, count: 12, box: [6.05, 46.1, 6.15, 46.2] }],
});
const START = '?where=annecy&bbox=6,45.8,6.3,46';
const LAKESIDE = { id: 1201, title: 'Campervan for four by the lake' };

beforeEach(() => {
  localStorage.clear();
  answer('get', '/v4/geolocation/places/annecy/', aPlace());
  answer('get', '/v4/geolocation/labels/', [aMapLabel()]);
  answer('get', '/3/campers/search/', aSearchAnswer([]));
});

function openSearch(path = '/s?where=annecy') {
  const searched = answer(
    'get',
    '/3/products/',
    aSearchAnswer([aSearchResult({ ...LAKESIDE, latitude: 45.85, longitude: 6.21 })], {
      count: 46,
      box: [5.7, 45.6, 6.5, 46.2],
    }),
  );
  const mapped = answer('get', '/3/campers/clusters/', ON_MAP);
  const opened = renderScreen(<SearchScreen />, { path, platform: { addresses } });
  return { ...opened, searched, mapped };
}

function pin() {
  return screen.findByRole('button', { name: 'Campervan for four by the lake, €84 a day' });
}

test('the map shows the prices of campers and clusters in the search area', async () => {
  const { mapped } = openSearch();
  expect(await pin()).toBeVisible();
  expect(screen.getByRole('button', { name: '12 campers, zoom in' })).toHaveTextContent('12');
  expect(mapped.urls).toHaveLength(1);
  const asked = mapped.urls[0]?.searchParams.get('bbox') ?? '';
  expect(commonBox(boxOfKey(asked), [5.7, 45.6, 6.5, 46.2])).toEqual(boxOfKey(asked));
  expect(mapped.urls[0]?.searchParams.get('where')).toBe('annecy');
});

test('a moved map updates the search, with one request each', async () => {
  const { user, searched, mapped } = openSearch();
  await pin();
  const [listed, pinned] = [searched.urls.length, mapped.urls.length];
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));

  await waitFor(() => expect(window.location.search).toMatch(/^\?where=annecy&bbox=/));
  expect(await screen.findByRole('heading', { level: 1, name: '46 campers in this area' })).toBeVisible();
  await waitFor(() => expect(mapped.urls).toHaveLength(pinned + 1));
  expect(searched.urls).toHaveLength(listed + 1);
  const bbox = new URLSearchParams(window.location.search).get('bbox');
  expect(searched.urls.at(-1)?.searchParams.get('bbox')).toBe(bbox);
  expect(mapped.urls.at(-1)?.searchParams.get('bbox')).toBe(bbox);
});

test('going back moves the map back, without another search', async () => {
  const { user } = openSearch(`/s${START}`);
  await pin();
  await user.click(screen.getByRole('switch', { name: 'Search as I move the map' }));
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await user.click(await screen.findByRole('button', { name: 'Search here' }));
  await waitFor(() => expect(window.location.search).not.toBe(START));

  act(() => window.history.back());
  await waitFor(() => expect(window.location.search).toBe(START));
  await pin();
  expect(screen.queryByRole('button', { name: 'Search here' })).not.toBeInTheDocument();
});

test('the setting for following the map is remembered', async () => {
  const { user, unmount, searched } = openSearch();
  await pin();
  await user.click(screen.getByRole('switch', { name: 'Search as I move the map' }));
  const before = searched.urls.length;
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(await screen.findByRole('button', { name: 'Search here' })).toBeVisible();
  expect(searched.urls).toHaveLength(before);
  unmount();

  openSearch();
  await pin();
  expect(screen.getByRole('switch', { name: 'Search as I move the map' })).not.toBeChecked();
});

test('a card highlights its pin, and a pin its card', async () => {
  const { user } = openSearch();
  const marker = await pin();
  const calm = marker.className;
  const card = screen.getByRole('link', { name: LAKESIDE.title });
  await user.hover(card);
  expect(marker.className).not.toBe(calm);
  await user.unhover(card);
  expect(marker.className).toBe(calm);

  await user.click(marker);
  expect(marker).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByRole('link', { name: LAKESIDE.title })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getAllByRole('link', { name: LAKESIDE.title })).toHaveLength(1);
});

test('the pins are one tab stop, with arrow keys between them', async () => {
  const { user } = openSearch();
  const marker = await pin();
  const pins = within(screen.getByRole('group', { name: /Campers on the map/ })).getAllByRole('button');
  expect(pins.filter(({ tabIndex }) => tabIndex === 0)).toEqual([marker]);
  act(() => marker.focus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: '12 campers, zoom in' })).toHaveFocus();
});

test('prices that fail to load can be loaded again, and the list stays', async () => {
  const { user } = openSearch();
  await pin();
  answer('get', '/3/campers/clusters/', { detail: 'No', code: 'down' }, { status: 500 });
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  const note = await screen.findByText(/The prices on the map could not be loaded/);
  expect(screen.getByRole('link', { name: LAKESIDE.title })).toBeVisible();
  answer('get', '/3/campers/clusters/', ON_MAP);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(note).not.toBeInTheDocument());
});

test('a failed location of the device is reported, and shown to the reader', async () => {
  const reported = jest.spyOn(window, 'reportError').mockImplementation();
  const device = (_: unknown, failed: PositionErrorCallback) =>
    failed({ code: 1 } as GeolocationPositionError);
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: device },
    configurable: true,
  });
  const { user } = openSearch();
  await pin();
  await user.click(screen.getByRole('button', { name: 'Near me' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(reported.mock.calls).toEqual([
    [expect.objectContaining({ reportedAs: 'geolocation_permission_denied' })],
  ]);
  reported.mockRestore();
});
