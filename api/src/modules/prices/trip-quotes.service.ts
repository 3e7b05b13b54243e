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

/** A trip and what is wanted with it, of what its camper offers. */
export interface WantedTrip {
  trip: RequestedTrip;
  insurance: InsuranceTier;
  options: readonly ChosenOption[];
  secondDriver: boolean;
  rentalCover: boolean;
  cancelInsurance: boolean;
  coupon: Coupon | undefined;
}

/** A trip that is being booked, with what was chosen when the camper may have offered more. */
export interface BegunTrip extends Omit<WantedTrip, 'insurance' | 'options'> {
  insuranceId: number;
  /** How many of each option. */
  quantities: ReadonlyMap<number, number>;
}

export { pricedCamperOf };
export type { RequestedTrip, PricedCamper, TripRefusal };

const STANDARD_ID = 1;

/** What trips cost that people have begun to book. */
export function createTripQuotes({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  const store = createPricesStore(database);

  /** A camper with everything that the price of a trip depends on. */
  async function camperOf(id: number, { from, to }: RequestedTrip): Promise<PricedCamper> {
    const days = { from, to };
    const camper = await store.find(id, { days, now: clock.now(), isPlain: false });
    if (!camper) throw new Error(`No camper ${id}`);
    return camper;
  }

  /** Why a camper cannot be had for a trip; the days that its own booking holds are free for it. */
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

/** What a begun trip costs; what the camper has no longer is not counted. */
export function quoteBegun(
  camper: PricedCamper,
  begun: BegunTrip,
  { currencyUsed, today }: { currencyUsed: CurrencyCode; today: PlainDate },
): PriceQuote {
  return quoteStay({ ...inputOf(camper, wantedOf(camper, begun)), currencyUsed, today });
}

/** A begun trip by what its camper offers now. */
export function wantedOf(camper: PricedCamper, begun: BegunTrip): WantedTrip {
  return { ...begun, insurance: insuranceOf(begun), options: optionsOf(camper, begun) };
}

/** How a line comes about, as the wire has it. */
export function partsOf(line: PriceLine, { options }: PricedCamper): PricePart[] {
  return toLine(line, options).parts;
}

/** What the price of a trip is made from, but for the day and the currency. */
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

/** Whether a second driver goes along, and what for. */
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
