import type { BookingPrice, OwnerPrice } from '@campavia/contracts';

import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import type { RentalCover } from '../../providers/rental-cover/rental-cover';
import type { TripRefusal } from '../prices/trip-quotes.service';
import { createPriceAgreements, type TripOffer } from './agree-prices';
import { toBookingPrice, toOwnerPrice } from './booking-prices.mapper';
import { createBookingPricesStore, type MetBooking, type PricedBooking } from './booking-prices.store';
import type { BookingQuote, QuotedLine } from './booking-quote';
import { createBookingQuotes } from './booking-quotes';
import { refusalOf } from './booking-refusal';
import { meetBooking } from './meet-booking';
import { createToldPrices } from './told-prices';

export type { BookingQuote, PricedBooking, QuotedLine, TripOffer };

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  rentalCover: RentalCover;
}

/** Either what a booking costs or why the trip cannot be had. */
export type BookingPriceAnswer = { price: BookingPrice } | { refusal: TripRefusal };

/** What bookings cost, from the first look at the form on. */
export function createBookingPrices({ database, clock, rentalCover }: Needs) {
  const quotes = createBookingQuotes({ database, clock });
  const toldPrices = createToldPrices(database);

  /** What a booking costs: as of today until its price is agreed, what was agreed from then on. */
  async function quoteOf(booking: PricedBooking): Promise<BookingQuote> {
    return quotes.quoteOf(await quotes.quotableOf(booking));
  }

  /**
   * What a booking costs, line by line, within a transaction: as it was agreed, else as of today; undefined when the
   * camper has no price any more.
   */
  async function linesWithin(
    transaction: Database,
    { id, price }: Pick<PricedBooking, 'id' | 'price'>,
  ): Promise<readonly QuotedLine[] | undefined> {
    const store = createBookingPricesStore(transaction);
    if (price !== null) return store.lines(id);
    const booking = await store.find(id, clock.now());
    if (!booking?.priced) return undefined;
    const within = createBookingQuotes({ database: transaction, clock });
    return (await within.quoteOf(await within.quotableOf(booking))).lines;
  }

  /**
   * What a booking costs its guest.
   * @param fault what a demonstration wants to go wrong
   * @throws HttpError 404 booking_not_found, 503 RENTAL_COVER_SERVICE_UNAVAILABLE when that is chosen and away
   */
  async function guestPrice(userId: number, id: string, fault?: string): Promise<BookingPriceAnswer> {
    const booking = await meetBooking({ role: 'guest', userId }, id, { database, clock });
    const quotable = await quotes.quotableOf(booking);
    const refusal = await refusalOf(booking, quotable, { database, clock, quotes });
    if (refusal) return { refusal };
    const hasRentalCover = await reachCover(booking, fault);
    const quote = await quotes.quoteOf(quotable);
    const before = await toldPrices.tell(booking, quote);
    return { price: toBookingPrice(booking, quote, { today: clock.today(), hasRentalCover, before }) };
  }

  /** What a booking brings its owner. @throws HttpError 404 booking_not_found */
  async function ownerPrice(userId: number, id: string): Promise<OwnerPrice> {
    const booking = await meetBooking({ role: 'owner', userId }, id, { database, clock });
    return toOwnerPrice(booking, await quoteOf(booking));
  }

  /** Makes sure that a cover that is chosen can be had. @throws HttpError 503 RENTAL_COVER_SERVICE_UNAVAILABLE */
  async function requireCover({ rental_cover }: Pick<MetBooking, 'rental_cover'>): Promise<void> {
    if (rental_cover) await rentalCover.terms();
  }

  // Whoever does not want the cover, or has it for good, gets a price also while it cannot be reached.
  async function reachCover({ rental_cover, price }: MetBooking, fault?: string): Promise<boolean> {
    try {
      await rentalCover.terms(fault);
      return true;
    } catch (error) {
      if ((rental_cover && price === null) || !(error instanceof HttpError)) throw error;
      return false;
    }
  }

  return { quoteOf, linesWithin, ...createPriceAgreements(clock), guestPrice, ownerPrice, requireCover };
}

export type BookingPrices = ReturnType<typeof createBookingPrices>;
