import type { Api, AppContext } from '../../core/app-context';
import { createQueuedNotifications } from '../../providers/notifications/queued-notifications';
import { createPlacesService } from '../places/places.service';
import { searchServiceOf } from '../search/search.service';
import { oneClickRoutes } from './one-click.routes';
import { savedSearchesRoutes } from './saved-searches.routes';
import { createSavedSearchesService } from './saved-searches.service';
import { createSavedSearchEmails, type SavedSearchEmails } from './saved-search-emails';

/** Registers saved searches and their e-mails. */
export function registerSavedSearches(app: Api, { database, clock, settings }: AppContext): void {
  const searches = createSavedSearchesService({ database, clock });
  savedSearchesRoutes(app, searches);
  oneClickRoutes(app, searches, settings);
}

/** The job that e-mails people about new campers. */
export function savedSearchEmailsOf({ database, clock, settings }: AppContext): SavedSearchEmails {
  const search = searchServiceOf({ database, clock, places: createPlacesService(database) });
  return createSavedSearchEmails({
    database,
    clock,
    settings,
    search,
    notifications: createQueuedNotifications({ clock, settings }),
  });
}
