import type { BeginScreen } from './begin-screen';

const fetchModule = () => import('./begin-screen');

let known: typeof BeginScreen | undefined;

export function knownBeginScreen(): typeof BeginScreen | undefined {
  return known;
}

/** Retries once. @throws if loading fails again */
export async function fetchBeginScreen(): Promise<typeof BeginScreen> {
  const module = await fetchModule().catch(fetchModule);
  known = module.BeginScreen;
  return known;
}
