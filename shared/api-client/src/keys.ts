import type { ListingQuery } from '@campavia/contracts';

import { referentialKey } from './referential-key';

type ListingDates = Pick<ListingQuery, 'date_from' | 'date_to'>;

/** The query of a listing in a stable order. */
export function listingParams({ date_from, date_to }: ListingDates): URLSearchParams {
  const pairs = Object.entries({ date_from, date_to }).filter((pair): pair is [string, string] => !!pair[1]);
  return new URLSearchParams(pairs);
}

/** A name, followed by the query if there is one. */
export function withQuery(name: string, params: URLSearchParams): string {
  const query = params.toString();
  return query ? `${name}?${query}` : name;
}

/**
 * Cache keys of answers, equal on server and client. They do not contain language and currency: a cache belongs to one
 * site.
 */
export const keys = {
  listing: (id: number | string, query: ListingDates = {}) =>
    withQuery(`listing/${id}`, listingParams(query)),
  place: (slug: string) => `place/${slug}`,
  addresses: (text: string, country = '') => `addresses?${new URLSearchParams({ q: text, country })}`,
  places: (search: string, limit = 8) => `places?${new URLSearchParams({ search, limit: String(limit) })}`,
  me: () => 'me',
  user: (id: number) => `user/${id}`,
  moneyboxes: () => 'moneyboxes',
  company: () => 'company',
  legalProfile: () => 'legal-profile',
  referential: () => referentialKey,
};
