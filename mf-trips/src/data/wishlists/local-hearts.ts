import { parseHearts, toggleHeart } from '../../rules/wishlists/local-hearts';

/** Named in `remote.config.ts`; pages with cards check whether it exists. */
export const HEARTS_KEY = 'campavia.hearts';

const listeners = new Set<() => void>();
let known: readonly number[] | undefined;

/** The campers that a visitor saved in this browser; the same array until one changes. */
export function localHearts(): readonly number[] {
  known ??= parseHearts(read());
  return known;
}

export function subscribeToLocalHearts(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', invalidate);
  // Another tab may have changed them without a subscriber.
  known = undefined;
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', invalidate);
  };
}

/** False when the browser stores nothing. */
export function toggleLocalHeart(camperId: number): boolean {
  known = undefined;
  return writeLocalHearts(toggleHeart(localHearts(), camperId));
}

/** False when the browser stores nothing. */
export function writeLocalHearts(hearts: readonly number[]): boolean {
  try {
    if (hearts.length > 0) localStorage.setItem(HEARTS_KEY, JSON.stringify(hearts));
    else localStorage.removeItem(HEARTS_KEY);
    return true;
  } catch {
    return false;
  } finally {
    invalidate();
  }
}

function read(): unknown {
  try {
    return JSON.parse(localStorage.getItem(HEARTS_KEY) ?? 'null');
  } catch {
    return undefined;
  }
}

function invalidate(): void {
  known = undefined;
  for (const listener of listeners) listener();
}
