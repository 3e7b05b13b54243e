import type { FastifyBaseLogger } from 'fastify';

import type { SisterListingsSettings } from '../../config/sister-listings-settings';
import { createHttpSisterListings } from './http-sister-listings';
import { createSandboxSisterListings, type FindScenes } from './sandbox-sister-listings';
import type { SisterListings } from './sister-listings';

interface Needs {
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** The pictures of made-up listings. */
  findScenes: FindScenes;
}

/** The sister platform as a deployment names it; without one it has no listings. */
export function chooseSisterListings(
  settings: SisterListingsSettings | undefined,
  { log, findScenes }: Needs,
): SisterListings {
  if (!settings) return { search: () => Promise.resolve([]) };
  if (settings === 'sandbox') return createSandboxSisterListings(findScenes);
  return createHttpSisterListings({
    ...settings,
    onLeftOut: (count) =>
      log.warn({ count }, 'listings of the sister platform are not of the agreed shape and were left out'),
  });
}
