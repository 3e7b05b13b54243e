import type { Price, PriceQuery } from '@campavia/contracts';
import { quoteStay, type CurrencyCode } from '@campavia/domain';

import type { ServiceContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import type { RentalCover } from '../../providers/rental-cover/rental-cover';
import { parseCamperId, requireVisible } from '../listings/camper-access.service';
import { createWrittenCoupons } from './coupons.service';
import { toPrice } from './prices.mapper';
import { createPricesStore } from './prices.store';
import { readChoices, readTrip } from './read-choices';
import { findTripRefusal, type TripRefusal } from './refuse-trip';
import { inputOf } from './trip-quotes.service';

interface Needs extends Pick<ServiceContext, 'database' | 'clock' | 'rateLimits'> {
  rentalCover: RentalCover;
}

/** The reader of a price. */
export interface PriceReader {
  userId: number | undefined;
  currency: CurrencyCode;
  /** IP address, by which wrong coupons are counted. */
  from: string;
  /** Simulated failure for demonstrations. */
  fault: string | undefined;
}

/** The price of a trip, or why it is unavailable. */
export type PriceAnswer = { price: Price } | { refusal: TripRefusal };

/** Prices of trips with all choices. */
export function createPricesService({ database, clock, rateLimits, rentalCover }: Needs) {
  const store = createPricesStore(database);
  const coupons = createWrittenCoupons({ database, clock, rateLimits });

  /**
   * The price of a trip with a camper.
   * @throws HttpError 404, 410 as the listing; 503 RENTAL_COVER_SERVICE_UNAVAILABLE when it is chosen and unavailable
   * @throws InvalidFieldsError for invalid or unavailable choices, including an invalid coupon
   */
  async function price(id: string, query: PriceQuery, asker: PriceReader): Promise<PriceAnswer> {
    const number = parseCamperId(id);
    const trip = readTrip(query);
    const [from, to] = trip.from <= trip.to ? [trip.from, trip.to] : [trip.to, trip.from];
    const wanted = { days: { from, to }, now: clock.now(), isPlain: !query.options?.length };
    const row = number === undefined ? undefined : await store.find(number, wanted);
    const camper = requireVisible(row, asker.userId);
    const choices = readChoices(query, camper);
    const today = clock.today();
    const refusal = findTripRefusal(camper, trip, today);
    if (refusal) return { refusal };
    const coupon = await coupons.written(query.coupon_code, asker.from);
    const hasRentalCover = await reachCover(query, asker);
    const input = inputOf(camper, { trip, coupon, ...choices, ...extrasOf(query) });
    const currencyUsed = query.currency ?? asker.currency;
    const quote = quoteStay({ ...input, currencyUsed, today });
    const around = {
      trip,
      hasRentalCover,
      options: camper.options,
      insuranceId: choices.insurance.id,
      couponCode: coupon?.code ?? null,
      canAddDriver: camper.second_driver === 'not_selected',
    };
    return { price: toPrice(quote, around) };
  }

  // Without the cover, a price is returned even while the service is unavailable.
  async function reachCover({ rental_cover }: PriceQuery, { fault }: PriceReader): Promise<boolean> {
    try {
      await rentalCover.terms(fault);
      return true;
    } catch (error) {
      if (rental_cover || !(error instanceof HttpError)) throw error;
      return false;
    }
  }

  return { price };
}

export type PricesService = ReturnType<typeof createPricesService>;

function extrasOf(query: PriceQuery) {
  return {
    secondDriver: query.second_driver ?? false,
    rentalCover: query.rental_cover ?? false,
    cancelInsurance: query.cancel_insurance ?? false,
  };
}
