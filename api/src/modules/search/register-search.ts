import type { Api, AppContext } from '../../core/app-context';
import type { SisterListings } from '../../providers/sister-listings/sister-listings';
import type { PlacesService } from '../places/places.service';
import { alternativesRoutes } from './alternatives.routes';
import { createAlternativesService } from './alternatives.service';
import type { CountLimits } from './count-limits';
import { createCrowds } from './crowds';
import { createFacetsService } from './facets.service';
import { mapRoutes } from './map.routes';
import { createMapService } from './map.service';
import { createSearchPlanner } from './plan-search';
import { searchRoutes } from './search.routes';
import { createSearchService } from './search.service';
import { sisterSearchRoutes } from './sister-search.routes';
import { createSisterSearchService } from './sister-search.service';

interface Needs {
  places: PlacesService;
  sister: SisterListings;
  limits?: CountLimits;
}

/** Finding campers, and what helps with it. */
export function registerSearch(app: Api, context: AppContext, { places, sister, limits }: Needs): void {
  const { database, clock } = context;
  const planOf = createSearchPlanner({ clock, places });
  const crowds = createCrowds(database, limits);
  const search = createSearchService({ database, planOf, crowds });
  searchRoutes(app, { search, facets: createFacetsService({ database, planOf, crowds, limits }) });
  mapRoutes(app, createMapService({ database, planOf }));
  alternativesRoutes(app, createAlternativesService({ planOf, search, places, clock }));
  sisterSearchRoutes(app, createSisterSearchService({ planOf, search, sister, log: app.log }));
}
