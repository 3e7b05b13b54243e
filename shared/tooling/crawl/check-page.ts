import { checkStructuredData } from './check-structured-data';
import type { PageContent } from './read-page';

/** Sites, and the one for all other languages. */
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
  /** The target of a redirect. */
  location?: string;
}

export function isIndexed({ status, robots }: Pick<CrawledPage, 'status' | 'robots'>): boolean {
  return status === 200 && !robots.includes('noindex');
}

/** Whether the page is its own canonical address. */
export function isCanonical(page: CrawledPage): boolean {
  return isIndexed(page) && page.canonicals[0] === page.url;
}

/** The problems of one page, independent of other pages. */
export function checkPage(page: CrawledPage): string[] {
  if (!isIndexed(page)) return [];
  return [
    ...(page.isRendered ? [] : ['is not rendered']),
    ...(page.isRendered && page.headings !== 1 ? [`has ${page.headings} h1`] : []),
    ...(page.isRendered && page.mainLinks === 0 ? ['has no link or form in its main content'] : []),
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

/** The address of a page determines its site, and the site its language. */
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
    return isOfCanonical ? [] : ['has alternates of a page that is not its canonical one'];
  }
  return [
    ...(addresses.length === ALTERNATES ? [] : [`names ${addresses.length} languages`]),
    ...(addresses.includes(page.url) ? [] : ['is not one of its own alternates']),
    ...(page.alternates['x-default'] ? [] : ['has no alternate for all other languages']),
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
