import type { AddressDeclaration, Release } from '@campavia/remote-kit/config';

/** An address with the release that owns it. */
export interface OwnedAddress {
  address: AddressDeclaration;
  release: Release;
}

/** All addresses of a composition. */
export function ownedAddresses(releases: readonly Release[]): OwnedAddress[] {
  return releases.flatMap((release) => release.config.addresses.map((address) => ({ address, release })));
}
