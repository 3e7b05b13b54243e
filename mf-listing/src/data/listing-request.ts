import { getListing, keys } from '@campavia/api-client';
import type { Http } from '@campavia/api-client/core';
import type { Listing } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';
import type { PageRequest, RequestedPage } from '@campavia/remote-kit';

import { isListingId, parseStay } from '../rules/listing-address';

export interface ListingRequest {
  key: string;
  fetch: (http?: Http) => Promise<Listing>;
}

/** What the page of a camper shows first: asked for by the server, by the screen, and ahead of both by a link. */
export function listingRequest(id: string, stay: DayRange | undefined): ListingRequest {
  const query = stay ? { date_from: stay.from, date_to: stay.to } : {};
  return {
    key: keys.listing(id, query),
    fetch: (http) => getListing(id, query, http && { http }),
  };
}

/** The requests of a page that somebody is about to open. */
export function listRequests({ addressId, params, search, today }: RequestedPage): PageRequest[] {
  if (addressId !== 'listing' || !isListingId(params.id)) return [];
  const { key, fetch } = listingRequest(params.id, parseStay(search, today).stay);
  return [{ key, fetch: () => fetch() }];
}
