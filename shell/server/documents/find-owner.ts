import {
  addressesOf,
  createAddressMatcher,
  type AddressMatch,
  type Composition,
} from '@campavia/remote-kit/config';

import type { LiveComposition } from '../releases/composition-cache';

/** In characters; limited because matching time grows faster than the length of the path. */
const MAX_PATH_LENGTH = 2000;

const matchers = new WeakMap<Composition, ReturnType<typeof createAddressMatcher>>();

function matcherOf(composition: Composition): ReturnType<typeof createAddressMatcher> {
  const known = matchers.get(composition) ?? createAddressMatcher(addressesOf(composition));
  matchers.set(composition, known);
  return known;
}

export function findOwner(
  path: string,
  { composition }: Pick<LiveComposition, 'composition'>,
): AddressMatch | undefined {
  return path.length > MAX_PATH_LENGTH ? undefined : matcherOf(composition)(path);
}
