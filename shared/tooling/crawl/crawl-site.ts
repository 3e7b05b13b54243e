import { checkPage, isIndexed } from './check-page';
import type { Crawled } from './check-site';
import { fetchLocations, fetchPage, type FetchedPage } from './fetch-site';

const AT_ONCE = 3;
const MOST_ALIKE = 50;
const SHORT = { campers: 20, others: 5 };
/** Too many to be linked: only sitemaps contain all of them. */
const CAMPERS = /\/listing-\d+\.xml$/;

export interface CrawlOptions {
  origin: string;
  /** Only the home page of each site, its links, and some pages of each sitemap. */
  isShort?: boolean | undefined;
  /** Names of the sites; all without it. */
  sites?: readonly string[] | undefined;
  /** Called when a site has been crawled completely. */
  onSite?: (site: { name: string; pages: number; seconds: number }) => void;
}

/** Pages without their links and structured data, and the problems of each. */
export interface CrawledSites extends Crawled {
  problems: readonly string[];
}

/** By name of the site, the addresses of its files. */
type Sitemaps = Record<string, string[]>;

/** Crawls from the home page of each site along its links, and to every page of its sitemaps. */
export async function crawl(options: CrawlOptions): Promise<CrawledSites> {
  const { origin, sites, onSite } = options;
  const sitemaps = groupBySite(await fetchLocations(`${origin}/sitemap.xml`), sites);
  const crawled: Growing = {
    pages: new Map(),
    listed: new Set(),
    linked: new Set(),
    mustBeLinked: new Set(),
    linkedFrom: new Map(),
    problems: [],
  };
  for (const [name, files] of Object.entries(sitemaps)) {
    const [before, startedMs] = [crawled.pages.size, Date.now()];
    await crawlSite(files, options, crawled);
    const seconds = Math.round((Date.now() - startedMs) / 1000);
    onSite?.({ name, pages: crawled.pages.size - before, seconds });
  }
  return crawled;
}

function groupBySite(files: readonly string[], wanted: readonly string[] | undefined): Sitemaps {
  const sitemaps: Sitemaps = {};
  for (const file of files) {
    const site = new URL(file).pathname.split('/')[2] ?? '';
    if (!wanted || wanted.includes(site)) (sitemaps[site] ??= []).push(file);
  }
  return sitemaps;
}

interface Growing {
  pages: Map<string, FetchedPage>;
  listed: Set<string>;
  linked: Set<string>;
  mustBeLinked: Set<string>;
  linkedFrom: Map<string, string>;
  problems: string[];
}

async function crawlSite(
  files: readonly string[],
  { isShort = false }: CrawlOptions,
  crawled: Growing,
): Promise<void> {
  const lists = await Promise.all(files.map(fetchLocations));
  const home = shortest(lists.flat());
  const listed = isShort ? lists.flatMap((list, index) => list.slice(0, mostOf(files[index]))) : lists.flat();
  for (const url of listed) crawled.listed.add(url);
  if (!isShort) {
    const linkedLists = lists.filter((_, index) => !CAMPERS.test(files[index] ?? ''));
    for (const url of linkedLists.flat()) crawled.mustBeLinked.add(url);
  }
  crawled.linked.add(home);
  const alike = new Map<string, Set<string>>();
  await visit([home], crawled, (page) => follow(page, { home, isShort, alike, crawled }));
  await visit(listed, crawled, () => []);
}

function mostOf(file = ''): number {
  return CAMPERS.test(file) ? SHORT.campers : SHORT.others;
}

function shortest(urls: readonly string[]): string {
  const [first = '', ...others] = urls;
  return others.reduce((best, url) => (url.length < best.length ? url : best), first);
}

interface Following {
  home: string;
  isShort: boolean;
  /** The links found, by the parameters of their query. */
  alike: Map<string, Set<string>>;
  crawled: Growing;
}

/**
 * The links of a page to the same site. Links of pages that are not indexed are not followed, because they lead to
 * endless searches.
 */
function follow(page: FetchedPage, { home, isShort, alike, crawled }: Following): string[] {
  if (page.location) return [page.location];
  if (!isIndexed(page) || (isShort && page.url !== home)) return [];
  const urls = page.links
    .filter((link) => URL.canParse(link, page.url))
    .map((link) => withoutFragment(new URL(link, page.url)))
    .filter((url) => isOnSite(url, home) && isToBeRead(url, alike));
  for (const url of urls) {
    crawled.linked.add(url);
    if (!crawled.linkedFrom.has(url)) crawled.linkedFrom.set(url, page.url);
  }
  return urls;
}

/**
 * Every public address without a query, and the first ones of those that differ only in values of their query, or, below
 * `/d`, where visitors only find the sign-in page, in their ids.
 */
function isToBeRead(url: string, alike: Map<string, Set<string>>): boolean {
  const { pathname, searchParams } = new URL(url);
  if (searchParams.size === 0 && !DASHBOARD.test(pathname)) return true;
  const names = [...new Set(searchParams.keys())].sort();
  const shape = pathname.replace(/\d+/g, '#') + names.join();
  const found = alike.get(shape) ?? new Set();
  alike.set(shape, found);
  if (found.size < MOST_ALIKE) found.add(url);
  return found.has(url);
}

function withoutFragment(url: URL): string {
  url.hash = '';
  return url.href;
}

const DASHBOARD = /^(\/[a-z]{2}(-[a-z]{2})?)?\/d\//;
const OTHER_SITE = /^\/[a-z]{2}(-[a-z]{2})?(\/|$)/;

/** The default site has no prefix: its addresses are those without one. */
function isOnSite(url: string, home: string): boolean {
  const { origin, pathname } = new URL(home);
  const target = new URL(url);
  if (target.origin !== origin) return false;
  if (pathname !== '/') return target.pathname === pathname || target.pathname.startsWith(`${pathname}/`);
  return !OTHER_SITE.test(target.pathname);
}

async function visit(
  first: readonly string[],
  { pages, problems }: Growing,
  next: (page: FetchedPage) => string[],
): Promise<void> {
  const queue = [...new Set(first)].filter((url) => !pages.has(url));
  const known = new Set(queue);
  let running = 0;
  await new Promise<void>((settle, fail) => {
    const start = () => {
      if (queue.length === 0 && running === 0) settle();
      while (running < AT_ONCE && queue.length > 0) {
        running += 1;
        visitOne(queue.shift() ?? '').then(() => {
          running -= 1;
          start();
        }, fail);
      }
    };
    const visitOne = async (url: string) => {
      const page = await fetchPage(url);
      pages.set(url, withoutDocument(page));
      problems.push(...checkPage(page).map((fault) => `${url} ${fault}`));
      const found = next(page).filter((other) => !known.has(other) && !pages.has(other));
      for (const other of new Set(found)) {
        known.add(other);
        queue.push(other);
      }
    };
    start();
  });
}

/** A copy of the data for later checks: a substring of a document would keep all of it in memory. */
function withoutDocument(page: FetchedPage): FetchedPage {
  return JSON.parse(JSON.stringify({ ...page, links: [], structured: [] })) as FetchedPage;
}
