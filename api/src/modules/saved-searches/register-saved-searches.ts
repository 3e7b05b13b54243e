import type { Api, AppContext } from '../../core/app-context';
import { oneClickRoutes } from '../../core/emails/one-click-unsubscribe';
import { SEARCH_EMAILS } from './saved-search-emails';
import { savedSearchesRoutes } from './saved-searches.routes';
import { createSavedSearchesService } from './saved-searches.service';

/** Registers the routes of saved searches. */
export function registerSavedSearches(app: Api, { database, clock, settings }: AppContext): void {
  const searches = createSavedSearchesService({ database, clock });
  savedSearchesRoutes(app, searches);
  oneClickRoutes(app, SEARCH_EMAILS, { siteUrl: settings.siteUrl, stop: searches.stopEmails });
}
