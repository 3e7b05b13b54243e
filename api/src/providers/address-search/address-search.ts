import type { Address } from '@campavia/contracts';
import type { Language } from '@campavia/i18n/sites';

/** Most addresses that one text is answered with. */
export const MAX_ADDRESSES = 8;

/** What somebody typed, and where it may mean something. */
export interface AddressSearchQuery {
  text: string;
  /** ISO 3166-1 in capitals; undefined for every country. */
  country: string | undefined;
  /** In which names of regions and countries are answered. */
  language: Language;
}

/** The provider was asked and did not answer as it should, or not in time. */
export class AddressSearchFailure extends Error {}

/** Whoever knows which addresses there are. */
export interface AddressSearch {
  /**
   * The addresses that a text may mean, best first, at most `MAX_ADDRESSES`.
   * @throws AddressSearchFailure
   */
  find(query: AddressSearchQuery): Promise<Address[]>;
}
