import type { Api, Foundation } from '../../api';
import type { PlacesService } from '../places/places.service';
import { createFacetsService } from './facets.service';
import { createSearchPlanner } from './plan-search';
import { searchRoutes } from './search.routes';
import { createSearchService } from './search.service';

/** Finding campers, and what helps with it. */
export function registerSearch(app: Api, { database, clock }: Foundation, places: PlacesService): void {
  const planOf = createSearchPlanner({ clock, places });
  const search = createSearchService({ database, planOf });
  searchRoutes(app, { search, facets: createFacetsService({ database, planOf }) });
}
