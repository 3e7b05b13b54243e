import type { PricePart } from '@campavia/contracts';
import {
  quoteStay,
  tierOfId,
  type ChosenOption,
  type Coupon,
  type CurrencyCode,
  type InsuranceTier,
  type KmPackage,
  type PlainDate,
  type PriceInput,
  type PriceLine,
  type PriceQuote,
} from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { toLine } from './prices.mapper';
import { createPricesStore, pricedCamperOf, type PricedCamper } from './prices.store';
import type { RequestedTrip } from './read-choices';
import { findTripRefusal, type TripRefusal } from './refuse-trip';

/** A trip with choices among what its camper offers. */
export interface WantedTrip {
  trip: RequestedTrip;
  insurance: InsuranceTier;
  options: readonly ChosenOption[];
  secondDriver: boolean;
  rentalCover: boolean;
  cancelInsurance: boolean;
  coupon: Coupon | undefined;
}

/** A trip that is being booked; its choices may no longer be offered. */
export interface BegunTrip extends Omit<WantedTrip, 'insurance' | 'options'> {
  insuranceId: number;
  /** Quantity by option. */
  quantities: ReadonlyMap<number, number>;
}

export { pricedCamperOf };
export type { RequestedTrip, PricedCamper, TripRefusal };

const STANDARD_ID = 1;

/** Prices of trips that are being booked. */
export function createTripQuotes({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  const store = createPricesStore(database);

  /** A camper with everything that the price of a trip depends on. */
  async function camperOf(id: number, { from, to }: RequestedTrip): Promise<PricedCamper> {
    const days = { from, to };
    const camper = await store.find(id, { days, now: clock.now(), isPlain: false });
    if (!camper) throw new Error(`No camper ${id}`);
    return camper;
  }

  /** Why a camper is unavailable for a trip; days held by its own booking count as free. */
  async function refusalOf(
    camper: PricedCamper,
    trip: RequestedTrip,
    bookingId: number,
  ): Promise<TripRefusal | null> {
    const busy = camper.busy.length
      ? await store.busyBesides(bookingId, { camperId: camper.id, days: trip, now: clock.now() })
      : [];
    return findTripRefusal({ ...camper, busy }, trip, clock.today());
  }

  return { camperOf, refusalOf };
}

export type TripQuotes = ReturnType<typeof createTripQuotes>;

/** The quote of a trip being booked; choices that are no longer offered are ignored. */
export function quoteBegun(
  camper: PricedCamper,
  begun: BegunTrip,
  { currencyUsed, today }: { currencyUsed: CurrencyCode; today: PlainDate },
): PriceQuote {
  return quoteStay({ ...inputOf(camper, wantedOf(camper, begun)), currencyUsed, today });
}

/** A trip being booked, reduced to what its camper offers now. */
export function wantedOf(camper: PricedCamper, begun: BegunTrip): WantedTrip {
  return { ...begun, insurance: insuranceOf(begun), options: optionsOf(camper, begun) };
}

/** The parts of a line in the wire format. */
export function partsOf(line: PriceLine, { options }: PricedCamper): PricePart[] {
  return toLine(line, options).parts;
}

/** Inputs of a trip's price, without day and currency. */
export function inputOf(
  camper: PricedCamper,
  wanted: WantedTrip,
): Omit<PriceInput, 'currencyUsed' | 'today'> {
  const [low = 0, mid = 0, high = 0] = camper.rates;
  const { trip } = wanted;
  return {
    rates: { low, mid, high },
    overrides: camper.overrides,
    weeklyPercent: camper.weekly_percent,
    earlyPercent: camper.early_percent,
    from: trip.from,
    to: trip.to,
    currencyOwner: camper.currency,
    kilometres: { package: trip.km, perDay: kilometresPerDay(camper, trip.km) },
    options: wanted.options,
    insurance: wanted.insurance.slug,
    secondDriver: secondDriverOf(camper, wanted),
    rentalCover: wanted.rentalCover ? 'chosen' : undefined,
    cancellationInsurance: wanted.cancelInsurance ? 'chosen' : undefined,
    coupon: wanted.coupon,
  };
}

/** Whether there is a second driver, and for what price. */
export function secondDriverOf(
  { second_driver: offered }: Pick<PricedCamper, 'second_driver'>,
  { secondDriver }: Pick<WantedTrip, 'secondDriver'>,
): NonNullable<PriceInput['secondDriver']> {
  if (!secondDriver || offered === 'not_available') return 'not_selected';
  return offered === 'included' ? 'included' : 'selected';
}

function insuranceOf({ insuranceId }: BegunTrip): InsuranceTier {
  return tierOfId(insuranceId) ?? (tierOfId(STANDARD_ID) as InsuranceTier);
}

function optionsOf({ options }: PricedCamper, { quantities }: BegunTrip): ChosenOption[] {
  return options.flatMap((option) => {
    const quantity = quantities.get(option.id) ?? 0;
    return quantity > 0 ? [{ ...option, quantity }] : [];
  });
}

function kilometresPerDay(camper: PricedCamper, km: KmPackage): number {
  if (km === 200) return camper.km_200_per_day;
  return km === 0 ? camper.km_unlimited_per_day : 0;
}
