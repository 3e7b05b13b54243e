import { addressesOf, matchAddress, type AddressMatch } from '@campavia/remote-kit/config';

import type { LiveComposition } from '../releases/composed';

/** Letters of a path that can be anybody's address; comparing takes more than twice as long for twice as many. */
const LONGEST_PATH = 2000;

/** Whose address a path without prefix is in a composition. */
export function findOwner(path: string, { composition }: LiveComposition): AddressMatch | undefined {
  return path.length > LONGEST_PATH ? undefined : matchAddress(addressesOf(composition), path);
}
