import type { Api, ServiceContext } from '../core/app-context';
import { calendarFeedsRoutes } from '../modules/calendar-feeds/calendar-feeds.routes';
import { calendarsRoutes } from '../modules/calendars/calendars.routes';
import { createCalendarsService } from '../modules/calendars/calendars.service';
import { holidaysRoutes } from '../modules/holidays/holidays.routes';
import { createHolidaysService } from '../modules/holidays/holidays.service';
import { insuranceConditionsRoutes } from '../modules/insurance-conditions/insurance-conditions.routes';
import { createInsuranceConditions } from '../modules/insurance-conditions/insurance-conditions.service';
import { insuranceRoutes } from '../modules/insurance/insurance.routes';
import { createInsuranceService } from '../modules/insurance/insurance.service';
import { listingReportsRoutes } from '../modules/listings/listing-reports.routes';
import { createListingReportsService } from '../modules/listings/listing-reports.service';
import { listingsRoutes } from '../modules/listings/listings.routes';
import { createListingsService } from '../modules/listings/listings.service';
import { similarCampersRoutes } from '../modules/listings/similar-campers.routes';
import { createSimilarCampersService } from '../modules/listings/similar-campers.service';
import { dualListingRoutes } from '../modules/own-campers/dual-listing.routes';
import { createDualListings } from '../modules/own-campers/dual-listing.service';
import { createOwnCampersService } from '../modules/own-campers/own-campers.service';
import { moderationRoutes } from '../modules/moderation/moderation.routes';
import { createModeration } from '../modules/moderation/moderation.service';
import { ownCampersRoutes } from '../modules/own-campers/own-campers.routes';
import { publicationRoutes } from '../modules/own-campers/publication.routes';
import { createPublicationService } from '../modules/own-campers/publication.service';
import { ownerCalendarsRoutes } from '../modules/owner-calendars/owner-calendars.routes';
import { createOwnerCalendars } from '../modules/owner-calendars/owner-calendars.service';
import { ownerPicturesRoutes } from '../modules/owner-pictures/owner-pictures.routes';
import { createOwnerPictures } from '../modules/owner-pictures/owner-pictures.service';
import { ownerPricesRoutes } from '../modules/owner-prices/owner-prices.routes';
import { createOwnerPrices } from '../modules/owner-prices/owner-prices.service';
import { preferencesRoutes } from '../modules/preferences/preferences.routes';
import { createPreferencesService } from '../modules/preferences/preferences.service';
import { pricesRoutes } from '../modules/prices/prices.routes';
import { reviewsRoutes } from '../modules/reviews/reviews.routes';
import { createReviewsService } from '../modules/reviews/reviews.service';
import { statisticsRoutes } from '../modules/statistics/statistics.routes';
import { createStatisticsService } from '../modules/statistics/statistics.service';
import type { PicturesService } from '../modules/pictures/pictures.service';
import { createVehicleEquipments } from '../modules/vehicles/equipments.service';
import { makesRoutes } from '../modules/vehicles/makes/makes.routes';
import { createMakes } from '../modules/vehicles/makes/makes.service';
import { createSleepings } from '../modules/vehicles/sleepings.service';
import { vehiclesRoutes } from '../modules/vehicles/vehicles.routes';
import { createVehicles, type VehiclesNeeds } from '../modules/vehicles/vehicles.service';
import type { Services } from './create-services';

/** The routes of one camper's page. */
export function registerListingPage(
  app: Api,
  context: ServiceContext,
  services: Services & { pictures: Pick<PicturesService, 'drawing'> },
): void {
  const { database, clock, settings, rateLimits } = context;
  const { providers, places, search, bookings } = services;
  const { rentalCover, notifications, sisterRedirects } = providers;
  const { backOfficeUrl } = settings.outside;
  const hasSisterPlatform = sisterRedirects !== undefined;
  const ownCampers = createOwnCampersService({ database, clock, hasSisterPlatform });
  const { ownPart } = ownCampers;
  const listings = createListingsService({ database, clock, places, ownPart, backOfficeUrl });
  listingsRoutes(app, listings);
  const { preview } = listings;
  moderationRoutes(app, createModeration({ database, clock, settings, notifications, preview }));
  ownCampersRoutes(app, ownCampers);
  holidaysRoutes(app, createHolidaysService({ database, clock }));
  publicationRoutes(
    app,
    createPublicationService({ database, clock, refuseOpenRequests: bookings.refuseOpenRequests }),
  );
  dualListingRoutes(app, createDualListings({ database, settings, sisterRedirects }));
  const { requireOwn } = ownCampers;
  const { pictures, pictureFiles: files, uploads } = services;
  const { drawing } = pictures;
  ownerPicturesRoutes(app, createOwnerPictures({ ...context, ownCampers, files, uploads, drawing }));
  ownerPricesRoutes(app, createOwnerPrices({ database, clock, requireOwn }));
  preferencesRoutes(app, createPreferencesService({ database, clock, requireOwn }));
  statisticsRoutes(app, createStatisticsService({ database, clock, requireOwn }));
  registerVehicles(app, context, { places, requireOwnVehicle: ownCampers.requireOwnVehicle });
  similarCampersRoutes(app, createSimilarCampersService({ database, search: search.search }));
  listingReportsRoutes(
    app,
    createListingReportsService({ database, clock, settings, rateLimits, notifications }),
  );
  calendarsRoutes(app, createCalendarsService({ database, clock }));
  ownerCalendarsRoutes(app, createOwnerCalendars({ database, clock }, services.calendarFeeds));
  calendarFeedsRoutes(app, services.calendarFeeds);
  pricesRoutes(app, bookings.prices);
  insuranceRoutes(app, createInsuranceService({ database, rentalCover }));
  insuranceConditionsRoutes(app, {
    conditions: createInsuranceConditions({
      database,
      clock,
      rateLimits,
      requireOwn,
      files: services.insuranceFiles,
    }),
    uploads,
  });
  reviewsRoutes(app, createReviewsService(database));
}

/** What owners say of their vehicles, and the lists from which they choose it. */
function registerVehicles(
  app: Api,
  { database, clock }: ServiceContext,
  { places, requireOwnVehicle }: Pick<VehiclesNeeds, 'places' | 'requireOwnVehicle'>,
): void {
  vehiclesRoutes(app, {
    vehicles: createVehicles({ database, clock, places, requireOwnVehicle }),
    equipments: createVehicleEquipments({ database, requireOwnVehicle }),
    sleepings: createSleepings({ database, requireOwnVehicle }),
  });
  makesRoutes(app, createMakes(database));
}
