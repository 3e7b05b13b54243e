import { setTimeout as delay } from 'node:timers/promises';

import { readPage } from './read-page';
import type { CrawledPage } from './check-page';

/** A page whose server part was too busy to render it in time is requested again, as a search engine would. */
const ATTEMPTS = 7;
const FIRST_DELAY_MS = 200;
/** Redirects, and responses that are not documents. */
const NO_DOCUMENT = {
  titles: [],
  descriptions: [],
  robots: 'noindex',
  canonicals: [],
  alternates: {},
  meta: {},
  structured: [],
  headings: 0,
  language: '',
  mainLinks: 0,
  links: [],
  isRendered: true,
};

export type FetchedPage = CrawledPage;

/** As a crawler does: no cookies, no language, no scripts. */
export async function fetchPage(url: string): Promise<FetchedPage> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(url, { redirect: 'manual' });
    const html = await answer.text();
    const location = answer.headers.get('location');
    const isDocument = answer.headers.get('content-type')?.startsWith('text/html');
    if (location || !isDocument) return withoutContent(url, answer.status, location);
    const page = { url, status: answer.status, ...readPage(html) };
    const isWhole = page.isRendered || page.status !== 200;
    if (isWhole || attempt === ATTEMPTS) return page;
    await delay(FIRST_DELAY_MS * 2 ** (attempt - 1));
  }
}

function withoutContent(url: string, status: number, location: string | null): FetchedPage {
  const page = { url, status, ...NO_DOCUMENT };
  return location === null ? page : { ...page, location: new URL(location, url).href };
}

/** @throws Error unless the response is 200 */
export async function fetchLocations(url: string): Promise<string[]> {
  const answer = await fetch(url);
  const xml = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));
}
