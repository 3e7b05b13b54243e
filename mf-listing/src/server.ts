import { getListing, keys } from '@campavia/api-client';
import { createHttp, isApiError } from '@campavia/api-client/core';
import type { Listing } from '@campavia/contracts';
import { createServerIntl } from '@campavia/i18n/server';
import { DEFAULT_SITE, siteOf, type Site } from '@campavia/i18n/sites';
import {
  pageTitle,
  type DocumentAnswer,
  type DocumentHead,
  type DocumentRequest,
} from '@campavia/remote-kit/config';

import { isListingId } from './rules/listing-id';
import { queryOfStay, stayOfQuery } from './rules/stay-of-query';
import { listingMessages } from './screens/listing/listing-screen.messages';
import { serverMessages } from './server-messages';

function intlOf(site: Site) {
  return createServerIntl(site, serverMessages[site.language]);
}

function headOf(listing: Listing, site: Site, origin: string): DocumentHead {
  const { formatMessage } = intlOf(site);
  const names = { title: listing.title, city: listing.city };
  const [picture] = listing.pictures;
  return {
    title: pageTitle(formatMessage(listingMessages.documentTitle, names)),
    description: formatMessage(listingMessages.documentDescription, {
      ...names,
      beds: listing.beds,
      seats: listing.seatbelts,
    }),
    canonical: `/campers/${listing.id}`,
    ...(picture && {
      tags: [{ tag: 'meta' as const, attributes: { property: 'og:image', content: origin + picture.url } }],
    }),
  };
}

function absent(site: Site, status: 404 | 410): DocumentAnswer {
  const { formatMessage } = intlOf(site);
  const message = status === 410 ? listingMessages.goneTitle : listingMessages.unknownTitle;
  return { status, head: { title: pageTitle(formatMessage(message)), robots: 'noindex' } };
}

/** Status, head and data of a camper's page: 404 for none, 410 for a deleted one, a redirect for unclean dates. */
export async function handle(request: DocumentRequest): Promise<DocumentAnswer> {
  const site = siteOf(request.locale) ?? DEFAULT_SITE;
  const { id } = request.params;
  if (!isListingId(id)) return absent(site, 404);
  const { stay, changed } = stayOfQuery(request.search, request.today);
  if (changed)
    return { status: 302, redirect: [`/campers/${id}`, queryOfStay(stay)].filter(Boolean).join('?') };
  const query = stay ? { date_from: stay.from, date_to: stay.to } : {};
  const http = createHttp({
    baseUrl: request.api.origin,
    site,
    apiKey: request.api.headers['x-api-key'] ?? '',
    timeoutMs: 1200,
  });
  try {
    const listing = await getListing(id, query, { http });
    return {
      status: 200,
      head: headOf(listing, site, request.origin),
      data: { [keys.listing(id, query)]: listing },
    };
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 410))
      return absent(site, error.status);
    throw error;
  }
}
