import {
  createNavigationStore,
  type NavigationPlan,
  type NavigationStore,
  type NavigationStoreOptions,
} from './navigation-store';

let detach: () => void = () => undefined;
afterEach(() => detach());

function aStore(path = '/s'): { store: NavigationStore; visits: string[] } {
  window.history.replaceState(null, '', path);
  const store = createNavigationStore({ window });
  detach = store.attach();
  const visits: string[] = [];
  store.subscribe(() => {
    const { place, kind } = store.current();
    visits.push(`${kind} ${place.pathname}${place.search}${place.hash}`);
  });
  return { store, visits };
}

function goBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    window.history.back();
  });
}

describe('the navigation store', () => {
  it('notifies once per navigation', () => {
    const { store, visits } = aStore();
    store.push('/campers/4?beds=2');
    store.replace({ search: '?beds=3' });
    expect(visits).toEqual(['PUSH /campers/4?beds=2', 'REPLACE /campers/4?beds=3']);
  });

  it('returns the same object until the next navigation', () => {
    const { store } = aStore();
    expect(store.current()).toBe(store.current());
  });

  it('notifies of a new entry at the current address', () => {
    const { store, visits } = aStore();
    store.push('/s', { openedFrom: 'map' });
    expect(visits).toEqual(['PUSH /s']);
    expect(store.current().place.state).toEqual({ openedFrom: 'map' });
  });

  it('recognises an entry by its key after going back', async () => {
    const { store, visits } = aStore('/s?page=1');
    const { key } = store.current().place;
    store.push('/campers/4');
    await goBack();
    expect(visits).toEqual(['PUSH /campers/4', 'POP /s?page=1']);
    expect(store.current().place.key).toBe(key);
  });

  it('gives an expected entry to the next push to its address, once', () => {
    const { store } = aStore();
    const { key } = store.expect({ pathname: '/campers/4', search: '?beds=2' });
    store.push('/campers/4?beds=3');
    expect(store.current().place.key).not.toBe(key);
    store.push('/campers/4?beds=2');
    expect(store.current().place.key).toBe(key);
    store.push('/s');
    store.push('/campers/4?beds=2');
    expect(store.current().place.key).not.toBe(key);
  });

  it.each([
    ['replaces the entry', 'replace', undefined, {}],
    ['brings a state', 'push', { openedFrom: 'map' }, {}],
    ['keeps the scroll position', 'push', undefined, { preventScrollReset: true }],
  ] as const)('gives no expected entry to a navigation that %s', (_what, move, state, options) => {
    const { store } = aStore();
    const { key } = store.expect({ pathname: '/campers/4', search: '' });
    store[move]('/campers/4', state, options);
    expect(store.current().place.key).not.toBe(key);
  });

  it('ignores a popstate to the current location', () => {
    const { store, visits } = aStore();
    store.push('/campers/4');
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    expect(visits).toEqual(['PUSH /campers/4']);
  });

  it('leaves scroll and focus of a fragment link to the browser', () => {
    const { store, visits } = aStore();
    window.history.pushState(null, '', '/s#main');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    expect(visits).toEqual(['POP /s#main']);
    expect(store.current().keepsScroll).toBe(true);
  });

  it('passes on that a screen keeps its scroll position', () => {
    const { store } = aStore();
    store.replace('/s?beds=2', null, { preventScrollReset: true });
    expect(store.current().keepsScroll).toBe(true);
  });

  it('stops notifying an unsubscribed listener', () => {
    const { store } = aStore();
    const listener = jest.fn();
    store.subscribe(listener)();
    store.push('/campers/4');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a navigation that leaves the document', () => {
  const from = { pathname: '/fr/s', search: '?beds=2' };

  function aLeavingStore(leaves: NavigationStoreOptions['leaves']) {
    window.history.replaceState(null, '', from.pathname + from.search);
    const location = {
      ...window.location,
      href: window.location.href,
      assign: jest.fn(),
      replace: jest.fn(),
    };
    const around = Object.create(window, { location: { value: location } }) as Window;
    Object.defineProperty(around, 'history', { value: window.history });
    return { store: createNavigationStore({ window: around, leaves }), location };
  }

  it('loads the document of its target, with prefix, query and fragment', () => {
    const leaves = jest.fn(() => true);
    const { store, location } = aLeavingStore(leaves);
    const heard = jest.fn();
    store.subscribe(heard);
    store.push({ pathname: '/fr/campers/4', search: '?beds=2', hash: '#price' });
    expect(location.assign).toHaveBeenCalledWith('http://localhost/fr/campers/4?beds=2#price');
    store.replace('/fr');
    expect(location.replace).toHaveBeenCalledWith('http://localhost/fr');
    expect(window.location.pathname).toBe('/fr/s');
    expect(heard).not.toHaveBeenCalled();
  });

  it('is decided with all relevant data', () => {
    const leaves = jest.fn((_plan: NavigationPlan) => false);
    const { store } = aLeavingStore(leaves);
    store.push('/fr/s?beds=3', null, { preventScrollReset: true });
    const [plan] = leaves.mock.calls[0] ?? [];
    expect(plan).toMatchObject({ kind: 'PUSH', keepsScroll: true, from });
    expect(plan?.url.search).toBe('?beds=3');
    expect(store.current().place.search).toBe('?beds=3');
  });
});
