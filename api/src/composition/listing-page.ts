import type { Api, AppContext } from '../core/app-context';
import { createQueuedNotifications } from '../providers/notifications/queued-notifications';
import { chooseRentalCover } from '../providers/rental-cover/choose-rental-cover';
import { calendarsRoutes } from '../modules/calendars/calendars.routes';
import { createCalendarsService } from '../modules/calendars/calendars.service';
import { insuranceRoutes } from '../modules/insurance/insurance.routes';
import { createInsuranceService } from '../modules/insurance/insurance.service';
import type { PlacesService } from '../modules/places/places.service';
import { pricesRoutes } from '../modules/prices/prices.routes';
import { createPricesService } from '../modules/prices/prices.service';
import { reviewsRoutes } from '../modules/reviews/reviews.routes';
import { createReviewsService } from '../modules/reviews/reviews.service';
import { searchServiceOf } from '../modules/search/search.service';
import { listingReportsRoutes } from '../modules/listings/listing-reports.routes';
import { createListingReportsService } from '../modules/listings/listing-reports.service';
import { listingsRoutes } from '../modules/listings/listings.routes';
import { createListingsService } from '../modules/listings/listings.service';
import { similarCampersRoutes } from '../modules/listings/similar-campers.routes';
import { createSimilarCampersService } from '../modules/listings/similar-campers.service';

/** One camper: all that its page shows and asks. */
export function registerListingPage(app: Api, context: AppContext, places: PlacesService): void {
  const { database, clock, settings } = context;
  const { backOfficeUrl } = settings.outside;
  const rentalCover = chooseRentalCover(settings);
  listingsRoutes(app, createListingsService({ database, clock, places, backOfficeUrl }));
  const search = searchServiceOf({ database, clock, places });
  similarCampersRoutes(app, createSimilarCampersService({ database, search }));
  const notifications = createQueuedNotifications({ clock, settings });
  listingReportsRoutes(app, createListingReportsService({ database, clock, settings, notifications }));
  calendarsRoutes(app, createCalendarsService({ database, clock }));
  pricesRoutes(app, createPricesService({ database, clock, rentalCover }));
  insuranceRoutes(app, createInsuranceService({ database, rentalCover }));
  reviewsRoutes(app, createReviewsService(database));
}
