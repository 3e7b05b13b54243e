import { pathOn, type Site } from '@campavia/i18n/sites';
import type { Composition } from '@campavia/remote-kit/config';

import {
  frameKey,
  isPageKey,
  MAX_AGE_MS,
  readJson,
  type KeptFrame,
  type KeptPage,
} from '../../src/document/kept-pages';
import { findOwner } from '../documents/find-owner';
import { splitPath } from '../locale/split-path';

import { renderOfflinePage } from './render-offline-page';

/** Includes the answers of all stored pages, so that their links work; undefined without any for this site. */
export async function readOfflinePage(cache: Cache, url: URL): Promise<Response | undefined> {
  const { site, path } = splitPath(url.pathname);
  const frame = await readJson<KeptFrame>(cache, frameKey(site.locale));
  if (!frame || isTooOld(frame)) return undefined;
  const pages = await readPages(cache, site);
  const other = findOtherQuery(pages, url);
  if (other !== undefined) return Response.redirect(new URL(other, url).href, 302);
  const composition = findComposition(pages, url);
  if (!composition) return undefined;
  return renderOfflinePage({ composition, frame, pages, site, path, search: url.search, origin: url.origin });
}

/** The one whose files were stored for this page, or for another page with the same screen. */
function findComposition(pages: readonly KeptPage[], url: URL): Composition | undefined {
  const same = pages.find(({ path }) => path === url.pathname + url.search);
  const similar = pages.findLast((page) => {
    const [address, wanted] = [page.path, url.pathname].map((path) => findAddressId(path, page));
    return wanted !== undefined && address === wanted;
  });
  return (same ?? similar ?? pages.at(-1))?.composition;
}

function findAddressId(path: string, page: KeptPage): string | undefined {
  const { pathname } = new URL(path, 'https://any.invalid');
  return findOwner(splitPath(pathname).path, page)?.address.id;
}

async function readPages(cache: Cache, site: Site): Promise<KeptPage[]> {
  const keys = (await cache.keys()).map((request) => new URL(request.url).pathname);
  const pages = await Promise.all(
    keys.filter((key) => isPageKey(key, site.locale)).map((key) => readJson<KeptPage>(cache, key)),
  );
  return pages
    .filter((page) => page !== undefined)
    .filter((page) => !isTooOld(page))
    .sort((one, other) => one.readAtMs - other.readAtMs);
}

function findOtherQuery(pages: readonly KeptPage[], { pathname, search }: URL): string | undefined {
  const bare = pathOn(splitPath(pathname).site, splitPath(pathname).path);
  const known = pages.map(({ path }) => path).filter((path) => path.split('?')[0] === bare);
  return search === '' && !known.includes(bare) ? known.at(-1) : undefined;
}

function isTooOld({ readAtMs }: Pick<KeptPage, 'readAtMs'>): boolean {
  return Date.now() - readAtMs > MAX_AGE_MS;
}
