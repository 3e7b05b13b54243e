import type { FastifyBaseLogger } from 'fastify';

import type { SisterListingsSettings } from '../../config/sister-listings-settings';
import { createHttpSisterListings } from './http-sister-listings';
import { createSandboxSisterListings } from './sandbox-sister-listings';
import type { SisterListings } from './sister-listings';

/** The sister platform as a deployment names it; without one it has no listings. */
export function chooseSisterListings(
  settings: SisterListingsSettings | undefined,
  log: Pick<FastifyBaseLogger, 'warn'>,
): SisterListings {
  if (!settings) return { search: () => Promise.resolve([]) };
  if (settings === 'sandbox') return createSandboxSisterListings();
  return createHttpSisterListings({
    ...settings,
    onLeftOut: (count) =>
      log.warn({ count }, 'listings of the sister platform are not of the agreed shape and were left out'),
  });
}
