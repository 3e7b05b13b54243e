import Value from 'typebox/value';

import {
  AddressSearchFailure,
  MAX_ADDRESSES,
  type AddressSearch,
  type AddressSearchQuery,
} from './address-search';
import { NominatimResultSchema, toAddress, type NominatimResult } from './nominatim-wire';

interface Provider {
  url: string;
  key?: string;
  /** Identifies the application, as Nominatim's usage policy requires. */
  userAgent: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 2500;

/**
 * A provider with the Nominatim API. Results of another shape are left out. Written from the documentation; not tested
 * against a provider.
 */
export function createNominatimAddressSearch({
  url,
  key,
  userAgent,
  timeoutMs = TIMEOUT_MS,
}: Provider): AddressSearch {
  async function ask(query: AddressSearchQuery): Promise<unknown> {
    try {
      const answer = await fetch(addressOf({ url, key }, query), {
        headers: { accept: 'application/json', 'user-agent': userAgent },
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      if (answer.ok) return await answer.json();
      throw new AddressSearchFailure(`answered ${answer.status}`);
    } catch (error) {
      if (error instanceof AddressSearchFailure) throw error;
      throw new AddressSearchFailure(error instanceof Error ? error.message : 'unknown');
    }
  }

  return {
    async find(query) {
      const results = await ask(query);
      if (!Array.isArray(results)) throw new AddressSearchFailure('answered no list');
      const sent: unknown[] = results;
      return sent
        .filter((result): result is NominatimResult => Value.Check(NominatimResultSchema, result))
        .map(toAddress)
        .filter(({ country }) => country === (query.country ?? country))
        .slice(0, MAX_ADDRESSES);
    },
  };
}

function addressOf({ url, key }: Pick<Provider, 'url' | 'key'>, query: AddressSearchQuery): string {
  const address = new URL(url);
  const params = {
    q: query.text,
    format: 'jsonv2',
    addressdetails: '1',
    limit: String(MAX_ADDRESSES),
    'accept-language': query.language,
    countrycodes: query.country?.toLowerCase(),
    key,
  };
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) address.searchParams.set(name, value);
  }
  return address.href;
}
