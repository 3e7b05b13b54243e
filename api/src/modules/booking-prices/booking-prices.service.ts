import type { BookingPrice, OwnerPrice } from '@campavia/contracts';

import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import type { RentalCover } from '../../providers/rental-cover/rental-cover';
import type { TripRefusal } from '../prices/trip-quotes.service';
import { createPriceAgreement, type TripOffer } from './agree-price';
import { toBookingPrice, toOwnerPrice } from './booking-prices.mapper';
import { createBookingPricesStore, type ViewedBooking, type PricedBooking } from './booking-prices.store';
import type { BookingQuote, QuotedLine } from './booking-quote';
import { createBookingQuotes } from './quote-booking';
import { refusalOf } from './booking-refusal';
import { findViewerBooking } from './find-viewer-booking';
import { createLastShownPrices } from './last-shown-prices.store';

export type { BookingQuote, PricedBooking, QuotedLine, TripOffer };

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  rentalCover: RentalCover;
}

/** The price of a booking, or why the trip is unavailable. */
export type BookingPriceAnswer = { price: BookingPrice } | { refusal: TripRefusal };

/** The prices of bookings, including drafts. */
export function createBookingPrices({ database, clock, rentalCover }: Needs) {
  const quotes = createBookingQuotes({ database, clock });
  const lastShownPrices = createLastShownPrices(database);

  /** The price of a booking: as of today until it is agreed, and the agreed one from then on. */
  async function quoteOf(booking: PricedBooking): Promise<BookingQuote> {
    return quotes.quoteOf(await quotes.quotableOf(booking));
  }

  /**
   * The lines of a booking's price within a transaction, agreed or as of today; undefined when the camper has no price
   * for it.
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
   * The price of a booking for its guest.
   * @param fault simulated failure for demonstrations
   * @throws HttpError 404 booking_not_found, 503 RENTAL_COVER_SERVICE_UNAVAILABLE when it is chosen and unavailable
   */
  async function guestPrice(userId: number, id: string, fault?: string): Promise<BookingPriceAnswer> {
    const booking = await findViewerBooking({ role: 'guest', userId }, id, { database, clock });
    const quotable = await quotes.quotableOf(booking);
    const refusal = await refusalOf(booking, quotable, { database, clock, quotes });
    if (refusal) return { refusal };
    const hasRentalCover = await isCoverAvailable(booking, fault);
    const quote = await quotes.quoteOf(quotable);
    const before = await lastShownPrices.record(booking, quote);
    return { price: toBookingPrice(booking, quote, { today: clock.today(), hasRentalCover, before }) };
  }

  /** The earnings of a booking for its owner. @throws HttpError 404 booking_not_found */
  async function ownerPrice(userId: number, id: string): Promise<OwnerPrice> {
    const booking = await findViewerBooking({ role: 'owner', userId }, id, { database, clock });
    return toOwnerPrice(booking, await quoteOf(booking));
  }

  /** Requires that a chosen rental cover is available. @throws HttpError 503 RENTAL_COVER_SERVICE_UNAVAILABLE */
  async function requireCover({ rental_cover }: Pick<ViewedBooking, 'rental_cover'>): Promise<void> {
    if (rental_cover) await rentalCover.terms();
  }

  // Guests without the cover, or with an agreed price, get a price even while the service is unavailable.
  async function isCoverAvailable({ rental_cover, price }: ViewedBooking, fault?: string): Promise<boolean> {
    try {
      await rentalCover.terms(fault);
      return true;
    } catch (error) {
      if ((rental_cover && price === null) || !(error instanceof HttpError)) throw error;
      return false;
    }
  }

  return { quoteOf, linesWithin, ...createPriceAgreement(clock), guestPrice, ownerPrice, requireCover };
}

export type BookingPrices = ReturnType<typeof createBookingPrices>;
