import type { Price, PriceQuery } from '@campavia/contracts';
import { quoteStay, type Coupon, type CurrencyCode, type KmPackage, type PriceInput } from '@campavia/domain';

import type { Foundation } from '../../api';
import { createAttempts } from '../../attempts';
import { FieldProblem, Problem } from '../../problems';
import type { RentalCover } from '../../providers/rental-cover/rental-cover';
import { camperNumber, shownTo } from '../listings/camper-access.service';
import { toPrice } from './prices.mapper';
import { createPricesStore, type PricedCamper } from './prices.store';
import { readChoices, readTrip, type AskedTrip, type Choices } from './read-choices';
import { refuseTrip, type TripRefusal } from './refuse-trip';

interface Needs extends Pick<Foundation, 'database' | 'clock'> {
  rentalCover: RentalCover;
}

/** Who asks for a price. */
export interface Asker {
  userId: number | undefined;
  currency: CurrencyCode;
  /** Network address: wrong coupons are counted by it. */
  from: string;
  /** What a demonstration wants to go wrong. */
  fault: string | undefined;
}

/** Either what a trip costs or why it cannot be had. */
export type PriceAnswer = { price: Price } | { refusal: TripRefusal };

const WRONG_COUPONS = { most: 20, withinMs: 10 * 60_000 };

/** What trips cost, with everything chosen. */
export function createPricesService({ database, clock, rentalCover }: Needs) {
  const store = createPricesStore(database);
  const wrongCoupons = createAttempts(clock, WRONG_COUPONS);

  /**
   * The price of a trip with one camper.
   * @throws Problem 404, 410 as the listing; 503 RENTAL_COVER_SERVICE_UNAVAILABLE when that is wanted and away
   * @throws FieldProblem for what makes no sense or is not offered, a coupon that cannot be used among them
   */
  async function price(id: string, query: PriceQuery, asker: Asker): Promise<PriceAnswer> {
    const number = camperNumber(id);
    const trip = readTrip(query);
    const [from, to] = trip.from <= trip.to ? [trip.from, trip.to] : [trip.to, trip.from];
    const wanted = { days: { from, to }, now: clock.now(), isPlain: !query.options?.length };
    const row = number === undefined ? undefined : await store.find(number, wanted);
    const camper = shownTo(row, asker.userId);
    const choices = readChoices(query, camper);
    const today = clock.today();
    const refusal = refuseTrip(camper, trip, today);
    if (refusal) return { refusal };
    const coupon = await couponOf(query.coupon_code, asker);
    const hasRentalCover = await reachCover(query, asker);
    const input = { ...inputOf(camper, trip, choices), ...extrasOf(query, camper), coupon };
    const currencyUsed = query.currency ?? asker.currency;
    const quote = quoteStay({ ...input, currencyUsed, today });
    const around = {
      ...{ trip, hasRentalCover, options: camper.options, insuranceId: choices.insurance.id },
      couponCode: coupon?.code ?? null,
      canAddDriver: camper.second_driver === 'not_selected',
    };
    return { price: toPrice(quote, around) };
  }

  async function couponOf(text: string | undefined, { from }: Asker): Promise<Coupon | undefined> {
    const code = text?.trim().toUpperCase();
    if (!code) return undefined;
    wrongCoupons.check(from);
    // No code has one, and the database takes none.
    const coupon = code.includes('\0') ? undefined : await store.findCoupon(code, clock.today());
    if (coupon) return coupon;
    wrongCoupons.add(from);
    throw new FieldProblem({ coupon_code: { id: 'coupon_invalid' } });
  }

  // Whoever does not want the cover gets a price also while it cannot be reached.
  async function reachCover({ rental_cover }: PriceQuery, { fault }: Asker): Promise<boolean> {
    try {
      await rentalCover.terms(fault);
      return true;
    } catch (error) {
      if (rental_cover || !(error instanceof Problem)) throw error;
      return false;
    }
  }

  return { price };
}

export type PricesService = ReturnType<typeof createPricesService>;

type Settled = 'currencyUsed' | 'today';

function inputOf(camper: PricedCamper, trip: AskedTrip, choices: Choices): Omit<PriceInput, Settled> {
  const [low = 0, mid = 0, high = 0] = camper.rates;
  return {
    rates: { low, mid, high },
    overrides: camper.overrides,
    weeklyPercent: camper.weekly_percent,
    earlyPercent: camper.early_percent,
    from: trip.from,
    to: trip.to,
    currencyOwner: camper.currency,
    kilometres: { package: trip.km, perDay: kilometresPerDay(camper, trip.km) },
    options: choices.options,
    insurance: choices.insurance.slug,
  };
}

function extrasOf(query: PriceQuery, camper: PricedCamper): Partial<PriceInput> {
  const driver = camper.second_driver === 'included' ? 'included' : 'selected';
  return {
    secondDriver: query.second_driver ? driver : 'not_selected',
    rentalCover: query.rental_cover ? 'chosen' : undefined,
    cancellationInsurance: query.cancel_insurance ? 'chosen' : undefined,
  };
}

function kilometresPerDay(camper: PricedCamper, km: KmPackage): number {
  if (km === 200) return camper.km_200_per_day;
  return km === 0 ? camper.km_unlimited_per_day : 0;
}
