import type { Api, ServiceContext } from '../core/app-context';
import { calendarFeedsRoutes } from '../modules/calendar-feeds/calendar-feeds.routes';
import { calendarsRoutes } from '../modules/calendars/calendars.routes';
import { createCalendarsService } from '../modules/calendars/calendars.service';
import { insuranceRoutes } from '../modules/insurance/insurance.routes';
import { createInsuranceService } from '../modules/insurance/insurance.service';
import { listingReportsRoutes } from '../modules/listings/listing-reports.routes';
import { createListingReportsService } from '../modules/listings/listing-reports.service';
import { listingsRoutes } from '../modules/listings/listings.routes';
import { createListingsService } from '../modules/listings/listings.service';
import { similarCampersRoutes } from '../modules/listings/similar-campers.routes';
import { createSimilarCampersService } from '../modules/listings/similar-campers.service';
import { createOwnCampersService } from '../modules/own-campers/own-campers.service';
import { ownCampersRoutes } from '../modules/own-campers/own-campers.routes';
import { publicationRoutes } from '../modules/own-campers/publication.routes';
import { createPublicationService } from '../modules/own-campers/publication.service';
import { ownerCalendarsRoutes } from '../modules/owner-calendars/owner-calendars.routes';
import { createOwnerCalendars } from '../modules/owner-calendars/owner-calendars.service';
import { pricesRoutes } from '../modules/prices/prices.routes';
import { reviewsRoutes } from '../modules/reviews/reviews.routes';
import { createReviewsService } from '../modules/reviews/reviews.service';
import type { Services } from './create-services';

/** The routes of one camper's page. */
export function registerListingPage(app: Api, context: ServiceContext, services: Services): void {
  const { database, clock, settings, rateLimits } = context;
  const { providers, places, search, bookings } = services;
  const { rentalCover, notifications } = providers;
  const { backOfficeUrl } = settings.outside;
  const ownCampers = createOwnCampersService({ database, clock });
  const { ownPart } = ownCampers;
  listingsRoutes(app, createListingsService({ database, clock, places, ownPart, backOfficeUrl }));
  ownCampersRoutes(app, ownCampers);
  publicationRoutes(
    app,
    createPublicationService({ database, clock, refuseOpenRequests: bookings.refuseOpenRequests }),
  );
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
  reviewsRoutes(app, createReviewsService(database));
}
