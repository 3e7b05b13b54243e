import type { Api, AppContext, ServiceContext } from './core/app-context';
import { createAddressSearch } from './composition/address-search';
import { registerBookingRoutes } from './composition/booking-routes';
import { createServer } from './composition/create-server';
import { createServices, type Services } from './composition/create-services';
import { loadSandbox } from './composition/load-sandbox';
import { registerPageFrame } from './composition/page-frame';
import { registerLeads } from './composition/leads';
import { createPictures } from './composition/pictures';
import { createRateLimits } from './composition/rate-limits';
import { createSisterListings } from './composition/sister-listings';
import { registerListingPage } from './composition/listing-page';
import { addressesRoutes } from './modules/addresses/addresses.routes';
import { emailsRoutes } from './modules/emails/emails.routes';
import { createDueJobsRunner } from './composition/run-due-jobs';
import { healthRoutes } from './modules/health/health.routes';
import { registerIdentity } from './modules/identity/register-identity';
import { landingsRoutes } from './modules/landings/landings.routes';
import { createLandingsService } from './modules/landings/landings.service';
import { mapLabelsRoutes } from './modules/map/map-labels.routes';
import { createMapLabelsService } from './modules/map/map-labels.service';
import { picturesRoutes } from './modules/pictures/pictures.routes';
import { placesRoutes } from './modules/places/places.routes';
import { registerProfiles } from './modules/profiles/register-profiles';
import { registerSavedSearches } from './modules/saved-searches/register-saved-searches';
import { registerSearch } from './modules/search/register-search';
import { sitemapsRoutes } from './modules/sitemaps/sitemaps.routes';
import { createSitemapsService } from './modules/sitemaps/sitemaps.service';
import { listingEventsRoutes } from './modules/listing-events/listing-events.routes';
import { createListingEventsService } from './modules/listing-events/listing-events.service';
import { requireApiKey } from './plugins/api-key';
import { answerErrors } from './plugins/errors';
import { entityTags } from './plugins/entity-tags';
import { readLanguage } from './plugins/language';
import { describeRoutes } from './plugins/openapi';
import { logRequests } from './plugins/request-log';
import { serializeLazily } from './plugins/serialize-lazily';
import { validateInput } from './plugins/validate-input';
import { chooseSingleSignOn } from './providers/single-sign-on/choose-single-sign-on';

/** The api, ready to listen. */
export async function createApp(context: AppContext): Promise<Api> {
  return (await createApplication(context)).app;
}

/** The api, ready to listen, and its services for the jobs that run beside it. */
export async function createApplication(context: AppContext): Promise<{ app: Api; services: Services }> {
  const { settings } = context;
  const app = createServer(settings);
  answerErrors(app);
  logRequests(app);
  readLanguage(app);
  entityTags(app);
  requireApiKey(app, settings.apiKeys);
  validateInput(app);
  serializeLazily(app);
  await describeRoutes(app);
  const { rateLimits, close } = createRateLimits(context);
  app.addHook('onClose', close);
  const withLimits = { ...context, rateLimits };
  const services = createServices(withLimits, app.log);
  app.addHook('onClose', () => services.uploads.close());
  await registerRoutes(app, withLimits, services);
  return { app, services };
}

async function registerRoutes(app: Api, context: ServiceContext, services: Services): Promise<Api> {
  const { settings, database, clock, rateLimits } = context;
  const { places, uploads, bookings } = services;
  const singleSignOn = chooseSingleSignOn(settings, app);
  const { cancelOpenBookings } = bookings;
  await registerIdentity(app, context, { singleSignOn, cancelOpenBookings, uploads });
  registerProfiles(app, context);
  emailsRoutes(app);
  const sandbox = await loadSandbox(settings);
  sandbox?.registerSandboxTools(app, context, createDueJobsRunner(services, app.log));
  healthRoutes(app, context);
  placesRoutes(app, places);
  addressesRoutes(app, createAddressSearch(context, { places, log: app.log }));
  mapLabelsRoutes(app, createMapLabelsService(database));
  registerSearch(app, services.search, createSisterListings(context, app.log));
  const landings = createLandingsService({ database, places });
  landingsRoutes(app, landings);
  sitemapsRoutes(app, createSitemapsService({ database, landings }));
  registerSavedSearches(app, context);
  listingEventsRoutes(app, createListingEventsService({ database, clock, rateLimits }));
  const pictures = createPictures(settings.home);
  registerListingPage(app, context, { ...services, pictures });
  registerLeads(app, context, services.leads);
  registerBookingRoutes(app, services);
  registerPageFrame(app, context, { singleSignOn, sandbox });
  picturesRoutes(app, pictures);
  return app;
}
