import type { Api, AppContext } from '../../core/app-context';
import { createQueuedNotifications } from '../../providers/notifications/queued-notifications';
import { createPlacesService } from '../places/places.service';
import { searchServiceOf } from '../search/search.service';
import { oneClickRoutes } from './one-click.routes';
import { savedSearchesRoutes } from './saved-searches.routes';
import { createSavedSearchesService } from './saved-searches.service';
import { createSearchLetters, type SearchLetters } from './search-letters';

/** Searches that people keep. */
export function registerSavedSearches(app: Api, { database, clock, settings }: AppContext): void {
  const searches = createSavedSearchesService({ database, clock });
  savedSearchesRoutes(app, searches);
  oneClickRoutes(app, searches, settings);
}

/** The job that tells people of new campers. */
export function searchLettersOf({ database, clock, settings }: AppContext): SearchLetters {
  const search = searchServiceOf({ database, clock, places: createPlacesService(database) });
  return createSearchLetters({
    database,
    clock,
    settings,
    search,
    notifications: createQueuedNotifications({ clock, settings }),
  });
}
