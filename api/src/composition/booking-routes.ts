import type { Api } from '../core/app-context';
import { bookingPricesRoutes } from '../modules/booking-prices/booking-prices.routes';
import { bookingRequestsRoutes } from '../modules/booking-requests/booking-requests.routes';
import { tripCalendarsRoutes } from '../modules/bookings/calendar/trip-calendars.routes';
import { guestBookingsRoutes } from '../modules/bookings/guest-bookings.routes';
import { ownerBookingsRoutes } from '../modules/bookings/owner-bookings.routes';
import { bookingQueriesRoutes } from '../modules/bookings/queries/booking-queries.routes';
import { staffBookingsRoutes } from '../modules/bookings/staff/staff-bookings.routes';
import { claimsRoutes } from '../modules/conditions/claims.routes';
import { conditionsRoutes } from '../modules/conditions/conditions.routes';
import { contractDraftRoutes } from '../modules/documents/contracts/contract-draft.routes';
import { documentsRoutes, identityCheckRoutes } from '../modules/documents/documents.routes';
import { documentPagesRoutes } from '../modules/documents/pages/document-pages.routes';
import { paymentStepsRoutes } from '../modules/payments/payment-steps.routes';
import { paymentsRoutes } from '../modules/payments/payments.routes';
import { paymentWebhooksRoutes } from '../modules/payments/provider/payment-webhooks.routes';
import { receiptsRoutes } from '../modules/receipts/receipts.routes';
import { updatesRoutes } from '../modules/updates/updates.routes';
import type { Services } from './create-services';

/** The routes of bookings, their prices, documents and payments. */
export function registerBookingRoutes(app: Api, services: Services): void {
  const { bookings, conditions, documents, payments, providers, updates } = services;
  bookingPricesRoutes(app, bookings.bookingPrices, bookings.choices);
  bookingQueriesRoutes(app, bookings.queries);
  guestBookingsRoutes(app, { bookings: bookings.guest, sender: bookings.sender });
  ownerBookingsRoutes(app, bookings.owner);
  staffBookingsRoutes(app, bookings.staff);
  tripCalendarsRoutes(app, bookings.calendars);
  documentsRoutes(app, documents);
  documentPagesRoutes(app, documents);
  contractDraftRoutes(app, documents.contractDrafts);
  receiptsRoutes(app, bookings.receipts);
  conditionsRoutes(app, conditions);
  claimsRoutes(app, conditions);
  identityCheckRoutes(app, documents.identityCheck);
  bookingRequestsRoutes(app, bookings.requests);
  paymentsRoutes(app, payments);
  paymentStepsRoutes(app, payments.guest);
  updatesRoutes(app, updates);
  paymentWebhooksRoutes(app, { provider: providers.payments, statusSync: payments.statusSync });
}
