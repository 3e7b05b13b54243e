import { getReviews, getSimilarCampers, listingKeys } from '@campavia/api-client';
import { createHttp, type Http, isApiError, isUnavailable } from '@campavia/api-client/core';
import type { Review } from '@campavia/contracts';
import { createServerIntl } from '@campavia/i18n/server';
import { catalogueOf, DEFAULT_SITE, type Site, siteOf } from '@campavia/i18n/sites';
import {
  type DocumentAnswer,
  type DocumentRequest,
  type HandleDocument,
  pageTitle,
} from '@campavia/remote-kit/config';

import { createPageRenderer } from '@campavia/remote-kit/server';

import { config } from '../remote.config';

import { listingRequest } from './data/listing-request';
import { createListingHead } from './features/listing/document/listing-document';
import { listingMessages } from './features/listing/listing-screen.messages';
import { isListingId, parseStay, withStay } from './rules/listing-address';
import { ListingRoutes, prepareListing } from './routes';
import { serverMessages } from './server-messages';

/** The document is sent without data after this time. */
const LISTING_TIMEOUT_MS = 1200;
/** Similar campers of a deleted one are optional and must not delay the document. */
const SIMILAR_TIMEOUT_MS = 200;

/** Reviews are in the head only, for search engines. */
const REVIEWS_TIMEOUT_MS = 250;
const MAX_REVIEWS = 5;

const OLD_ADDRESS = 'listing.moved';

export const render = createPageRenderer({
  config,
  Root: ListingRoutes,
  prepare: prepareListing,
  messages: serverMessages,
});

export const handle: HandleDocument = async (request) => {
  const site = siteOf(request.locale) ?? DEFAULT_SITE;
  const { id } = request.params;
  if (!isListingId(id)) return answerAbsent(site, 404);
  if (isOldAddress(request)) return { status: 301, redirect: `/campers/${id}${request.search}` };
  return answerListing(id, request, site);
};

function isOldAddress({ addressId }: DocumentRequest): boolean {
  return addressId === OLD_ADDRESS || addressId.startsWith(`${OLD_ADDRESS}.`);
}

/** 404 for an unknown camper, 410 for a deleted one, a redirect for invalid dates. */
async function answerListing(id: string, request: DocumentRequest, site: Site): Promise<DocumentAnswer> {
  const { search, today, origin, page } = request;
  const { stay, changed } = parseStay(search, today);
  if (changed) {
    return {
      status: 302,
      redirect: [`/campers/${id}`, withStay(search, stay)].filter(Boolean).join('?'),
    };
  }
  const query = stay ? { date_from: stay.from, date_to: stay.to } : {};
  const { key, fetch: fetchListing } = listingRequest(id, stay);
  try {
    const [listing, reviews] = await Promise.all([
      fetchListing(createApiHttp(request, site, LISTING_TIMEOUT_MS)),
      fetchNewestReviews(id, createApiHttp(request, site, REVIEWS_TIMEOUT_MS)),
    ]);
    const intl = createSiteIntl(site);
    return {
      status: 200,
      head: createListingHead(listing, { intl, site, origin, addresses: page?.addresses, reviews }),
      data: { [key]: listing },
    };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 404) return answerAbsent(site, 404);
    // It is unknown whether the camper exists: with 503 search engines and the browser retry.
    if (isUnavailable(error)) return { status: 503, head: { title: 'Campavia' } };
    if (error.status !== 410) throw error;
    const http = createApiHttp(request, site, SIMILAR_TIMEOUT_MS);
    const similar = await getSimilarCampers(id, query, { http }).catch(() => undefined);
    return {
      ...answerAbsent(site, 410),
      ...(similar && { data: { [listingKeys.similar(id, query)]: similar } }),
    };
  }
}

/** None if they are late: the document does not wait for them. */
async function fetchNewestReviews(id: string, http: Http): Promise<Review[]> {
  const query = { camper_id: Number(id), author_type: 'guest', page_size: MAX_REVIEWS } as const;
  const answer = await getReviews(query, { http }).catch(() => undefined);
  return answer?.results ?? [];
}

function answerAbsent(site: Site, status: 404 | 410): DocumentAnswer {
  const message = status === 410 ? listingMessages.goneTitle : listingMessages.unknownTitle;
  return {
    status,
    head: { title: pageTitle(createSiteIntl(site).formatMessage(message)), robots: 'noindex' },
  };
}

function createSiteIntl(site: Site) {
  return createServerIntl(site, serverMessages[catalogueOf(site)]);
}

function createApiHttp({ api }: DocumentRequest, site: Site, timeoutMs: number): Http {
  return createHttp({ baseUrl: api.origin, site, apiKey: api.headers['x-api-key'] ?? '', timeoutMs });
}
