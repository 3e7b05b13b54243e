import { countFacets, getPlace, keys, searchCampers, searchKey, searchKeys } from '@campavia/api-client';
import { createHttp, isAway, type ApiError, type Http } from '@campavia/api-client/core';
import { parseParams, plainDate, sanitiseSearch, type SearchQuery } from '@campavia/domain';
import { catalogueOf, createSiteIntl, DEFAULT_SITE, mergeMessages, siteOf, type Site } from '@campavia/i18n';
import {
  pageTitle,
  type DocumentAnswer,
  type DocumentHead,
  type DocumentRequest,
  type HandleDocument,
} from '@campavia/remote-kit/config';

import { askLanding, askPlace } from './data/ask-landing';
import { NOTHING, outcomeOf } from './data/outcome-of';
import { categoryHead } from './features/landing-pages/category-document';
import { landingPath } from './features/landing-pages/landing-path';
import { landingsMessages } from './features/landing-pages/landings.messages';
import { placeHead } from './features/landing-pages/place-document';
import { landingWords } from './features/landing-pages/words';
import { besideSearch } from './rules/beside-search';
import { categorySearch, readCategory, readSeats } from './rules/categories';
import { onPage } from './rules/pages';
import { weekendSearch } from './rules/weekend-search';
import { homeHead } from './features/home/home-document';
import { pathOfSearch, searchHead } from './features/results/search-document';
import { serverMessages } from './server-messages';

/** A page that waits longer for its data is better off without. */
const TIMEOUT_MS = 1100;
/** The counts beside filters come with the page when they are quick; otherwise the page asks for them itself. */
const COUNTS_TIMEOUT_MS = 150;

interface Visit {
  request: DocumentRequest;
  site: Site;
  http: Http;
}

/** Answers for the documents of this part. */
export const handle: HandleDocument = (request) => {
  const site = siteOf(request.locale) ?? DEFAULT_SITE;
  const http = createHttp({
    baseUrl: request.api.origin,
    site,
    apiKey: request.api.headers['x-api-key'] ?? '',
    timeoutMs: TIMEOUT_MS,
  });
  const answerIt = ANSWERS[request.addressId] ?? answerSearch;
  return answerIt({ request, site, http });
};

const ANSWERS: Record<string, (visit: Visit) => Promise<DocumentAnswer>> = {
  home: answerHome,
  category: answerCategory,
  'category.seats': answerCategory,
  place: answerPlace,
};

async function answerHome({ request, site, http }: Visit): Promise<DocumentAnswer> {
  const query = weekendSearch(site.country, plainDate(request.today));
  const answer = await searchCampers(query, { http }).catch(() => undefined);
  return {
    status: 200,
    head: homeHead(wordsOf(site), filesOfRelease()),
    data: answer ? { [searchKey(query)]: answer } : {},
  };
}

async function answerSearch({ request, site, http }: Visit): Promise<DocumentAnswer> {
  const { query, changed } = sanitiseSearch(parseParams(request.search), plainDate(request.today));
  if (changed) return redirectTo(query, request);
  const { where } = query;
  const [found, known, counts] = await Promise.all([
    outcomeOf(searchCampers(query, { http })),
    where === undefined ? NOTHING : outcomeOf(getPlace(where, { http })),
    outcomeOf(countFacets(query, { http, signal: AbortSignal.timeout(COUNTS_TIMEOUT_MS) })),
  ]);
  const corrected = correctedSearch(query, found.refusal, known.refusal);
  if (corrected) return redirectTo(corrected, request);
  return {
    status: found.refusal && isAway(found.refusal) ? 503 : 200,
    head: searchHead(wordsOf(site), query, { answer: found.value, place: known.value }),
    data: {
      ...(found.value && { [searchKey(query)]: found.value }),
      ...(found.value && counts.value && { [searchKeys.facets(query)]: counts.value }),
      ...(known.value && { [keys.place(known.value.slug)]: known.value }),
    },
  };
}

async function answerCategory({ request, site, http }: Visit): Promise<DocumentAnswer> {
  const { params, origin } = request;
  const category = readCategory(params.slug);
  const seats = readSeats(params.seats);
  if (!category || (params.seats !== undefined && seats === undefined)) return absent(site);
  const { country } = site;
  const { data, ...facts } = await askLanding(categorySearch(category, country, seats), http);
  const topic = { category, seats, country };
  return { status: 200, head: categoryHead(landingIntl(site), topic, facts, { site, origin }), data };
}

/**
 * Under the slug that is right; whatever keeps a place from being told, it is not there. While the api gives no answer
 * nobody can tell, and search engines are asked to come back.
 */
async function answerPlace({ request, site, http }: Visit): Promise<DocumentAnswer> {
  const { slug = '' } = request.params;
  const { known, data, ...facts } = await askPlace(slug, http);
  const correct = known.refusal?.correctSlug;
  if (correct !== undefined && correct !== slug) {
    return { status: 301, redirect: landingPath('place', { slug: correct }) + request.search };
  }
  const place = known.value;
  if (!place) return known.refusal && isAway(known.refusal) ? unavailable(site) : absent(site);
  const head = placeHead(landingIntl(site), { place, ...facts }, { site, origin: request.origin });
  return { status: 200, head, data };
}

function absent(site: Site): DocumentAnswer {
  return { status: 404, head: { ...notFoundHead(site), robots: 'noindex' } };
}

/** Looks as if there were no such page, and says to machines that there may be one. */
function unavailable(site: Site): DocumentAnswer {
  return { status: 503, head: notFoundHead(site) };
}

function notFoundHead(site: Site): DocumentHead {
  return { title: pageTitle(landingIntl(site).formatMessage(landingsMessages.notFound)) };
}

/** The search that was meant: the place by its own slug, a page that exists. */
function correctedSearch(query: SearchQuery, found?: ApiError, known?: ApiError): SearchQuery | undefined {
  if (known?.correctSlug && known.correctSlug !== query.where) return { ...query, where: known.correctSlug };
  return found?.code === 'search_invalid_page' ? onPage(query, 1) : undefined;
}

function redirectTo(query: SearchQuery, { search }: DocumentRequest): DocumentAnswer {
  return { status: 302, redirect: besideSearch(pathOfSearch(query), search) };
}

function wordsOf(site: Site) {
  return createSiteIntl(site, serverMessages[catalogueOf(site)]);
}

function landingIntl(site: Site) {
  const name = catalogueOf(site);
  return createSiteIntl(site, mergeMessages(serverMessages[name], landingWords[name]));
}

/** The site serves a release under the two folders it lies in: part and version. */
function filesOfRelease(): string {
  const [part, version] = __dirname.split(/[\\/]/).slice(-2);
  return `/releases/${part}/${version}`;
}
