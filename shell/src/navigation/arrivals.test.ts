import { createEventBus, createNavigationStore, type NavigationStore } from '@campavia/remote-kit';

import { watchArrivals, type Arrivals } from './arrivals';

let navigation: NavigationStore;
let arrivals: Arrivals;
let scrolledTo: number;
const viewed: string[] = [];

const active = () => document.activeElement as HTMLElement;
const announced = () => document.querySelector('[data-announcer]')?.textContent;

/** Renders a page and reports that it is ready. */
function show(content: string, title: string): void {
  (document.getElementById('main') as HTMLElement).innerHTML = content;
  document.title = title;
  arrivals.screenIsReady(navigation.current().place.key);
}

function goBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    window.history.back();
  });
}

const SEARCH = '<h1>Campers</h1><a href="/campers/3">Three</a><a href="/campers/4">Four</a>';

beforeAll(() => {
  document.body.innerHTML = '<header><a href="/s">Find</a></header><main id="main" tabindex="-1"></main>';
  window.history.replaceState(null, '', '/s');
  window.scrollTo = ((_: number, top: number) => {
    scrolledTo = top;
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  }) as typeof window.scrollTo;
  const events = createEventBus();
  events.subscribe('page.viewed', ({ path }) => viewed.push(path));
  navigation = createNavigationStore({ window });
  navigation.attach();
  arrivals = watchArrivals({
    window,
    navigation,
    events,
    findAddress: () => ({ id: 'search', pattern: '/s', part: 'mf-search' }),
  });
});

test('the first page takes no focus from the reader', () => {
  show(SEARCH, 'Campers · Campavia');
  expect(active()).toBe(document.body);
  expect(announced()).toBe('');
  expect(viewed).toEqual(['/s']);
});

test('a new page starts at its top, and its title is announced', () => {
  window.scrollTo(0, 1200);
  window.dispatchEvent(new Event('scroll'));
  const card = document.querySelector<HTMLElement>('a[href="/campers/4"]');
  card?.focus();
  card?.click();
  navigation.push('/campers/4');
  expect(scrolledTo).toBe(0);
  show('<h1>Maud</h1>', 'Maud · Campavia');
  expect(active()).toHaveTextContent('Maud');
  expect(announced()).toBe('Maud · Campavia');
});

test('going back restores the scroll position and the focused card', async () => {
  await goBack();
  show(SEARCH, 'Campers · Campavia');
  expect(scrolledTo).toBe(1200);
  expect(active()).toHaveTextContent('Four');
});

test('a change of filters leaves scroll and focus where they are', () => {
  const link = document.querySelector<HTMLElement>('a[href="/campers/3"]') as HTMLElement;
  link.focus();
  navigation.replace('/s?beds=4');
  navigation.push('/s?beds=5', null, { preventScrollReset: true });
  arrivals.screenIsReady(navigation.current().place.key);
  expect(scrolledTo).toBe(1200);
  expect(active()).toBe(link);
});

test('a page without an h1 gets the focus on main', () => {
  navigation.push('/campers/5');
  show('<p>nothing</p>', 'Nothing · Campavia');
  expect(active()).toBe(document.getElementById('main'));
});

test('the focus of a reader who is already interacting is not moved', () => {
  navigation.push('/s?page=2');
  (document.getElementById('main') as HTMLElement).innerHTML = '<h1>Campers</h1><input aria-label="Where">';
  document.querySelector('input')?.focus();
  arrivals.screenIsReady(navigation.current().place.key);
  expect(active().tagName).toBe('INPUT');
});

describe('on a slow connection', () => {
  const main = () => document.getElementById('main') as HTMLElement;
  const heading = () => active().tagName === 'H1' && active().textContent;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('the focus moves to the heading of a page that loads late, and its title is announced', () => {
    navigation.push('/campers/6');
    main().innerHTML = '<div data-skeleton="page"></div>';
    document.title = 'Campers · Campavia';
    const before = viewed.length;
    jest.advanceTimersByTime(9000);
    expect(viewed).toHaveLength(before);
    show('<h1>Nessie</h1>', 'Nessie · Campavia');
    expect(heading()).toBe('Nessie');
    expect(announced()).toBe('Nessie · Campavia');
    expect(viewed.slice(before)).toEqual(['/campers/6']);
  });

  test('a page that never reports to be ready counts as ready once it is rendered', () => {
    navigation.push('/campers/7');
    main().innerHTML = '<div data-skeleton="page"></div>';
    jest.advanceTimersByTime(3000);
    main().innerHTML = '<h1>Silent</h1>';
    jest.advanceTimersByTime(2000);
    expect(heading()).toBe('Silent');
  });

  test('the focus follows once a heading that is rendered again', () => {
    navigation.push('/campers/8');
    main().innerHTML = '<h1>On its way</h1>';
    jest.advanceTimersByTime(2000);
    show('<h1>Whole</h1>', 'Whole · Campavia');
    expect(heading()).toBe('Whole');
    active().blur();
    show('<h1>Later</h1>', 'Later · Campavia');
    expect(active()).toBe(document.body);
  });
});

test('a page loaded again on the way back restores scroll and focus as well', () => {
  window.sessionStorage.setItem(
    'campavia.places',
    JSON.stringify([['back', { scroll: 640, focus: { selector: 'a[href="/campers/4"]', index: 0 } }]]),
  );
  window.history.replaceState({ key: 'back' }, '', '/s');
  const cameBack = { type: 'back_forward' } as PerformanceNavigationTiming;
  window.performance.getEntriesByType = () => [cameBack];
  const store = createNavigationStore({ window });
  const options = { window, navigation: store, events: createEventBus(), findAddress: () => undefined };
  const anew = watchArrivals(options);
  (document.getElementById('main') as HTMLElement).innerHTML = SEARCH;
  anew.screenIsReady('back');
  expect(scrolledTo).toBe(640);
  expect(active()).toHaveTextContent('Four');
});

test('leaving a page ends the restoration of its position', () => {
  const frames: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (callback) => frames.push(callback);
  window.sessionStorage.setItem('campavia.places', JSON.stringify([['back', { scroll: 640 }]]));
  window.history.replaceState({ key: 'back' }, '', '/s');
  window.scrollTo(0, 0);
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation();
  const store = createNavigationStore({ window });
  const options = { window, navigation: store, events: createEventBus(), findAddress: () => undefined };
  watchArrivals(options).screenIsReady('back');
  expect(scroll).toHaveBeenLastCalledWith(0, 640);
  store.push('/campers/4');
  scroll.mockClear();
  expect(frames).toHaveLength(1);
  frames[0]?.(0);
  expect(scroll).not.toHaveBeenCalled();
});
