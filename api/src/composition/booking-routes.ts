import type { Api } from '../core/app-context';
import { bankAccountsRoutes } from '../modules/bank-accounts/bank-accounts.routes';
import { declarationsRoutes } from '../modules/beneficial-owners/declarations.routes';
import { bookingPricesRoutes } from '../modules/booking-prices/booking-prices.routes';
import { bookingRequestsRoutes } from '../modules/booking-requests/booking-requests.routes';
import { tripCalendarsRoutes } from '../modules/bookings/calendar/trip-calendars.routes';
import { guestBookingsRoutes } from '../modules/bookings/guest-bookings.routes';
import { ownerBookingsRoutes } from '../modules/bookings/owner-bookings.routes';
import { bookingQueriesRoutes } from '../modules/bookings/queries/booking-queries.routes';
import { staffBookingsRoutes } from '../modules/bookings/staff/staff-bookings.routes';
import { staffRefundsRoutes } from '../modules/bookings/staff/staff-refunds.routes';
import { chatsRoutes } from '../modules/chats/chats.routes';
import { claimsRoutes } from '../modules/conditions/claims.routes';
import { conditionsRoutes } from '../modules/conditions/conditions.routes';
import { incidentsRoutes } from '../modules/conditions/incidents/incidents.routes';
import { contractDraftRoutes } from '../modules/documents/contracts/contract-draft.routes';
import { documentsRoutes, identityCheckRoutes } from '../modules/documents/documents.routes';
import { documentPagesRoutes } from '../modules/documents/pages/document-pages.routes';
import { identitySessionsRoutes } from '../modules/owner-accounts/identity-sessions.routes';
import { ownerAccountWebhooksRoutes } from '../modules/owner-accounts/owner-account-webhooks.routes';
import { payinsRoutes } from '../modules/payins/payins.routes';
import { payoutRequirementsRoutes } from '../modules/payout-requirements/payout-requirements.routes';
import { paymentStepsRoutes } from '../modules/payments/payment-steps.routes';
import { paymentsRoutes } from '../modules/payments/payments.routes';
import { paymentWebhooksRoutes } from '../modules/payments/provider/payment-webhooks.routes';
import { refusedRefundsRoutes } from '../modules/payments/refused/refused-refunds.routes';
import { heldPayoutsRoutes } from '../modules/payouts/held-payouts.routes';
import { payoutsRoutes } from '../modules/payouts/payouts.routes';
import { receiptsRoutes } from '../modules/receipts/receipts.routes';
import { ownReviewsRoutes } from '../modules/reviews/own/own-reviews.routes';
import { updatesRoutes } from '../modules/updates/updates.routes';
import type { Services } from './create-services';

/** The routes of bookings, their prices, documents and payments. */
export function registerBookingRoutes(app: Api, services: Services): void {
  const { bookings, conditions, documents, ownerAccounts, payments, providers, updates } = services;
  bookingPricesRoutes(app, bookings.bookingPrices, bookings.choices);
  bookingQueriesRoutes(app, bookings.queries);
  guestBookingsRoutes(app, { bookings: bookings.guest, sender: bookings.sender });
  ownerBookingsRoutes(app, bookings.owner);
  staffBookingsRoutes(app, bookings.staff);
  staffRefundsRoutes(app, bookings.staffRefunds);
  tripCalendarsRoutes(app, bookings.calendars);
  documentsRoutes(app, documents);
  documentPagesRoutes(app, documents);
  contractDraftRoutes(app, documents.contractDrafts);
  receiptsRoutes(app, bookings.receipts);
  conditionsRoutes(app, conditions);
  claimsRoutes(app, conditions);
  incidentsRoutes(app, conditions.incidents);
  chatsRoutes(app, services.chats);
  identityCheckRoutes(app, documents.identityCheck);
  bookingRequestsRoutes(app, bookings.requests);
  paymentsRoutes(app, payments);
  paymentStepsRoutes(app, payments.guest);
  payinsRoutes(app, bookings.payins);
  payoutRequirementsRoutes(app, documents.payoutRequirements);
  updatesRoutes(app, updates);
  ownReviewsRoutes(app, services.reviews);
  paymentWebhooksRoutes(app, { provider: providers.payments, statusSync: payments.statusSync });
  bankAccountsRoutes(app, ownerAccounts.bankAccounts);
  declarationsRoutes(app, ownerAccounts.declarations);
  identitySessionsRoutes(app, ownerAccounts.identitySessions);
  payoutsRoutes(app, ownerAccounts.payouts);
  heldPayoutsRoutes(app, ownerAccounts.heldPayouts);
  refusedRefundsRoutes(app, services.refusedRefunds);
  ownerAccountWebhooksRoutes(app, {
    provider: providers.ownerAccounts,
    handlers: {
      payout: ownerAccounts.payouts.handleEvent,
      document: ownerAccounts.documents.handleEvent,
      bank_account: ownerAccounts.bankAccounts.handleEvent,
      ubo_declaration: ownerAccounts.declarations.handleEvent,
      identity_session: ownerAccounts.identitySessions.handleEvent,
    },
  });
}
