import type { Api, Foundation } from '../../api';
import { createKeptNotices } from '../../providers/notices/kept-notices';
import { createPlacesService } from '../places/places.service';
import { createSearchPlanner } from '../search/plan-search';
import { createSearchService } from '../search/search.service';
import { savedSearchesRoutes } from './saved-searches.routes';
import { createSavedSearchesService } from './saved-searches.service';
import { createSearchLetters, type SearchLetters } from './search-letters';

/** Searches that people keep. */
export function registerSavedSearches(app: Api, { database, clock }: Foundation): void {
  savedSearchesRoutes(app, createSavedSearchesService({ database, clock }));
}

/** The job that tells people of new campers. */
export function searchLettersOf({ database, clock, settings }: Foundation): SearchLetters {
  const planOf = createSearchPlanner({ clock, places: createPlacesService(database) });
  const search = createSearchService({ database, planOf });
  return createSearchLetters({
    database,
    clock,
    settings,
    planOf,
    search,
    notices: createKeptNotices(clock),
  });
}
