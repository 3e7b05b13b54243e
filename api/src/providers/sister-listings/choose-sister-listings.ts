import type { FastifyBaseLogger } from 'fastify';

import type { SisterListingsSettings } from '../../config/sister-listings-settings';
import { createHttpSisterListings } from './http-sister-listings';
import { createSandboxSisterListings, type FindScenes } from './sandbox-sister-listings';
import type { SisterListings } from './sister-listings';

interface Needs {
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Finds pictures for the sandbox's generated listings. */
  findScenes: FindScenes;
}

/** The configured sister platform; without one there are no listings. */
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
