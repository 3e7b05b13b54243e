import type { FastifyBaseLogger } from 'fastify';

import type { Api, AppContext } from '../core/app-context';
import { landingsRoutes } from '../modules/landings/landings.routes';
import { createLandingsService } from '../modules/landings/landings.service';
import type { PlacesService } from '../modules/places/places.service';
import { createAlternativesService } from '../modules/search/alternatives/alternatives.service';
import type { CountLimits } from '../modules/search/facets/count-limits';
import { createCamperDensity } from '../modules/search/camper-density';
import { createFacetsService } from '../modules/search/facets/facets.service';
import { createMapService } from '../modules/search/map/map.service';
import { createSearchPlanner } from '../modules/search/plan-search';
import { createSearchService } from '../modules/search/search.service';
import { sitemapsRoutes } from '../modules/sitemaps/sitemaps.routes';
import { createSitemapsService } from '../modules/sitemaps/sitemaps.service';
import { chooseSisterListings } from '../providers/sister-listings/choose-sister-listings';
import type { SisterListings } from '../providers/sister-listings/sister-listings';

interface Needs {
  places: PlacesService;
  limits?: CountLimits;
}

/** Search services; data about dense areas is cached once for all of them. */
export function createSearchServices(
  { database: primary, reads: database = primary, clock }: Pick<AppContext, 'database' | 'reads' | 'clock'>,
  { places, limits }: Needs,
) {
  const planOf = createSearchPlanner({ clock, places });
  const crowds = createCamperDensity(database, limits);
  const search = createSearchService({ database, planOf, crowds });
  return {
    planOf,
    search,
    facets: createFacetsService({ database, planOf, crowds, limits }),
    map: createMapService({ database, planOf }),
    alternatives: createAlternativesService({ planOf, search, places, clock }),
  };
}

export type SearchServices = ReturnType<typeof createSearchServices>;

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

/** Landing pages, and the sitemaps that name them. */
export function registerLandings(
  app: Api,
  { database: primary, reads: database = primary }: Pick<AppContext, 'database' | 'reads'>,
  places: PlacesService,
): void {
  const landings = createLandingsService({ database, places });
  landingsRoutes(app, landings);
  sitemapsRoutes(app, createSitemapsService({ database, landings }));
}
