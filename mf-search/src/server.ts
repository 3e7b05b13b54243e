import { countFacets, getPlace, keys, searchCampers, searchKey, searchKeys } from '@campavia/api-client';
import { type ApiError, createHttp, type Http, isUnavailable } from '@campavia/api-client/core';
import type { CountedFacets, FoundCampers } from '@campavia/contracts';
import { parseParams, plainDate, sanitiseSearch, type SearchQuery } from '@campavia/domain';
import { catalogueOf, createSiteIntl, DEFAULT_SITE, mergeMessages, type Site, siteOf } from '@campavia/i18n';
import {
  type DocumentAnswer,
  type DocumentHead,
  type DocumentRequest,
  type HandleDocument,
  pageTitle,
} from '@campavia/remote-kit/config';
import { createPageRenderer } from '@campavia/remote-kit/server';

import { config } from '../remote.config';

import {
  fetchLandingPage,
  fetchPlacePage,
  isMissing,
  NOTHING,
  outcomeOf,
} from './data/landing-pages/fetch-landing-page';
import { createHomeHead } from './features/home/home-document';
import { createCategoryHead } from './features/landing-pages/category/category-document';
import { landingPagesMessages } from './features/landing-pages/landing-pages.messages';
import { landingPath } from './features/landing-pages/landing-path';
import { createPlaceHead } from './features/landing-pages/place/place-document';
import { landingPageMessages } from './features/landing-pages/server-messages';
import { createSearchHead, pathOfSearch } from './features/results/search-document';
import { createWeekendSearch } from './rules/home/weekend-search';
import { categorySearch, readCategory, readSeats } from './rules/landing-pages/categories';
import { withPage } from './rules/pages';
import { keepOtherParams } from './rules/search-params';
import { prepareScreen, SearchRoutes } from './routes';
import { serverMessages } from './server-messages';

/** The document is sent without data after this time. */
const TIMEOUT_MS = 1100;
/** Filter counts are included only when they are fast; otherwise the browser fetches them. */
const COUNTS_TIMEOUT_MS = 150;

interface RequestContext {
  request: DocumentRequest;
  site: Site;
  http: Http;
}

export const handle: HandleDocument = (request) => {
  const site = siteOf(request.locale) ?? DEFAULT_SITE;
  const http = createHttp({
    baseUrl: request.api.origin,
    site,
    apiKey: request.api.headers['x-api-key'] ?? '',
    timeoutMs: TIMEOUT_MS,
  });
  const answer = ANSWERS[request.addressId] ?? answerSearch;
  return answer({ request, site, http });
};

export const render = createPageRenderer({
  config,
  Root: SearchRoutes,
  prepare: prepareScreen,
  messages: serverMessages,
});

const ANSWERS: Record<string, (visit: RequestContext) => Promise<DocumentAnswer>> = {
  home: answerHome,
  category: answerCategory,
  'category.seats': answerCategory,
  place: answerPlace,
};

async function answerHome({ request, site, http }: RequestContext): Promise<DocumentAnswer> {
  const query = createWeekendSearch(site.country, plainDate(request.today));
  const answer = await searchCampers(query, { http }).catch(() => undefined);
  return {
    status: 200,
    head: createHomeHead(createPageIntl(site), {
      site,
      origin: request.origin,
      routing: request.page?.routing ?? {},
      files: releasePath(),
    }),
    data: answer ? { [searchKey(query)]: answer } : {},
    isPartial: !answer,
  };
}

async function answerSearch({ request, site, http }: RequestContext): Promise<DocumentAnswer> {
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
    status: isMissing(found) ? 503 : 200,
    head: createSearchHead(createPageIntl(site), query, {
      answer: found.value,
      place: known.value,
      isPlaceUncertain: isMissing(known),
      ...listedPage(request, site),
    }),
    data: {
      ...(found.value && searchData(query, found.value, counts.value)),
      ...(known.value && { [keys.place(known.value.slug)]: known.value }),
    },
    isPartial: isMissing(found) || isMissing(known),
  };
}

function searchData(query: SearchQuery, found: FoundCampers, counts: CountedFacets | undefined): object {
  return { [searchKey(query)]: found, ...(counts && { [searchKeys.facets(query)]: counts }) };
}

async function answerCategory({ request, site, http }: RequestContext): Promise<DocumentAnswer> {
  const { params } = request;
  const category = readCategory(params.slug);
  const seats = readSeats(params.seats);
  if (!category || (params.seats !== undefined && seats === undefined)) return answerNotFound(site);
  const { country } = site;
  const landing = await fetchLandingPage(categorySearch(category, country, seats), http);
  const { data, isPartial, ...facts } = landing;
  const topic = { category, seats, country };
  return {
    status: 200,
    head: createCategoryHead(createLandingIntl(site), topic, facts, listedPage(request, site)),
    data,
    isPartial,
  };
}

/** 404 for any refusal by the api, but 503 while it is unavailable, so that search engines retry. */
async function answerPlace({ request, site, http }: RequestContext): Promise<DocumentAnswer> {
  const { slug = '' } = request.params;
  const { known, data, isPartial, ...facts } = await fetchPlacePage(slug, http);
  const correct = known.refusal?.correctSlug;
  if (correct !== undefined && correct !== slug) {
    return { status: 301, redirect: landingPath('place', { slug: correct }) + request.search };
  }
  const place = known.value;
  if (!place)
    return known.refusal && isUnavailable(known.refusal) ? answerUnavailable(site) : answerNotFound(site);
  const head = createPlaceHead(createLandingIntl(site), { place, ...facts }, listedPage(request, site));
  return { status: 200, head, data, isPartial };
}

function listedPage({ origin, page }: DocumentRequest, site: Site) {
  return { site, origin, addresses: page?.addresses };
}

function answerNotFound(site: Site): DocumentAnswer {
  return { status: 404, head: { ...createNotFoundHead(site), robots: 'noindex' } };
}

function answerUnavailable(site: Site): DocumentAnswer {
  return { status: 503, head: createNotFoundHead(site) };
}

function createNotFoundHead(site: Site): DocumentHead {
  return { title: pageTitle(createLandingIntl(site).formatMessage(landingPagesMessages.notFound)) };
}

function correctedSearch(query: SearchQuery, found?: ApiError, known?: ApiError): SearchQuery | undefined {
  if (known?.correctSlug && known.correctSlug !== query.where) return { ...query, where: known.correctSlug };
  return found?.code === 'search_invalid_page' ? withPage(query, 1) : undefined;
}

function redirectTo(query: SearchQuery, { search }: DocumentRequest): DocumentAnswer {
  return { status: 302, redirect: keepOtherParams(pathOfSearch(query), search) };
}

function createPageIntl(site: Site) {
  return createSiteIntl(site, serverMessages[catalogueOf(site)]);
}

function createLandingIntl(site: Site) {
  const name = catalogueOf(site);
  return createSiteIntl(site, mergeMessages(serverMessages[name], landingPageMessages[name]));
}

/** Releases are served under /releases/<remote>/<version>. */
function releasePath(): string {
  const [part, version] = __dirname.split(/[\\/]/).slice(-2);
  return `/releases/${part}/${version}`;
}
