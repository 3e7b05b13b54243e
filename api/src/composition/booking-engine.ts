import type { FastifyBaseLogger } from 'fastify';

import type { Api, AppContext } from '../core/app-context';
import { createBookingTimers, type BookingTimers } from '../modules/bookings/timers/booking-timers.job';
import { createBookingPrices } from '../modules/booking-prices/booking-prices.service';
import { registerBookingPrices } from '../modules/booking-prices/register-booking-prices';
import {
  createBookingRequests,
  type BookingRequests,
  type BookingRequestsNeeds,
} from '../modules/booking-requests/booking-requests.service';
import { registerBookingRequests } from '../modules/booking-requests/register-booking-requests';
import { createBookingLetters } from '../modules/bookings/booking-letters';
import { createBookingProcess, type BookingProcess } from '../modules/bookings/booking-process.service';
import { createTripCalendars } from '../modules/bookings/calendar/trip-calendars';
import { tripCalendarsRoutes } from '../modules/bookings/calendar/trip-calendars.routes';
import { createLeaving, type CallOffOf } from '../modules/bookings/leave-bookings';
import { registerBookingReading } from '../modules/bookings/reading/register-booking-reading';
import { registerBookings } from '../modules/bookings/register-bookings';
import { documentWorkOf, type DocumentWork } from '../modules/documents/document-work.service';
import { createDocumentEffects, guestDocumentStandings } from '../modules/documents/documents.service';
import { registerDocuments } from '../modules/documents/register-documents';
import { bringSecondHalfForward, createMoneyEffects } from '../modules/payments/money-effects.service';
import { createPayments, type PaymentParts, type Payments } from '../modules/payments/payments-of.service';
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
  const { refundDue } = createMoneyEffects({ clock });
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
  const { makeContract, makeProofDocument, judgeProof } = createDocumentEffects(context);
  return createBookingProcess({
    database,
    clock,
    letters: bookingLettersOf(context),
    effects: {
      ...createMoneyEffects({ clock }).effects,
      freeze_price: async (transaction, { id, price }) => {
        if (price === null) await prices.freeze(transaction, id);
      },
      make_contract: makeContract,
      make_proof_document: makeProofDocument,
      note_verdict: judgeProof,
    },
  });
}

/** What becomes of the open requests of somebody who leaves the marketplace. */
export function callOffOf(context: AppContext): CallOffOf {
  return createLeaving({ clock: context.clock, process: bookingProcessOf(context) });
}

/** Everything about money, for the jobs that move it. */
export function paymentsOf(context: AppContext, log: Log): Payments {
  return createPayments(paymentPartsOf(context, log));
}

function paymentPartsOf(context: AppContext, log: Log): PaymentParts {
  const { database, clock, settings } = context;
  return {
    database,
    clock,
    siteUrl: settings.siteUrl,
    standings: guestDocumentStandings,
    provider: choosePayments(settings.outside.payments),
    requests: bookingRequestsOf(context).payments,
    process: bookingProcessOf(context),
    letters: bookingLettersOf(context),
    prices: createBookingPrices({ database, clock, rentalCover: chooseRentalCover(settings) }),
    onTrouble: (trouble) => log.error(trouble, 'a payment needs to be looked at'),
  };
}

/** Extensions and upgrades, for their clock. */
export function bookingRequestsOf(context: AppContext): BookingRequests {
  return createBookingRequests(requestPartsOf(context));
}

function requestPartsOf(context: AppContext): BookingRequestsNeeds {
  const { database, clock } = context;
  return {
    database,
    clock,
    process: bookingProcessOf(context),
    letters: bookingLettersOf(context),
    makeContract: createDocumentEffects(context).makeContract,
    bringSecondHalfForward,
  };
}

/** The job that does what is due as time passes. */
export function bookingTimersOf(context: AppContext): BookingTimers {
  const { database, clock } = context;
  const [process, letters] = [bookingProcessOf(context), bookingLettersOf(context)];
  return createBookingTimers({ database, clock, process, letters });
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
  return createBookingLetters({
    settings,
    notifications: createQueuedNotifications({ clock, settings }),
    linesOf,
  });
}
