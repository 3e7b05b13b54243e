import { getListing, getSimilarCampers, keys, listingKeys } from '@campavia/api-client';
import { createHttp, isApiError, isAway, type Http } from '@campavia/api-client/core';
import { createServerIntl } from '@campavia/i18n/server';
import { catalogueOf, DEFAULT_SITE, type Site, siteOf } from '@campavia/i18n/sites';
import {
  pageTitle,
  type DocumentAnswer,
  type DocumentRequest,
  type HandleDocument,
} from '@campavia/remote-kit/config';

import { queryWithStay } from './dates/query-with-stay';
import { listingHead } from './documents/listing-head';
import { isListingId } from './rules/listing-id';
import { stayOfQuery } from './rules/stay-of-query';
import { listingMessages } from './screens/listing/listing-screen.messages';
import { serverMessages } from './server-messages';

/** A page that waits longer for its camper is better off without. */
const LISTING_TIMEOUT_MS = 1200;
/** Those like it come after the answer that it is gone, and are worth no more than a moment. */
const SIMILAR_TIMEOUT_MS = 200;

/** Where a camper's page was before. */
const MOVED = 'listing.moved';

/** Answers for the documents of this part. */
export const handle: HandleDocument = async (request) => {
  const site = siteOf(request.locale) ?? DEFAULT_SITE;
  const { id } = request.params;
  if (!isListingId(id)) return absent(site, 404);
  if (isMoved(request)) return { status: 301, redirect: `/campers/${id}${request.search}` };
  return answerListing(id, request, site);
};

function isMoved({ addressId }: DocumentRequest): boolean {
  return addressId === MOVED || addressId.startsWith(`${MOVED}.`);
}

/** Status, head and data of a camper's page: 404 for none, 410 for a deleted one, a redirect for unclean dates. */
async function answerListing(id: string, request: DocumentRequest, site: Site): Promise<DocumentAnswer> {
  const { search, today, origin } = request;
  const { stay, changed } = stayOfQuery(search, today);
  if (changed) {
    return {
      status: 302,
      redirect: [`/campers/${id}`, queryWithStay(search, stay)].filter(Boolean).join('?'),
    };
  }
  const query = stay ? { date_from: stay.from, date_to: stay.to } : {};
  try {
    const listing = await getListing(id, query, { http: httpOf(request, site, LISTING_TIMEOUT_MS) });
    return {
      status: 200,
      head: listingHead(listing, { intl: intlOf(site), site, origin }),
      data: { [keys.listing(id, query)]: listing },
    };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 404) return absent(site, 404);
    // Nobody can tell whether there is such a camper: search engines come back, and browsers ask again.
    if (isAway(error)) return { status: 503, head: { title: 'Campavia' } };
    if (error.status !== 410) throw error;
    const http = httpOf(request, site, SIMILAR_TIMEOUT_MS);
    const similar = await getSimilarCampers(id, query, { http }).catch(() => undefined);
    return { ...absent(site, 410), ...(similar && { data: { [listingKeys.similar(id, query)]: similar } }) };
  }
}

function absent(site: Site, status: 404 | 410): DocumentAnswer {
  const message = status === 410 ? listingMessages.goneTitle : listingMessages.unknownTitle;
  return { status, head: { title: pageTitle(intlOf(site).formatMessage(message)), robots: 'noindex' } };
}

function intlOf(site: Site) {
  return createServerIntl(site, serverMessages[catalogueOf(site)]);
}

function httpOf({ api }: DocumentRequest, site: Site, timeoutMs: number): Http {
  return createHttp({ baseUrl: api.origin, site, apiKey: api.headers['x-api-key'] ?? '', timeoutMs });
}
