/** Whether the search follows the map, kept for the next visit. */
const KEY = 'campavia.map-follows';
const OFF = 'no';

/** Yes, unless the reader once said otherwise or nothing can be kept. */
export function readFollows(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

/** From now on the search goes where the map goes. */
export function keepFollowing(): void {
  tried(() => localStorage.removeItem(KEY));
}

/** From now on the search stays where it is. */
export function keepStaying(): void {
  tried(() => localStorage.setItem(KEY, OFF));
}

function tried(act: () => void): void {
  try {
    act();
  } catch {
    // It holds for as long as the page is open.
  }
}
