import { waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { getAppNames, start, triggerAppChange, unregisterApplication } from 'single-spa';

import {
  createNavigationStore,
  defineRemote,
  Route,
  Routes,
  useLocation,
  type PageRequest,
  type Platform,
} from '@campavia/remote-kit';
import {
  addressesOf,
  matchAddress,
  type ComposedPart,
  type Composition,
  type RemoteConfig,
} from '@campavia/remote-kit/config';
import { renderScreen } from '@campavia/testing';

import { createFailedReleases } from './failed-releases';
import { createPrerenderedPages, type PrerenderedPages } from '../navigation/prerendered-pages';
import { createPageReload } from '../navigation/departures/page-reload';
import { createRemoteLoader } from './remote-loader';
import { registerRemotes } from './register-remotes';

const renders: string[] = [];
const effects: string[] = [];

function Page({ name }: { name: string }) {
  const { pathname, search } = useLocation();
  renders.push(`${name} ${pathname}${search}`);
  useEffect(() => {
    effects.push(`${name} ${pathname} shown`);
    return () => void effects.push(`${name} ${pathname} left`);
  }, [name, pathname]);
  return <h1>{`${name}${search}`}</h1>;
}

function config(name: string, id: string, pattern: string): RemoteConfig {
  return { name, squad: 'test', contract: '^0.1.0', addresses: [{ id, pattern }] };
}

const search = config('mf-search', 'search', '/s');
const listing = config('mf-listing', 'listing', '/campers/{id}');
const composition = {
  id: 'c0ffee00',
  channel: 'production',
  parts: {
    'mf-search': { config: search } as ComposedPart,
    'mf-listing': { config: listing } as ComposedPart,
  },
} satisfies Composition;

function aRemote(of: RemoteConfig, path: string, requests: readonly PageRequest[] = []) {
  const Root = () => (
    <Routes>
      <Route path={path} element={<Page name={of.name} />} />
    </Routes>
  );
  const messages = () => Promise.resolve({ default: {} });
  return defineRemote({ config: of, Root, messages, requests: () => requests });
}

const camper: PageRequest = { key: 'camper', fetch: () => Promise.resolve({ id: 4 }) };
const modules = {
  'mf-search': aRemote(search, '/s'),
  'mf-listing': aRemote(listing, '/campers/:id', [camper]),
};

const main = () => document.querySelector('main') as HTMLElement;

/** Waits until `main` contains exactly this text. */
async function pageSays(text: string): Promise<void> {
  await waitFor(() => expect(main().textContent).toBe(text));
  await triggerAppChange();
}

let navigation: Platform['navigation'];
let prerendered: PrerenderedPages;

beforeAll(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  renderScreen(<p />, { site: 'en-us', path: '/s' });
  document.body.innerHTML = '<div id="header">frame</div><main id="main"></main>';
  navigation = createNavigationStore({ window, announcedBy: 'single-spa' });
  start({ urlRerouteOnly: true });
  navigation.attach();
  const addresses = addressesOf(composition);
  const attached = { ...navigation, attach: () => () => undefined };
  const { platform } = renderScreen(<p />, {
    site: 'en-us',
    path: '/s',
    platform: { navigation: attached, addresses },
  });
  const loader = createRemoteLoader({
    composition,
    fetchRemote: ({ part }) => Promise.resolve(modules[part as keyof typeof modules]),
    failed: createFailedReleases(undefined),
    onFailure: ({ error }) => {
      throw error;
    },
  });
  prerendered = createPrerenderedPages({ window, site: platform.site, navigation, loader });
  registerRemotes({
    composition,
    loader,
    prerendered,
    navigation,
    session: { current: () => ({ status: 'visitor' }), subscribe: () => () => undefined },
    listingEvents: { watch: () => () => undefined },
    findAddress: (pathname) => matchAddress(addresses, pathname)?.address,
    reportFailure: () => undefined,
    reload: createPageReload({
      compositionId: composition.id,
      window,
      isHeld: () => false,
      onLeave: () => undefined,
    }),
    document,
  });
  await pageSays('mf-search');
});

afterAll(async () => {
  await Promise.all(getAppNames().map((name) => unregisterApplication(name)));
});

// The router warns when a part gets an address that none of its routes matches.
let warning: jest.SpyInstance;

beforeEach(() => {
  window.scrollTo = jest.fn();
  renders.length = 0;
  effects.length = 0;
  warning = jest.spyOn(console, 'warn');
});

afterEach(() => {
  expect(warning).not.toHaveBeenCalled();
  warning.mockRestore();
});

describe('parts under single-spa', () => {
  it('shows the part that owns the address', () => {
    expect(main().querySelector('#app-mf-search')).toHaveTextContent('mf-search');
    expect(main().querySelector('#app-mf-listing')).toBeNull();
  });

  it('mounts a part once for navigations within it', async () => {
    navigation.push('/s?beds=2');
    await pageSays('mf-search?beds=2');
    expect(renders).toEqual(['mf-search /s?beds=2']);
  });

  it('never gives a part an address of another part', async () => {
    navigation.push('/campers/4');
    await pageSays('mf-listing');
    expect(renders).toEqual(['mf-listing /campers/4']);
    expect(main().querySelector('#app-mf-search')).toBeNull();
    expect(document.querySelector('#header')).toHaveTextContent('frame');
  });

  it('shows a page that was rendered beforehand until the part that is left has been unmounted', async () => {
    navigation.push('/s');
    await pageSays('mf-search');
    effects.length = 0;
    await prerendered.prefetch('mf-listing', 'listing', {
      addressId: 'listing',
      path: '/campers/4',
      search: '',
    });
    await waitFor(() => expect(main().querySelector('[data-prerendered]')).not.toBeNull());
    const page = main().querySelector('[data-prerendered]') as HTMLElement;
    const heading = page.querySelector('h1');
    expect(effects).toEqual([]);

    const whenShown = waitFor(() => expect(page).not.toHaveAttribute('data-prerendered'), { interval: 1 });
    navigation.push('/campers/4');
    await whenShown;
    expect(page).toHaveAttribute('aria-busy', 'true');
    expect(main().querySelector('h1')).toBe(heading);
    expect(main().querySelector('#app-mf-search')).not.toBeVisible();
    expect(effects).toEqual([]);

    await pageSays('mf-listing');
    await waitFor(() => expect(effects).toEqual(['mf-search /s left', 'mf-listing /campers/4 shown']));
    expect(main().querySelector('h1')).toBe(heading);
    expect(page).not.toHaveAttribute('aria-busy');
    expect(page).not.toHaveAttribute('aria-hidden');
  });

  it('shows the last of many quick navigations', async () => {
    for (const id of [1, 2, 3]) {
      navigation.push('/s');
      navigation.push(`/campers/${id}`);
    }
    navigation.push('/s?beds=6');
    await pageSays('mf-search?beds=6');
  });
});
