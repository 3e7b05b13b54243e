import type { Api } from '../../core/app-context';
import type { SisterListings } from '../../providers/sister-listings/sister-listings';
import type { AlternativesService } from './alternatives/alternatives.service';
import { alternativesRoutes } from './alternatives/alternatives.routes';
import type { FacetsService } from './facets/facets.service';
import { mapRoutes } from './map/map.routes';
import type { MapService } from './map/map.service';
import type { SearchPlanner } from './plan-search';
import { searchRoutes } from './search.routes';
import type { SearchService } from './search.service';
import { sisterSearchRoutes } from './sister-search/sister-search.routes';
import { createSisterSearchService } from './sister-search/sister-search.service';

interface Services {
  planOf: SearchPlanner;
  search: SearchService;
  facets: FacetsService;
  map: MapService;
  alternatives: AlternativesService;
}

/** Endpoints of the search: results, facets, map, alternatives, and listings of the sister platform. */
export function registerSearch(app: Api, services: Services, sister: SisterListings): void {
  const { planOf, search, facets, map, alternatives } = services;
  searchRoutes(app, { search, facets });
  mapRoutes(app, map);
  alternativesRoutes(app, alternatives);
  sisterSearchRoutes(app, createSisterSearchService({ planOf, search, sister, log: app.log }));
}
