import Value from 'typebox/value';

import { SisterListingSchema, toSearchResult, type SisterListing } from './sister-listing';
import {
  MAX_SISTER_LISTINGS,
  SisterListingsFailure,
  type SisterListings,
  type SisterSearch,
} from './sister-listings';

interface Address {
  url: string;
  name: string;
  key?: string;
  timeoutMs?: number;
  /** Called with the number of listings of an answer that do not match the schema. */
  onLeftOut?: (count: number) => void;
}

const TIMEOUT_MS = 800;

/**
 * The sister platform over HTTP: queried with our search parameters, it answers `{results}` in its own format. Invalid
 * listings and those in another currency are left out.
 */
export function createHttpSisterListings({
  url,
  name,
  key,
  timeoutMs = TIMEOUT_MS,
  onLeftOut = () => undefined,
}: Address): SisterListings {
  async function ask(criteria: SisterSearch): Promise<unknown> {
    try {
      const answer = await fetch(addressOf(url, criteria), {
        headers: { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
        signal: AbortSignal.timeout(timeoutMs),
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
    async search(criteria) {
      const { results } = ((await ask(criteria)) ?? {}) as { results?: unknown };
      if (!Array.isArray(results)) throw new SisterListingsFailure('answered no list of results');
      const sent: unknown[] = results.slice(0, MAX_SISTER_LISTINGS);
      const listings = sent.filter((listing): listing is SisterListing =>
        Value.Check(SisterListingSchema, listing),
      );
      if (listings.length < sent.length) onLeftOut(sent.length - listings.length);
      return listings
        .filter(({ currency }) => currency === criteria.currency)
        .map((listing) => toSearchResult(listing, name));
    },
  };
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
    page_size: MAX_SISTER_LISTINGS,
  };
  const url = new URL(base);
  for (const [field, value] of Object.entries(params)) {
    if (value !== undefined) for (const one of [value].flat()) url.searchParams.append(field, String(one));
  }
  return url.href;
}
