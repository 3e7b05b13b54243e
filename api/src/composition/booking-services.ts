import type { AppContext, ServiceContext } from '../core/app-context';
import { createBookingChoices } from '../modules/booking-prices/booking-choices.service';
import { createBookingPrices, type BookingPrices } from '../modules/booking-prices/booking-prices.service';
import { createBookingRequests } from '../modules/booking-requests/booking-requests.service';
import { createBookingProcess, type BookingProcess } from '../modules/bookings/booking-process.service';
import { createTripCalendars } from '../modules/bookings/calendar/trip-calendars';
import { createAccountClosing, createCamperClosing } from '../modules/bookings/close-account-bookings';
import { createBookingCompletion } from '../modules/bookings/complete-booking';
import { createBookingCreator } from '../modules/bookings/create-booking';
import { createGuestBookingsService } from '../modules/bookings/guest-bookings.service';
import {
  createBookingEmails,
  type BookingEmails,
} from '../modules/bookings/notifications/send-booking-emails';
import { createOwnerBookingsService } from '../modules/bookings/owner-bookings.service';
import { createBookingQueries, type BookingQueries } from '../modules/bookings/queries/booking-queries';
import { createBookingSender } from '../modules/bookings/send-booking';
import { createStaffBookingsService } from '../modules/bookings/staff/staff-bookings.service';
import { createStaffRefunds } from '../modules/bookings/staff/staff-refunds.service';
import { createBookingTimers } from '../modules/bookings/timers/booking-timers.job';
import { createDocumentEffects } from '../modules/documents/documents.service';
import { createPayins } from '../modules/payins/payins.service';
import { advanceSecondInstalment, createPaymentEffects } from '../modules/payments/payment-effects.service';
import { createPricesService, type PricesService } from '../modules/prices/prices.service';
import { createReceiptsService } from '../modules/receipts/receipts.service';
import type { Providers } from './providers';

/** Bookings from the first request to the last review: their process, prices, extensions and upgrades. */
export function createBookingServices(
  context: ServiceContext,
  { rentalCover, notifications }: Pick<Providers, 'rentalCover' | 'notifications'>,
) {
  const { database, clock, settings, rateLimits } = context;
  const prices = createPricesService({ database, clock, rateLimits, rentalCover });
  const bookingPrices = createBookingPrices({ database, clock, rentalCover });
  const emails = createBookingEmails({ settings, notifications, linesOf: bookingPrices.linesWithin });
  const process = createProcess(context, { bookingPrices, emails });
  const queries = createBookingQueries({ database, clock, prices: bookingPrices, rentalCover });
  const needs = { database, clock, process, queries };
  return {
    prices,
    bookingPrices,
    emails,
    process,
    queries,
    ...createSides(needs, { prices, bookingPrices }),
    choices: createBookingChoices({ database, clock, rateLimits, rentalCover, prices: bookingPrices }),
    calendars: createTripCalendars(context),
    receipts: createReceiptsService({ database, settings, prices: bookingPrices }),
    payins: createPayins(database),
    timers: createBookingTimers({ database, clock, process, emails }),
    cancelOpenBookings: createAccountClosing({ clock, process }),
    refuseOpenRequests: createCamperClosing({ clock, process }),
    requests: createBookingRequests({
      database,
      clock,
      process,
      emails,
      rentalCover,
      makeContract: createDocumentEffects({ clock }).makeContract,
      advanceSecondInstalment,
    }),
  };
}

export type BookingServices = ReturnType<typeof createBookingServices>;

function createProcess(
  { database, clock }: AppContext,
  { bookingPrices, emails }: { bookingPrices: BookingPrices; emails: BookingEmails },
): BookingProcess {
  const { makeContract, makeProofDocument, applyProofVerdict, dropProof } = createDocumentEffects({ clock });
  return createBookingProcess({
    database,
    clock,
    emails,
    effects: {
      ...createPaymentEffects({ clock }).effects,
      freeze_price: async (transaction, { id, price }) => {
        if (price === null) await bookingPrices.freeze(transaction, id);
      },
      make_contract: makeContract,
      make_proof_document: makeProofDocument,
      note_verdict: applyProofVerdict,
      drop_proof: dropProof,
    },
  });
}

interface SideNeeds extends Pick<AppContext, 'database' | 'clock'> {
  process: BookingProcess;
  queries: BookingQueries;
}

/** What guests, owners and staff each do with bookings. */
function createSides(
  needs: SideNeeds,
  { prices, bookingPrices }: { prices: PricesService; bookingPrices: BookingPrices },
) {
  const { clock, process, queries } = needs;
  const { refundDue } = createPaymentEffects({ clock });
  const creator = createBookingCreator({ ...needs, prices });
  const completion = createBookingCompletion(needs);
  return {
    guest: createGuestBookingsService({ ...needs, creator, refundDue }),
    sender: createBookingSender({ clock, process, prices: bookingPrices, queries }),
    owner: createOwnerBookingsService({ ...needs, completion }),
    staff: createStaffBookingsService({ ...needs, completion }),
    staffRefunds: createStaffRefunds(needs),
  };
}
