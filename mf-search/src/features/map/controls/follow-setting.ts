import { removeStored, writeStored, readStored } from '../../../data/saved-searches/local-storage';

/** Whether the search follows the map, kept for the next visit. */
const KEY = 'campavia.map-follows';

/** Yes, unless the reader once said otherwise. */
export function readFollows(): boolean {
  return readStored(KEY) !== false;
}

/** From now on the search goes where the map goes. */
export function keepFollowing(): void {
  removeStored(KEY);
}

/** From now on the search stays where it is. */
export function keepStaying(): void {
  writeStored(KEY, false);
}
