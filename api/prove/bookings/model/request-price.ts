import { KILOMETRES } from '../cast';
import { addedDays, grownDays, type Asked } from './days';
import {
  countOf,
  COVER_A_DAY,
  daysPrice,
  driverADay,
  grossOf,
  INSURANCE_A_DAY,
  partsOf,
  percent,
  weeklyOff,
  withFees,
  type Days,
} from './price';
import type { Choices, ExtensionReason, Parts, Trip, UpgradeReason, ChangeRequest } from './trip';

const BUYBACK_A_DAY = 900;

/** The packages of kilometres by what asks for them. */
const KM: Partial<Record<ChangeRequest['reason'], Choices['km']>> = {
  km_100: 100,
  km_200: 200,
  km_unlimited: 0,
};

/** What a request costs, and what of it is for days. */
type ChangeRequestPrice = Pick<ChangeRequest, 'price' | 'ofDays'>;

/** What an extension costs when it is asked for today. */
export function priceOfExtension(trip: Trip, asked: Asked<ExtensionReason>): ChangeRequestPrice {
  if (asked.reason === 'day_slide') return priceOfSlide(trip, asked);
  const km = kmOf(asked);
  if (km !== undefined) return { price: priceOfKilometres(trip, km), ofDays: 0 };
  const added = addedDays(trip, asked);
  return added ? priceOfDays(trip, added) : { price: priceOfInsuredDays(asked.days), ofDays: 0 };
}

/** What somebody may drive a day once a request has come true; nothing when it is about something else. */
export function kmOf({ reason }: Pick<ChangeRequest, 'reason'>): Choices['km'] | undefined {
  return KM[reason];
}

// The week's discount is that of the trip, and nobody is early any more.
function priceOfDays(trip: Trip, added: Days): ChangeRequestPrice {
  const gross = grossOf(added);
  const ofDays = gross - weeklyOff(gross, trip);
  return { ofDays, price: partsOf(ofDays, { ...added, camper: trip.camper, chosen: trip.chosen }) };
}

// The days that there were stay paid for, cheaper as the new ones may be.
function priceOfSlide(trip: Trip, asked: Asked<ExtensionReason>): ChangeRequestPrice {
  const { ofDays: old, isEarly } = trip.agreed ?? { ofDays: NaN, isEarly: false };
  const ofDays = Math.max(0, daysPrice(grownDays(trip, asked), isEarly ? 'early' : 'late') - old);
  return { ofDays, price: withFees(ofDays) };
}

function priceOfKilometres(trip: Trip, km: Choices['km']): Parts {
  return withFees((KILOMETRES[km] - KILOMETRES[trip.chosen.km]) * countOf(trip));
}

function priceOfInsuredDays(days: number): Parts {
  const insurance = days * INSURANCE_A_DAY;
  return { owner: 0, fees: percent(insurance, 15), insurance };
}

/** What an upgrade costs when it is taken today: all of it is insurance. */
export function priceOfUpgrade(trip: Trip, reason: UpgradeReason): ChangeRequestPrice {
  const aDay = { buyback: BUYBACK_A_DAY, rental_cover: COVER_A_DAY, second_driver: driverADay(trip.camper) };
  return { ofDays: 0, price: { owner: 0, fees: 0, insurance: countOf(trip) * aDay[reason] } };
}
