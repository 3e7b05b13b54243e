import { pathOn, type Site } from '@campavia/i18n/sites';

import {
  frameKey,
  isPageKey,
  MAX_AGE_MS,
  readJson,
  type KeptFrame,
  type KeptPage,
} from '../../src/document/kept-pages';
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
  return renderOfflinePage({ frame, pages, site, path, search: url.search, origin: url.origin });
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
