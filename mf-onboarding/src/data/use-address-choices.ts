import { keys, searchAddresses } from '@campavia/api-client';
import type { Address } from '@campavia/contracts';
import { useTextSearch, type TextSearch } from '@campavia/remote-kit/text-search';

/** Suggested addresses for a text, best first. */
export function useAddressChoices(text: string): TextSearch<Address> {
  return useTextSearch<Address>(text, {
    shortest: 3,
    keyOf: (q) => keys.addresses(q),
    find: (q, signal) => searchAddresses({ q }, { signal }),
  });
}
