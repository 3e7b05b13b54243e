import { addressesOf, matchAddress, type AddressMatch } from '@campavia/remote-kit/config';

import type { LiveComposition } from '../releases/composition-cache';

/** In characters: matching time grows faster than the length of the path. */
const LONGEST_PATH = 2000;

export function findOwner(path: string, { composition }: LiveComposition): AddressMatch | undefined {
  return path.length > LONGEST_PATH ? undefined : matchAddress(addressesOf(composition), path);
}
