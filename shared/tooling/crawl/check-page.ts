import { checkStructuredData } from './check-structured-data';
import type { PageContent } from './read-page';

/** Sites, and the one for everybody else. */
const ALTERNATES = 17;
const SHARED_SIZE = { 'og:image:width': '1200', 'og:image:height': '630' };
const SHARED = [
  'og:title',
  'og:description',
  'og:url',
  'og:locale',
  'og:image',
  'og:image:alt',
  'twitter:card',
];

export interface CrawledPage extends PageContent {
  url: string;
  status: number;
  /** Where a redirect leads. */
  location?: string;
}

export function isIndexed({ status, robots }: Pick<CrawledPage, 'status' | 'robots'>): boolean {
  return status === 200 && !robots.includes('noindex');
}

/** Whether it is the page that search engines keep, and not another address of it. */
export function isCanonical(page: CrawledPage): boolean {
  return isIndexed(page) && page.canonicals[0] === page.url;
}

/** The faults of one page, independent of other pages. */
export function checkPage(page: CrawledPage): string[] {
  if (!isIndexed(page)) return [];
  return [
    ...(page.isRendered ? [] : ['is not rendered']),
    ...(page.isRendered && page.headings !== 1 ? [`has ${page.headings} h1`] : []),
    ...(page.isRendered && page.waysOn === 0 ? ['leads nowhere'] : []),
    ...findTextFaults(page),
    ...findLanguageFaults(page),
    ...findCanonicalFaults(page),
    ...findAlternateFaults(page),
    ...findShareFaults(page),
    ...page.structured.flatMap((text) => checkStructuredData(text).faults),
  ];
}

function findTextFaults({ titles, descriptions }: CrawledPage): string[] {
  return [
    ...(titles.length === 1 && titles[0]?.trim() ? [] : [`has ${titles.length} titles`]),
    ...(descriptions.length === 1 && descriptions[0]?.trim()
      ? []
      : [`has ${descriptions.length} descriptions`]),
  ];
}

/** The address of a page determines its site, and that its language. */
function findLanguageFaults({ url, alternates, language }: CrawledPage): string[] {
  const [expected = language] =
    Object.entries(alternates).find(([name, address]) => name !== 'x-default' && address === url) ?? [];
  return expected.toLowerCase() === language.toLowerCase() ? [] : [`is in ${language}, not in ${expected}`];
}

function findCanonicalFaults({ canonicals }: CrawledPage): string[] {
  if (canonicals.length !== 1) return [`has ${canonicals.length} canonical addresses`];
  return URL.canParse(canonicals[0] ?? '') ? [] : [`has the canonical address ${canonicals[0]}`];
}

function findAlternateFaults(page: CrawledPage): string[] {
  const addresses = Object.values(page.alternates);
  const [canonical = ''] = page.canonicals;
  if (!isCanonical(page)) {
    const isOfCanonical = addresses.length === 0 || addresses.includes(canonical);
    return isOfCanonical ? [] : ['names languages of a page that it does not stand for'];
  }
  return [
    ...(addresses.length === ALTERNATES ? [] : [`names ${addresses.length} languages`]),
    ...(addresses.includes(page.url) ? [] : ['is none of its own languages']),
    ...(page.alternates['x-default'] ? [] : ['names no page for all other languages']),
  ];
}

function findShareFaults({ meta }: CrawledPage): string[] {
  return [
    ...SHARED.filter((name) => !meta[name]).map((name) => `has no ${name}`),
    ...Object.entries(SHARED_SIZE)
      .filter(([name, size]) => meta[name] !== size)
      .map(([name]) => `has ${name} ${meta[name]}`),
  ];
}
