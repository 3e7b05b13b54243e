import type { AppContext } from '../core/app-context';
import type { PlacesService } from '../modules/places/places.service';
import { createAlternativesService } from '../modules/search/alternatives/alternatives.service';
import type { CountLimits } from '../modules/search/facets/count-limits';
import { createCamperDensity } from '../modules/search/camper-density';
import { createFacetsService } from '../modules/search/facets/facets.service';
import { createMapService } from '../modules/search/map/map.service';
import { createSearchPlanner } from '../modules/search/plan-search';
import { createSearchService } from '../modules/search/search.service';

interface Needs {
  places: PlacesService;
  limits?: CountLimits;
}

/** Finding campers; what is known about crowded areas is cached once for all of them. */
export function createSearchServices(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
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
