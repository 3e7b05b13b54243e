import type { FastifyBaseLogger } from 'fastify';

import type { AppContext } from '../core/app-context';
import { chooseSisterListings } from '../providers/sister-listings/choose-sister-listings';
import type { SisterListings } from '../providers/sister-listings/sister-listings';

/** The sister platform that the settings name; the sandbox shows its made-up listings with the demo's pictures. */
export function createSisterListings(
  { settings }: Pick<AppContext, 'settings'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): SisterListings {
  return chooseSisterListings(settings.outside.sisterListings, { log, findScenes });
}

async function findScenes(camperSeed: number, type: number): Promise<string[]> {
  const { CAMPER_TYPES, picturesOfCamper } = await import('../../demo/pictures');
  return picturesOfCamper(camperSeed, CAMPER_TYPES[type - 1] ?? 'campervan');
}
