import Type from 'typebox';
import Value from 'typebox/value';

import { SearchResultSchema, type SearchResult } from '@campavia/contracts';

import {
  MOST_SISTER_LISTINGS,
  SisterListingsFailure,
  type SisterListings,
  type SisterSearch,
} from './sister-listings';

interface Address {
  url: string;
  name: string;
  key?: string;
  patienceMs?: number;
}

const PATIENCE_MS = 800;
const ListingSchema = Type.Object({ ...SearchResultSchema.properties, url: Type.String() });

/**
 * The sister platform over HTTP: asked with the names of our own search, it answers `{results}` of the same shape
 * with a `url` each. What is not of that shape is left out.
 */
export function createHttpSisterListings({
  url,
  name,
  key,
  patienceMs = PATIENCE_MS,
}: Address): SisterListings {
  async function ask(wish: SisterSearch): Promise<unknown> {
    try {
      const answer = await fetch(addressOf(url, wish), {
        headers: { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
        signal: AbortSignal.timeout(patienceMs),
        redirect: 'error',
      });
      if (answer.ok) return await answer.json();
      throw new SisterListingsFailure(`answered ${answer.status}`);
    } catch (error) {
      if (error instanceof SisterListingsFailure) throw error;
      throw new SisterListingsFailure(error instanceof Error ? error.message : 'unknown');
    }
  }

  return {
    async search(wish) {
      const { results } = ((await ask(wish)) ?? {}) as { results?: unknown };
      if (!Array.isArray(results)) throw new SisterListingsFailure('answered no list of results');
      return results
        .slice(0, MOST_SISTER_LISTINGS)
        .flatMap((listing) => toResult(listing, name, wish.currency));
    },
  };
}

function toResult(listing: unknown, name: string, currency: string): SearchResult[] {
  if (!Value.Check(ListingSchema, listing) || listing.currency !== currency) return [];
  const { url, ...result } = Value.Clean(ListingSchema, structuredClone(listing)) as typeof listing;
  return /^https:\/\//.test(url) ? [{ ...result, source: { name, url } }] : [];
}

function addressOf(base: string, { filters, country, box, circle, currency }: SisterSearch): string {
  const { where: _, page: __, ordering: ___, facets: ____, ...asked } = filters;
  const place = circle && { ...circle.centre, radius: circle.radiusKm };
  const params = {
    ...asked,
    country,
    bbox: box?.join(','),
    ...place,
    currency,
    page_size: MOST_SISTER_LISTINGS,
  };
  const url = new URL(base);
  for (const [field, value] of Object.entries(params)) {
    if (value !== undefined) for (const one of [value].flat()) url.searchParams.append(field, String(one));
  }
  return url.href;
}
