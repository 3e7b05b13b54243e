import { isCanonical, isIndexed, type CrawledPage } from './check-page';

export interface Crawled {
  /** By address. */
  pages: ReadonlyMap<string, CrawledPage>;
  /** Addresses of the sitemaps of the sites that were crawled. */
  listed: ReadonlySet<string>;
  /** Addresses that were reached by links from the home page of their site. */
  linked: ReadonlySet<string>;
  /** Addresses of sitemaps that links must reach. */
  mustBeLinked: ReadonlySet<string>;
  /** By address, the first page that links to it. */
  linkedFrom: ReadonlyMap<string, string>;
}

/** The problems between pages. */
export function checkSite(crawled: Crawled): string[] {
  const pages = [...crawled.pages.values()];
  const kept = pages.filter(isCanonical);
  return [
    ...findDeadLinks(crawled),
    ...findLongRedirects(crawled),
    ...findRepeated(kept, 'title', ({ titles }) => titles[0] ?? ''),
    ...findRepeated(kept, 'description', ({ descriptions }) => descriptions[0] ?? ''),
    ...findOneSidedAlternates(kept, crawled.pages),
    ...pages.filter(isIndexed).flatMap((page) => findLostCanonical(page, crawled.pages)),
    ...[...crawled.listed].flatMap((url) => findListedFaults(url, crawled.pages)),
    ...[...crawled.mustBeLinked]
      .filter((url) => !crawled.linked.has(url))
      .map((url) => `${url} is reached by no link`),
  ];
}

function findDeadLinks({ pages, linkedFrom }: Crawled): string[] {
  return [...pages.values()]
    .filter(({ status }) => status >= 400)
    .map(({ url, status }) => `${url} answers ${status}, linked from ${linkedFrom.get(url) ?? 'a sitemap'}`);
}

function findLongRedirects({ pages }: Crawled): string[] {
  return [...pages.values()]
    .filter(({ location }) => location !== undefined && pages.get(location)?.location !== undefined)
    .map(({ url, location }) => `${url} redirects to ${location}, which redirects again`);
}

/** Two sites of one language may have the same texts; two pages of one site may not. */
function findRepeated(
  pages: readonly CrawledPage[],
  what: string,
  textOf: (page: CrawledPage) => string,
): string[] {
  const seen = new Map<string, string>();
  return pages.flatMap((page) => {
    const key = `${page.meta['og:locale']} ${textOf(page)}`;
    const first = seen.get(key);
    seen.set(key, first ?? page.url);
    return first === undefined ? [] : [`${page.url} has the ${what} of ${first}: ${textOf(page)}`];
  });
}

function findOneSidedAlternates(
  kept: readonly CrawledPage[],
  pages: ReadonlyMap<string, CrawledPage>,
): string[] {
  return kept.flatMap((page) =>
    Object.values(page.alternates).flatMap((url) => {
      const other = pages.get(url);
      const isReturned = !other || Object.values(other.alternates).includes(page.url);
      return isReturned ? [] : [`${page.url} has the alternate ${url}, which does not link back`];
    }),
  );
}

function findLostCanonical(
  { url, canonicals: [canonical = ''] }: CrawledPage,
  pages: ReadonlyMap<string, CrawledPage>,
): string[] {
  const target = pages.get(canonical);
  if (canonical === url || !target || isCanonical(target)) return [];
  return [`${url} has the canonical address ${canonical}, which is not indexed`];
}

function findListedFaults(url: string, pages: ReadonlyMap<string, CrawledPage>): string[] {
  const page = pages.get(url);
  return page && !isCanonical(page) ? [`${url} is in a sitemap and not indexed (${page.status})`] : [];
}
