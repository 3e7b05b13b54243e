import { removeStored, writeStored, readStored } from '../../../data/saved-searches/local-storage';

/** Storage key of whether the search follows the map. */
const KEY = 'campavia.map-follows';

/** True unless the user switched it off. */
export function readFollows(): boolean {
  return readStored(KEY) !== false;
}

/** Lets the search follow the map. */
export function keepFollowing(): void {
  removeStored(KEY);
}

/** Stops the search from following the map. */
export function keepStaying(): void {
  writeStored(KEY, false);
}
