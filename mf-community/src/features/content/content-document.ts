import type { SearchQuery } from '@campavia/domain';
import { siteOf, DEFAULT_SITE } from '@campavia/i18n';
import { pageTitle, type DocumentAnswer, type DocumentRequest } from '@campavia/remote-kit/config';

import { textOfSite, type Content } from './content';
import { CONTENT_LINKS } from './content-links';

/** The folder of the text behind each address. */
const PAGES: Record<string, string> = {
  ambassador: 'ambassador',
  assistances: 'assistances',
  confidentiality: 'confidentiality',
  contract: 'contract',
  'get-apps': 'get-apps',
  'gift-cards': 'gift-cards',
  'hit-the-road': 'hit-the-road',
  'how-it-works': 'how-it-works',
  insurances: 'insurances',
  partners: 'partners',
  press: 'press',
  'privacy.confidentiality': 'confidentiality',
  'privacy.cookies': 'cookies',
  'rv-beginner': 'rv-beginner',
  'rv-hire-family': 'rv-hire-family',
  'rv-hire-with-pets': 'rv-hire-with-pets',
  surftrip: 'surftrip',
  team: 'team',
  terms: 'terms',
  'we-love-california': 'we-love-california',
};

/** Addresses that lead to another. */
const REDIRECTS: Record<string, string> = {
  travelers: '/travelers/hit-the-road',
  privacy: '/privacy/confidentiality',
};

/** Addresses with the same text as another one. */
const CANONICALS: Record<string, string> = { 'privacy.confidentiality': '/confidentiality' };

/**
 * The status and head of a page made of text, with the campers below it; undefined for other addresses.
 * @param fetchCampers loads the data of pages with campers
 */
export async function createContentDocument(
  request: DocumentRequest,
  fetchCampers: (query: SearchQuery) => Promise<Pick<DocumentAnswer, 'data' | 'isPartial'>>,
): Promise<DocumentAnswer | undefined> {
  const { addressId, params, path, search, locale } = request;
  const target = REDIRECTS[addressId];
  if (target) return { status: 301, redirect: target + search };
  const page = PAGES[addressId];
  if (!page || (params.product ?? 'campavia') !== 'campavia') return undefined;
  const site = siteOf(locale) ?? DEFAULT_SITE;
  const loaded: { default: unknown } = await import(`./compiled/${page}/${textOfSite(site)}.json`);
  const content = loaded.default as Content;
  const campers = content.action && CONTENT_LINKS[content.action.to]?.campers;
  return {
    status: 200,
    ...(campers && (await fetchCampers(campers))),
    head: createHead(content, { canonical: CANONICALS[addressId] ?? path, language: site.language }),
  };
}

function createHead(content: Content, { canonical, language }: { canonical: string; language: string }) {
  return {
    title: pageTitle(content.title),
    description: content.description,
    canonical,
    structuredData: content.version === undefined ? [createArticleData(content, language)] : [],
  };
}

/** Structured data of a guide (schema.org Article). */
function createArticleData({ heading, description }: Content, language: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: heading,
    description,
    inLanguage: language,
    author: { '@type': 'Organization', name: 'Campavia' },
  };
}
