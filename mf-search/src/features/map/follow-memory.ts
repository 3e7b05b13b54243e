import { dropHere, keepHere, readKept } from '../../data/kept-here';

/** Whether the search follows the map, kept for the next visit. */
const KEY = 'campavia.map-follows';

/** Yes, unless the reader once said otherwise. */
export function readFollows(): boolean {
  return readKept(KEY) !== false;
}

/** From now on the search goes where the map goes. */
export function keepFollowing(): void {
  dropHere(KEY);
}

/** From now on the search stays where it is. */
export function keepStaying(): void {
  keepHere(KEY, false);
}
