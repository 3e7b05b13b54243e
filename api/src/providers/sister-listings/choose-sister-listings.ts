import type { SisterListingsSettings } from '../../sister-listings-settings';
import { createHttpSisterListings } from './http-sister-listings';
import { createSandboxSisterListings } from './sandbox-sister-listings';
import type { SisterListings } from './sister-listings';

/** The sister platform as a deployment names it; without one it has no listings. */
export function chooseSisterListings(settings: SisterListingsSettings | undefined): SisterListings {
  if (!settings) return { search: () => Promise.resolve([]) };
  return settings === 'sandbox' ? createSandboxSisterListings() : createHttpSisterListings(settings);
}
