import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { LogController } from 'fastify';

import type { Api, Foundation } from './api';
import { callOffOf, registerBookingEngine } from './booking-engine';
import { registerFrame } from './frame';
import { registerListingPage } from './listing-page';
import { createCatchUp } from './jobs/catch-up';
import { healthRoutes } from './modules/health/health.routes';
import { registerIdentity } from './modules/identity/register-identity';
import { landingsRoutes } from './modules/landings/landings.routes';
import { createLandingsService } from './modules/landings/landings.service';
import { mapLabelsRoutes } from './modules/map/map-labels.routes';
import { createMapLabelsService } from './modules/map/map-labels.service';
import { outboxRoutes } from './modules/outbox/outbox.routes';
import { createOutboxService } from './modules/outbox/outbox.service';
import { picturesRoutes } from './modules/pictures/pictures.routes';
import { createPicturesService } from './modules/pictures/pictures.service';
import { placesRoutes } from './modules/places/places.routes';
import { createPlacesService } from './modules/places/places.service';
import { registerProfiles } from './modules/profiles/register-profiles';
import { registerSavedSearches } from './modules/saved-searches/register-saved-searches';
import { registerSearch } from './modules/search/register-search';
import { sandboxClockRoutes } from './modules/sandbox-clock/sandbox-clock.routes';
import { searchMarksRoutes } from './modules/search-marks/search-marks.routes';
import { createSearchMarksService } from './modules/search-marks/search-marks.service';
import { requireApiKey } from './plugins/api-key';
import { answer, answerErrors } from './plugins/errors';
import { requireFiniteNumbers } from './plugins/finite-numbers';
import { readLanguage } from './plugins/language';
import { describeRoutes } from './plugins/openapi';
import { logRequests } from './plugins/request-log';
import { chooseSingleSignOn } from './providers/single-sign-on/choose-single-sign-on';

/** The api, ready to listen. */
export async function createApp(foundation: Foundation): Promise<Api> {
  const { settings, database, clock } = foundation;
  const app: Api = fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    // Repeated parameters make a list, and one value makes a list of one.
    ajv: { customOptions: { coerceTypes: 'array', allErrors: true } },
    frameworkErrors: (error, request, reply) => {
      answer(error, request, reply);
    },
    // The site's server stands in front and says for whom it asks.
    trustProxy: 'loopback, uniquelocal',
    forceCloseConnections: true,
  }).withTypeProvider<TypeBoxTypeProvider>();

  answerErrors(app);
  logRequests(app);
  readLanguage(app);
  requireApiKey(app, settings.apiKeys);
  requireFiniteNumbers(app);
  await describeRoutes(app);

  const singleSignOn = chooseSingleSignOn(settings, app);
  await registerIdentity(app, foundation, { singleSignOn, callOffOf: callOffOf(foundation) });
  registerProfiles(app, foundation);
  outboxRoutes(app, createOutboxService(foundation));
  if (settings.isSandbox) sandboxClockRoutes(app, { clock, catchUp: createCatchUp(foundation, app.log) });
  const places = createPlacesService(database);
  healthRoutes(app, foundation);
  placesRoutes(app, places);
  mapLabelsRoutes(app, createMapLabelsService(database));
  registerSearch(app, foundation, places);
  landingsRoutes(app, createLandingsService({ database, places }));
  registerSavedSearches(app, foundation);
  searchMarksRoutes(app, createSearchMarksService({ database, clock }));
  registerListingPage(app, foundation, places);
  registerBookingEngine(app, foundation);
  registerFrame(app, foundation, singleSignOn);
  picturesRoutes(app, createPicturesService(settings.home));
  return app;
}
