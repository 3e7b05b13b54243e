import type { AddressDeclaration, Release } from '@campavia/remote-kit/config';

/** An address and the release that has it. */
export interface OwnedAddress {
  address: AddressDeclaration;
  release: Release;
}

/** Every address of a composition. */
export function ownedAddresses(releases: readonly Release[]): OwnedAddress[] {
  return releases.flatMap((release) => release.config.addresses.map((address) => ({ address, release })));
}
