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
import { createSisterListings, registerLandings } from './composition/search-services';
import { registerListingPage } from './composition/listing-page';
import { addressesRoutes } from './modules/addresses/addresses.routes';
import { registerBackOffice } from './modules/back-office/register-back-office';
import { contactRoutes } from './modules/contact/contact.routes';
import { emailsRoutes } from './modules/emails/emails.routes';
import { createDueJobsRunner } from './composition/run-due-jobs';
import { healthRoutes } from './modules/health/health.routes';
import { registerIdentity } from './modules/identity/register-identity';
import { mapLabelsRoutes } from './modules/map/map-labels.routes';
import { createMapLabelsService } from './modules/map/map-labels.service';
import { moneyByHandRoutes } from './modules/money-by-hand/money-by-hand.routes';
import { newsletterRoutes } from './modules/newsletter/newsletter.routes';
import { picturesRoutes } from './modules/pictures/pictures.routes';
import { placesRoutes } from './modules/places/places.routes';
import { personalDataRoutes } from './modules/personal-data/personal-data.routes';
import { createPersonalData } from './modules/personal-data/personal-data.service';
import { registerProfiles } from './modules/profiles/register-profiles';
import { registerReports } from './modules/reports/register-reports';
import { registerMailPreferences } from './composition/mail-preferences';
import { registerSavedSearches } from './modules/saved-searches/register-saved-searches';
import { registerSearch } from './modules/search/register-search';
import { listingEventsRoutes } from './modules/listing-events/listing-events.routes';
import { createListingEventsService } from './modules/listing-events/listing-events.service';
import { registerWishlists } from './modules/wishlists/register-wishlists';
import { requireApiKey } from './plugins/api-key';
import { drainOnStop } from './plugins/drain';
import { answerErrors } from './plugins/errors';
import { entityTags } from './plugins/entity-tags';
import { readLanguage } from './plugins/language';
import { describeRoutes } from './plugins/openapi';
import { markReads } from './plugins/read-requests';
import { logRequests } from './plugins/request-log';
import { serializeLazily } from './plugins/serialize-lazily';
import { shedLoad } from './plugins/shed-load';
import { validateInput } from './plugins/validate-input';
import { chooseSingleSignOn } from './providers/single-sign-on/choose-single-sign-on';

/** The api, ready to listen. */
export async function createApp(context: AppContext): Promise<Api> {
  return (await createApplication(context)).app;
}

/** The api, ready to listen, and its services for the jobs that run beside it. */
export async function createApplication(context: AppContext): Promise<{ app: Api; services: Services }> {
  const { settings } = context;
  const app = createServer(context);
  answerErrors(app);
  drainOnStop(app);
  markReads(app);
  logRequests(app);
  readLanguage(app);
  shedLoad(app, settings.server.maxRequests);
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

async function registerRoutes(app: Api, context: ServiceContext, services: Services): Promise<void> {
  const { settings, database, clock, rateLimits } = context;
  const { places, uploads, bookings, portraits, providers } = services;
  const singleSignOn = chooseSingleSignOn(settings, app);
  const { cancelOpenBookings } = bookings;
  await registerIdentity(app, context, { singleSignOn, cancelOpenBookings, uploads, portraits });
  registerProfiles(app, context);
  emailsRoutes(app);
  const sandbox = await loadSandbox(settings);
  sandbox?.registerSandboxTools(app, context, createDueJobsRunner(services, app.log));
  healthRoutes(app, { ...context, files: providers.files });
  placesRoutes(app, places);
  addressesRoutes(app, createAddressSearch(context, { places, log: app.log }));
  mapLabelsRoutes(app, createMapLabelsService(database));
  registerSearch(app, services.search, createSisterListings(context, app.log));
  registerLandings(app, context, places);
  personalDataRoutes(app, createPersonalData(context));
  registerSavedSearches(app, context);
  registerWishlists(app, context, services.search);
  listingEventsRoutes(app, createListingEventsService({ database, clock, rateLimits }));
  const pictures = createPictures(settings.home, providers.files);
  registerListingPage(app, context, { ...services, pictures });
  registerBackOffice(app, context, services.documents, services.ownerAccounts.bankAccounts);
  registerReports(app, context, providers);
  moneyByHandRoutes(app, services.moneyByHand);
  registerLeads(app, context, services.leads);
  contactRoutes(app, services.contact);
  newsletterRoutes(app, services.newsletter, settings);
  registerMailPreferences(app, context, services);
  registerBookingRoutes(app, services);
  registerPageFrame(app, context, { singleSignOn, sandbox });
  picturesRoutes(app, pictures);
}
