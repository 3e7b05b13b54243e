import { addressesOf, matchAddress, type AddressMatch } from '@campavia/remote-kit/config';

import type { LiveComposition } from '../releases/composition-cache';

/** Limit of a path: matching time grows faster than its length. */
const LONGEST_PATH = 2000;

/** Finds the address of a path without prefix in a composition. */
export function findOwner(path: string, { composition }: LiveComposition): AddressMatch | undefined {
  return path.length > LONGEST_PATH ? undefined : matchAddress(addressesOf(composition), path);
}
