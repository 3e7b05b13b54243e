import { KILOMETRES } from '../participants';
import { addedDays, changedDays, type Asked } from './days';
import {
  countOf,
  COVER_PER_DAY,
  daysPrice,
  secondDriverPerDay,
  grossOf,
  INSURANCE_PER_DAY,
  partsOf,
  percent,
  weeklyDiscount,
  withFees,
  type Days,
} from './price';
import type { Choices, ExtensionReason, Parts, Trip, UpgradeReason, ChangeRequest } from './trip';

const BUYBACK_PER_DAY = 900;

/** Kilometre packages by the reason that requests them. */
const KM: Partial<Record<ChangeRequest['reason'], Choices['km']>> = {
  km_100: 100,
  km_200: 200,
  km_unlimited: 0,
};

/** Price of a change request, and the part of it that is for days. */
type ChangeRequestPrice = Pick<ChangeRequest, 'price' | 'ofDays'>;

/** Price of an extension that is requested today. */
export function priceOfExtension(trip: Trip, asked: Asked<ExtensionReason>): ChangeRequestPrice {
  if (asked.reason === 'day_slide') return priceOfSlide(trip, asked);
  const km = kmOf(asked);
  if (km !== undefined) return { price: priceOfKilometres(trip, km), ofDays: 0 };
  const added = addedDays(trip, asked);
  return added ? priceOfDays(trip, added) : { price: priceOfInsuredDays(asked.days), ofDays: 0 };
}

/** Kilometres per day after a change; undefined when the change is not about kilometres. */
export function kmOf({ reason }: Pick<ChangeRequest, 'reason'>): Choices['km'] | undefined {
  return KM[reason];
}

// Added days get the weekly discount of the whole trip, but no early-booking discount.
function priceOfDays(trip: Trip, added: Days): ChangeRequestPrice {
  const gross = grossOf(added);
  const ofDays = gross - weeklyDiscount(gross, trip);
  return { ofDays, price: partsOf(ofDays, { ...added, camper: trip.camper, chosen: trip.chosen }) };
}

// Moving a trip to cheaper days refunds nothing.
function priceOfSlide(trip: Trip, asked: Asked<ExtensionReason>): ChangeRequestPrice {
  const { ofDays: old, isEarly } = trip.agreed ?? { ofDays: NaN, isEarly: false };
  const ofDays = Math.max(0, daysPrice(changedDays(trip, asked), isEarly ? 'early' : 'late') - old);
  return { ofDays, price: withFees(ofDays) };
}

function priceOfKilometres(trip: Trip, km: Choices['km']): Parts {
  return withFees((KILOMETRES[km] - KILOMETRES[trip.chosen.km]) * countOf(trip));
}

function priceOfInsuredDays(days: number): Parts {
  const insurance = days * INSURANCE_PER_DAY;
  return { owner: 0, fees: percent(insurance, 15), insurance };
}

/** Price of an upgrade bought today; all of it is insurance. */
export function priceOfUpgrade(trip: Trip, reason: UpgradeReason): ChangeRequestPrice {
  const aDay = {
    buyback: BUYBACK_PER_DAY,
    rental_cover: COVER_PER_DAY,
    second_driver: secondDriverPerDay(trip.camper),
  };
  return { ofDays: 0, price: { owner: 0, fees: 0, insurance: countOf(trip) * aDay[reason] } };
}
