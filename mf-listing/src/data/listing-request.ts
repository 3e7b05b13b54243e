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

/** The initial data of a camper's page: requested by the server, by the screen, and by the prefetch of a link. */
export function listingRequest(id: string, stay: DayRange | undefined): ListingRequest {
  const query = stay ? { date_from: stay.from, date_to: stay.to } : {};
  return {
    key: keys.listing(id, query),
    fetch: (http) => getListing(id, query, http && { http }),
  };
}

/** The requests of a page that is about to be opened. */
export function listRequests({ addressId, params, search, today }: RequestedPage): PageRequest[] {
  if (addressId !== 'listing' || !isListingId(params.id)) return [];
  const { key, fetch } = listingRequest(params.id, parseStay(search, today).stay);
  return [{ key, fetch: () => fetch() }];
}
