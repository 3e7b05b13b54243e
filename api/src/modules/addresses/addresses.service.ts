import type { FastifyBaseLogger } from 'fastify';

import type { Address, AddressesQuery } from '@campavia/contracts';
import type { Language } from '@campavia/i18n/sites';

import type { ServiceContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import { memoize } from '../../core/memoize';
import {
  AddressSearchFailure,
  type AddressSearch,
  type AddressSearchQuery,
} from '../../providers/address-search/address-search';

interface Needs extends Pick<ServiceContext, 'rateLimits'> {
  /** Undefined when none is configured. */
  provider: AddressSearch | undefined;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** The caller: network of the call, see `clientNetworkOf`, and the language of the answer. */
export interface AddressReader {
  network: string;
  language: Language;
}

const SHORTEST_TEXT = 3;
/** Typing one address causes about ten calls. */
const PER_NETWORK = { most: 120, withinMs: 60_000 };
const CACHE = { most: 1000, forMs: 3_600_000 };

/** Finds addresses that match a text. */
export function createAddresses({ rateLimits, provider, log }: Needs) {
  const limiter = rateLimits.limiter('address-search', PER_NETWORK);
  const ask = memoize(
    async (question: string) => provider?.find(JSON.parse(question) as AddressSearchQuery),
    CACHE,
  );

  /**
   * Best match first; none for a text of less than three letters.
   * @throws HttpError 429 too_many_attempts, 503 address_search_away
   */
  async function find({ q = '', country }: AddressesQuery, reader: AddressReader): Promise<Address[]> {
    const text = q
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .toLowerCase();
    if ([...text].length < SHORTEST_TEXT) return [];
    await limiter.take(reader.network);
    const query: AddressSearchQuery = { text, country: country?.toUpperCase(), language: reader.language };
    const found = await answerTo(query);
    if (!found) throw new HttpError(503, 'address_search_away');
    return found;
  }

  async function answerTo(query: AddressSearchQuery): Promise<Address[] | undefined> {
    try {
      return await ask(JSON.stringify(query));
    } catch (error) {
      if (!(error instanceof AddressSearchFailure)) throw error;
      log.error({ failure: error.message }, 'address search failed');
      return undefined;
    }
  }

  return { find };
}

export type AddressesService = ReturnType<typeof createAddresses>;
