import { siteOf, type Site } from '@campavia/i18n/sites';
import { createNavigationStore, type RemoteModule } from '@campavia/remote-kit';

import { createLazyPrerenderedPages } from './lazy-prerendered-pages';

const PAGE = { addressId: 'listing', path: '/campers/4', search: '' };

function openShell() {
  document.body.innerHTML = '<main id="main"></main>';
  const prerender = jest.fn(async () => undefined);
  const remote = { prerender } as unknown as RemoteModule;
  const loader = { prefetch: jest.fn(async () => remote) };
  const navigation = createNavigationStore({ window });
  const pages = createLazyPrerenderedPages({ window, site: siteOf('fr') as Site, navigation, loader });
  return { pages, remote, loader, prerender };
}

test('a page that somebody is about to open is prefetched at once and rendered once the code is there', async () => {
  const { pages, loader, prerender } = openShell();
  const prefetched = pages.prefetch('mf-listing', 'listing', PAGE);
  expect(loader.prefetch).toHaveBeenCalledWith('mf-listing', 'listing', PAGE);
  await prefetched;
  expect(prerender).toHaveBeenCalledTimes(1);
});

test('a screen is prefetched without rendering it', async () => {
  const { pages, loader, prerender } = openShell();
  await pages.prefetch('mf-listing', 'listing');
  expect(loader.prefetch).toHaveBeenCalledTimes(1);
  expect(prerender).not.toHaveBeenCalled();
});

test('before the code is there no page is shown', () => {
  const { pages, remote } = openShell();
  expect(pages.show()).toBe(false);
  expect(pages.take(document.createElement('div'), remote)).toBeUndefined();
});
