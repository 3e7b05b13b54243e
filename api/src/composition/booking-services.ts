import type { FastifyBaseLogger } from 'fastify';

import type { Api, AppContext } from '../core/app-context';
import { createBookingTimers, type BookingTimers } from '../modules/bookings/timers/booking-timers.job';
import { createBookingPrices } from '../modules/booking-prices/booking-prices.service';
import { registerBookingPrices } from '../modules/booking-prices/register-booking-prices';
import {
  createBookingRequests,
  type BookingRequests,
  type BookingRequestsDependencies,
} from '../modules/booking-requests/booking-requests.service';
import { registerBookingRequests } from '../modules/booking-requests/register-booking-requests';
import { createBookingEmails } from '../modules/bookings/notifications/send-booking-emails';
import { createBookingProcess, type BookingProcess } from '../modules/bookings/booking-process.service';
import { createTripCalendars } from '../modules/bookings/calendar/trip-calendars';
import { tripCalendarsRoutes } from '../modules/bookings/calendar/trip-calendars.routes';
import { createAccountClosing, type CancelOpenBookings } from '../modules/bookings/close-account-bookings';
import { registerBookingReading } from '../modules/bookings/reading/register-booking-reading';
import { registerBookings } from '../modules/bookings/register-bookings';
import { documentWorkOf, type DocumentWork } from '../modules/documents/document-work.service';
import { createDocumentEffects, listGuestDocumentStatuses } from '../modules/documents/documents.service';
import { registerDocuments } from '../modules/documents/register-documents';
import { advanceSecondInstalment, createPaymentEffects } from '../modules/payments/payment-effects.service';
import { createPayments, type PaymentsOptions, type Payments } from '../modules/payments/payments.service';
import { registerPayments } from '../modules/payments/register-payments';
import { createPricesService } from '../modules/prices/prices.service';
import { createQueuedNotifications } from '../providers/notifications/queued-notifications';
import { choosePayments } from '../providers/payments/choose-payments';
import { chooseRentalCover } from '../providers/rental-cover/choose-rental-cover';
import type { UploadProcesses } from '../core/uploads/upload-processes';

type Log = Pick<FastifyBaseLogger, 'error'>;

/** Trips, from the first question to the last review: how they change, what they cost, their papers and money. */
export function registerBookingEngine(app: Api, context: AppContext, uploads: UploadProcesses): void {
  const { database, clock, settings } = context;
  const process = bookingProcessOf(context);
  const prices = createPricesService({ database, clock, rentalCover: chooseRentalCover(settings) });
  const bookingPrices = registerBookingPrices(app, context);
  const reading = registerBookingReading(app, context, bookingPrices);
  const { refundDue } = createPaymentEffects({ clock });
  registerBookings(app, { database, clock, process, prices, bookingPrices, reading, refundDue });
  tripCalendarsRoutes(app, createTripCalendars(context));
  registerDocuments(app, { ...context, prices: bookingPrices, uploads });
  const rentalCover = chooseRentalCover(settings);
  registerBookingRequests(app, { ...requestPartsOf(context), rentalCover });
  registerPayments(app, paymentPartsOf(context, app.log));
}

/** The process that all of them change bookings by. */
export function bookingProcessOf(context: AppContext): BookingProcess {
  const { database, clock, settings } = context;
  const prices = createBookingPrices({ database, clock, rentalCover: chooseRentalCover(settings) });
  const { makeContract, makeProofDocument, applyProofVerdict } = createDocumentEffects(context);
  return createBookingProcess({
    database,
    clock,
    emails: bookingLettersOf(context),
    effects: {
      ...createPaymentEffects({ clock }).effects,
      freeze_price: async (transaction, { id, price }) => {
        if (price === null) await prices.freeze(transaction, id);
      },
      make_contract: makeContract,
      make_proof_document: makeProofDocument,
      note_verdict: applyProofVerdict,
    },
  });
}

/** What becomes of the open requests of somebody who leaves the marketplace. */
export function cancelOpenBookings(context: AppContext): CancelOpenBookings {
  return createAccountClosing({ clock: context.clock, process: bookingProcessOf(context) });
}

/** Everything about money, for the jobs that move it. */
export function paymentsOf(context: AppContext, log: Log): Payments {
  return createPayments(paymentPartsOf(context, log));
}

function paymentPartsOf(context: AppContext, log: Log): PaymentsOptions {
  const { database, clock, settings } = context;
  return {
    database,
    clock,
    siteUrl: settings.siteUrl,
    documentStatuses: listGuestDocumentStatuses,
    provider: choosePayments(settings.outside.payments),
    requests: bookingRequestsOf(context).payments,
    process: bookingProcessOf(context),
    emails: bookingLettersOf(context),
    prices: createBookingPrices({ database, clock, rentalCover: chooseRentalCover(settings) }),
    onFailure: (trouble) => log.error(trouble, 'a payment needs to be looked at'),
  };
}

/** Extensions and upgrades, for their clock. */
export function bookingRequestsOf(context: AppContext): BookingRequests {
  return createBookingRequests(requestPartsOf(context));
}

function requestPartsOf(context: AppContext): BookingRequestsDependencies {
  const { database, clock } = context;
  return {
    database,
    clock,
    process: bookingProcessOf(context),
    emails: bookingLettersOf(context),
    makeContract: createDocumentEffects(context).makeContract,
    advanceSecondInstalment,
  };
}

/** The job that does what is due as time passes. */
export function bookingTimersOf(context: AppContext): BookingTimers {
  const { database, clock } = context;
  const [process, emails] = [bookingProcessOf(context), bookingLettersOf(context)];
  return createBookingTimers({ database, clock, process, emails });
}

/** What is done about papers meanwhile; the verdict on the proof of an emergency moves its booking. */
export function documentWork(context: AppContext): DocumentWork {
  const process = bookingProcessOf(context);
  return documentWorkOf(context, {
    onProofVerdict: async (transaction, bookingId, verdict) => {
      const name = verdict === 'accepted' ? 'accept_proof' : 'refuse_proof';
      await process.within(transaction, { bookingId, name, actor: 'staff' });
    },
  });
}

/** Letters about bookings, to both of their sides. */
export function bookingLettersOf({ database, settings, clock }: AppContext) {
  const { linesWithin: linesOf } = createBookingPrices({
    database,
    clock,
    rentalCover: chooseRentalCover(settings),
  });
  return createBookingEmails({
    settings,
    notifications: createQueuedNotifications({ clock, settings }),
    linesOf,
  });
}
