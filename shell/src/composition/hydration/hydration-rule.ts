import type { AddressDeclaration } from '@campavia/remote-kit/config';

/** With a query a page may open or scroll to something, unless its address says otherwise. */
export function hydratesOnInteraction(
  address: AddressDeclaration | undefined,
  { isVisitor, search }: { isVisitor: boolean; search: string },
): boolean {
  const isDelayed = address?.hydration === 'on-interaction';
  return isVisitor && isDelayed && (search === '' || address.isWholeWithQuery === true);
}
