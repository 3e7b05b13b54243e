import type { FastifyBaseLogger } from 'fastify';

import type { Api, Foundation } from '../core/app-context';
import { createBookingClocks, type BookingClocks } from '../modules/bookings/timers/booking-timers.job';
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
import { createKeptNotices } from '../providers/notifications/queued-notifications';
import { choosePayments } from '../providers/payments/choose-payments';
import { chooseRentalCover } from '../providers/rental-cover/choose-rental-cover';
import type { UploadProcesses } from '../core/uploads/upload-processes';

type Log = Pick<FastifyBaseLogger, 'error'>;

/** Trips, from the first question to the last review: how they change, what they cost, their papers and money. */
export function registerBookingEngine(app: Api, foundation: Foundation, uploads: UploadProcesses): void {
  const { database, clock, settings } = foundation;
  const process = bookingProcessOf(foundation);
  const prices = createPricesService({ database, clock, rentalCover: chooseRentalCover(settings) });
  const bookingPrices = registerBookingPrices(app, foundation);
  const reading = registerBookingReading(app, foundation, bookingPrices);
  const { refundDue } = createMoneyEffects({ clock });
  registerBookings(app, { database, clock, process, prices, bookingPrices, reading, refundDue });
  tripCalendarsRoutes(app, createTripCalendars(foundation));
  registerDocuments(app, { ...foundation, prices: bookingPrices, uploads });
  const rentalCover = chooseRentalCover(settings);
  registerBookingRequests(app, { ...requestPartsOf(foundation), rentalCover });
  registerPayments(app, paymentPartsOf(foundation, app.log));
}

/** The process that all of them change bookings by. */
export function bookingProcessOf(foundation: Foundation): BookingProcess {
  const { database, clock, settings } = foundation;
  const prices = createBookingPrices({ database, clock, rentalCover: chooseRentalCover(settings) });
  const { makeContract, makeProofDocument, judgeProof } = createDocumentEffects(foundation);
  return createBookingProcess({
    ...{ database, clock, letters: bookingLettersOf(foundation) },
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
export function callOffOf(foundation: Foundation): CallOffOf {
  return createLeaving({ clock: foundation.clock, process: bookingProcessOf(foundation) });
}

/** Everything about money, for the jobs that move it. */
export function paymentsOf(foundation: Foundation, log: Log): Payments {
  return createPayments(paymentPartsOf(foundation, log));
}

function paymentPartsOf(foundation: Foundation, log: Log): PaymentParts {
  const { database, clock, settings } = foundation;
  return {
    ...{ database, clock, siteUrl: settings.siteUrl, standings: guestDocumentStandings },
    provider: choosePayments(settings.outside.payments),
    requests: bookingRequestsOf(foundation).payments,
    process: bookingProcessOf(foundation),
    letters: bookingLettersOf(foundation),
    prices: createBookingPrices({ database, clock, rentalCover: chooseRentalCover(settings) }),
    onTrouble: (trouble) => log.error(trouble, 'a payment needs to be looked at'),
  };
}

/** Extensions and upgrades, for their clock. */
export function bookingRequestsOf(foundation: Foundation): BookingRequests {
  return createBookingRequests(requestPartsOf(foundation));
}

function requestPartsOf(foundation: Foundation): BookingRequestsNeeds {
  const { database, clock } = foundation;
  return {
    ...{ database, clock, process: bookingProcessOf(foundation), letters: bookingLettersOf(foundation) },
    makeContract: createDocumentEffects(foundation).makeContract,
    bringSecondHalfForward,
  };
}

/** The job that does what is due as time passes. */
export function bookingClocksOf(foundation: Foundation): BookingClocks {
  const { database, clock } = foundation;
  const [process, letters] = [bookingProcessOf(foundation), bookingLettersOf(foundation)];
  return createBookingClocks({ database, clock, process, letters });
}

/** What is done about papers meanwhile; the verdict on the proof of an emergency moves its booking. */
export function documentWork(foundation: Foundation): DocumentWork {
  const process = bookingProcessOf(foundation);
  return documentWorkOf(foundation, {
    onProofVerdict: async (transaction, bookingId, verdict) => {
      const name = verdict === 'accepted' ? 'accept_proof' : 'refuse_proof';
      await process.within(transaction, { bookingId, name, actor: 'staff' });
    },
  });
}

/** Letters about bookings, to both of their sides. */
export function bookingLettersOf({ database, settings, clock }: Foundation) {
  const { linesWithin: linesOf } = createBookingPrices({
    database,
    clock,
    rentalCover: chooseRentalCover(settings),
  });
  return createBookingLetters({ settings, notices: createKeptNotices({ clock, settings }), linesOf });
}
