import type { Address } from '@campavia/contracts';
import type { Language } from '@campavia/i18n/sites';

/** Maximum number of results of a search. */
export const MAX_ADDRESSES = 8;

/** Text typed by a user, with the country to search in. */
export interface AddressSearchQuery {
  text: string;
  /** ISO 3166-1 alpha-2, upper case; undefined for every country. */
  country: string | undefined;
  /** Language of region and country names in the answer. */
  language: Language;
}

/** The provider did not answer in time, or its answer was invalid. */
export class AddressSearchFailure extends Error {}

/** A provider of address search. */
export interface AddressSearch {
  /**
   * Addresses that match a text, best first, at most `MAX_ADDRESSES`.
   * @throws AddressSearchFailure
   */
  find(query: AddressSearchQuery): Promise<Address[]>;
}
