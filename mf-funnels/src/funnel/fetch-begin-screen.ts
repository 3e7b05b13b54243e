import type { BeginScreen } from './begin-screen';

const fetchModule = () => import('./begin-screen');

/** The page that begins a booking. Asked for twice if need be. */
export async function fetchBeginScreen(): Promise<typeof BeginScreen> {
  const module = await fetchModule().catch(fetchModule);
  return module.BeginScreen;
}
