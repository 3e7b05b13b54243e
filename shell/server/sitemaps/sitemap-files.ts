import { Readable } from 'node:stream';

import { pathOn, SITES, type Site } from '@campavia/i18n/sites';
import { findPath } from '@campavia/remote-kit/config';

import type { ApiAddress } from '../api/call-api';
import { HttpError } from '../http/http-error';

import { readEntries, readParts } from './read-sitemap-lists';
import type { ListedAddress, SitemapSources } from './sitemap-sources';
import { endXml, renderItems, startXml, type SitemapItem } from './sitemap-xml';

const PAGES = 'pages';
const LISTED_FILE = /^(.+)-(\d+)$/;

export interface SitemapFile {
  site: Site;
  origin: string;
  name: string;
}

function urlOf(origin: string, { locale }: Site, name: string): string {
  return `${origin}/sitemaps/${locale}/${name}.xml`;
}

/** One file per site and address. @throws HttpError 503 while the api does not answer */
export async function renderIndex(
  api: ApiAddress,
  origin: string,
  sourcesOf: (site: Site) => SitemapSources,
): Promise<string> {
  const parts = new Map<string, ReturnType<typeof readParts>>();

  async function filesOf(site: Site, { address, list }: ListedAddress): Promise<SitemapItem[]> {
    const requested = parts.get(list) ?? readParts(api, list);
    parts.set(list, requested);
    return (await requested).map(({ part, last_modified: lastmod }) => {
      const loc = urlOf(origin, site, `${address.id}-${part}`);
      return { loc, lastmod };
    });
  }

  const files = SITES.map(async (site) => {
    const { paths, listed } = sourcesOf(site);
    const pages = paths.length > 0 ? [{ loc: urlOf(origin, site, PAGES) }] : [];
    const ofLists = await Promise.all(listed.map((address) => filesOf(site, address)));
    return [...pages, ...ofLists.flat()];
  });
  const items = (await Promise.all(files)).flat();
  return startXml('sitemapindex') + renderItems('sitemapindex', items) + endXml('sitemapindex');
}

/** @throws HttpError 404 when there is no such file, 503 while the api does not answer */
export async function renderFile(
  api: ApiAddress,
  file: SitemapFile,
  { paths, listed }: SitemapSources,
): Promise<string | Readable> {
  const { origin, site, name } = file;
  if (name === PAGES && paths.length > 0) {
    const items = paths.map((path) => ({ loc: origin + pathOn(site, path) }));
    return startXml('urlset') + renderItems('urlset', items) + endXml('urlset');
  }
  const [, addressId, part = ''] = LISTED_FILE.exec(name) ?? [];
  const source = listed.find(({ address }) => address.id === addressId);
  const parts = source ? await readParts(api, source.list) : [];
  if (!source || !parts.some((known) => known.part === Number(part))) {
    throw new HttpError(404, 'not_found', 'There is no such sitemap');
  }
  return Readable.from(streamListed(api, file, { ...source, part: Number(part) }));
}

async function* streamListed(
  api: ApiAddress,
  { origin, site }: SitemapFile,
  { address, list, part }: ListedAddress & { part: number },
): AsyncGenerator<string> {
  yield startXml('urlset');
  for await (const entries of readEntries(api, { list, part })) {
    const items = entries.flatMap(({ values, last_modified: lastmod }) => {
      const path = findPath([address], address.id, values);
      return path === undefined ? [] : [{ loc: origin + pathOn(site, path), lastmod }];
    });
    yield renderItems('urlset', items);
  }
  yield endXml('urlset');
}
