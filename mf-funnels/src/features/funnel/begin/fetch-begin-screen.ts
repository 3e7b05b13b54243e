import type { BeginScreen } from './begin-screen';

const fetchModule = () => import('./begin-screen');

let known: typeof BeginScreen | undefined;

/** The screen that begins a booking, if it was loaded before. */
export function knownBeginScreen(): typeof BeginScreen | undefined {
  return known;
}

/**
 * Fetches the page that begins a booking. Asked for twice if need be.
 * @throws when it does not come
 */
export async function fetchBeginScreen(): Promise<typeof BeginScreen> {
  const module = await fetchModule().catch(fetchModule);
  known = module.BeginScreen;
  return known;
}
