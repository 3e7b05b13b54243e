import type { AddressDeclaration } from '@campavia/remote-kit/config';

const CAMPAIGN_PARAMETER = /^utm_|clid$/;

/** With a query a page may open or scroll to what it names, unless its address says otherwise. */
export function hydratesOnInteraction(
  address: AddressDeclaration | undefined,
  { isVisitor, search }: { isVisitor: boolean; search: string },
): boolean {
  if (!isVisitor || address?.hydration !== 'on-interaction') return false;
  return search === '' || (address.isWholeWithQuery === true && isKnown(search, address));
}

function isKnown(search: string, { query = [] }: AddressDeclaration): boolean {
  return [...new URLSearchParams(search).keys()].every(
    (name) => query.includes(name) || CAMPAIGN_PARAMETER.test(name),
  );
}
