import { waitFor } from '@testing-library/react';
import { useEffect } from 'react';

import { pathOn } from '@campavia/i18n/sites';
import { renderScreen } from '@campavia/testing';

import { defineRemoteConfig } from '../config/remote-config';
import type { PageRequest } from '../data/prefetch-answers';
import { Route, Routes, useLocation, useParams } from '../navigation/routing';

import { defineRemote } from './define-remote';

const config = defineRemoteConfig({
  name: 'mf-listing',
  squad: 'listing',
  contract: '^0.1.0',
  addresses: [{ id: 'listing', pattern: '/campers/{id}' }],
});

const renders: string[] = [];
const effects: string[] = [];

function Listing() {
  const { id } = useParams();
  const { key, search } = useLocation();
  renders.push(`${id}${search}`);
  useEffect(() => void effects.push(`${id}${search} ${key}`), [id, search, key]);
  if (id === 'broken') throw new Error('no such camper');
  return <h1>Camper {id}</h1>;
}

const Root = () => (
  <Routes>
    <Route path="/campers/:id" element={<Listing />} />
  </Routes>
);

async function openSearch(fetch: PageRequest['fetch'] | undefined) {
  const addresses = config.addresses.map((address) => ({ ...address, part: config.name }));
  const reportFailure = jest.fn();
  const { platform } = renderScreen(<p />, { path: '/s', platform: { addresses, reportFailure } });
  const remote = defineRemote({
    config,
    Root,
    messages: () => Promise.resolve({ default: {} }),
    requests: () => (fetch ? [{ key: 'camper', fetch }] : []),
  });
  await remote.bootstrap();

  async function prerender(id: string) {
    const page = { addressId: 'listing', path: `/campers/${id}`, search: '?beds=2' };
    const pathname = pathOn(platform.site, page.path);
    const place = platform.navigation.expect({ pathname, search: page.search });
    const domElement = document.createElement('div');
    remote.prefetch?.(page);
    const discard = await remote.prerender?.({ ...page, domElement, place });
    return { pathname, place, domElement, discard };
  }
  return { remote, navigation: platform.navigation, reportFailure, prerender };
}

const aCamper = () => Promise.resolve({ id: 4 });

// single-spa's mount waits for a commit that act() would delay.
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  renders.length = 0;
  effects.length = 0;
});

describe('a page that is rendered before the navigation to it', () => {
  it('has its own address and runs no effects', async () => {
    const { prerender } = await openSearch(aCamper);
    const { domElement } = await prerender('4');
    await waitFor(() => expect(domElement).toHaveTextContent('Camper 4'));
    expect(renders).toContain('4?beds=2');
    expect(effects).toEqual([]);
  });

  it('is shown by the mount after the navigation, with the same elements, without being rendered again', async () => {
    const { remote, navigation, prerender } = await openSearch(aCamper);
    const { pathname, place, domElement } = await prerender('4');
    await waitFor(() => expect(domElement).toHaveTextContent('Camper 4'));
    const heading = domElement.querySelector('h1');
    const before = renders.length;
    navigation.push(pathname + place.search);
    const props = { name: 'mf-listing', domElement };
    await remote.mount(props);
    await waitFor(() => expect(effects).toEqual([`4?beds=2 ${place.key}`]));
    expect(navigation.current().place.key).toBe(place.key);
    expect(domElement.querySelector('h1')).toBe(heading);
    expect(renders).toHaveLength(before);
    navigation.push(`${pathname}?beds=4`);
    await waitFor(() => expect(effects[1]).toMatch(/^4\?beds=4 /));
    await remote.unmount(props);
    expect(domElement).toBeEmptyDOMElement();
  });

  it('is discarded without having run an effect', async () => {
    const { prerender } = await openSearch(aCamper);
    const { domElement, discard } = await prerender('4');
    await waitFor(() => expect(domElement).toHaveTextContent('Camper 4'));
    discard?.();
    expect(domElement).toBeEmptyDOMElement();
    expect(effects).toEqual([]);
  });

  it('waits for the answers that it needs', async () => {
    let answer: (camper: object) => void = () => undefined;
    const { prerender } = await openSearch(() => new Promise((resolve) => (answer = resolve)));
    const rendered = prerender('4');
    await Promise.resolve();
    expect(renders).toEqual([]);
    answer({ id: 4 });
    const { domElement } = await rendered;
    await waitFor(() => expect(domElement).toHaveTextContent('Camper 4'));
  });

  it.each([
    ['whose answers fail', () => Promise.reject(new Error('offline'))],
    ['that needs none', undefined],
  ])('is not rendered beforehand if it is one %s', async (_what, fetch) => {
    const { prerender } = await openSearch(fetch);
    const { discard } = await prerender('4');
    expect(discard).toBeUndefined();
    expect(renders).toEqual([]);
  });

  it('reports that it throws only once it is mounted', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { remote, navigation, reportFailure, prerender } = await openSearch(aCamper);
    const { pathname, place, domElement } = await prerender('broken');
    await waitFor(() => expect(renders).toContain('broken?beds=2'));
    expect(reportFailure).not.toHaveBeenCalled();
    const onCrash = jest.fn();
    navigation.push(pathname + place.search);
    await remote.mount({ name: 'mf-listing', domElement, onCrash });
    await waitFor(() => expect(onCrash).toHaveBeenCalledTimes(1));
    expect(reportFailure).toHaveBeenCalledWith(
      expect.objectContaining({ part: 'mf-listing', phase: 'render' }),
    );
  });
});
