import { addDays, daysBetween, type PlainDate } from '@campavia/domain';

import { DISCOUNTS, KILOMETRES, RATES, type ProvenCamper } from '../cast';
import type { Choices, Parts, Trip } from './trip';

const HIGH = [7, 8];
const MID = [5, 6, 9, 10];
const A_DAY = { insurance: 1_500, secondDriver: 200, cover: 600 };

/** The first and the last of some days. */
export interface Days {
  from: PlainDate;
  to: PlainDate;
}

/** Days with what goes with them. */
type Stay = Days & { camper: ProvenCamper; chosen: Choices };

/** What a trip costs when it is agreed on a day, and what of it is for its days. */
export function quoteOf(stay: Stay, today: PlainDate) {
  const isEarly = daysBetween(today, stay.from) >= 60;
  const ofDays = daysPrice(stay, isEarly ? 'early' : 'late');
  return { price: partsOf(ofDays, stay), agreed: { ofDays, isEarly } };
}

/** Agrees what a trip costs, if it is not agreed yet. */
export function agree(trip: Trip, today: PlainDate): void {
  if (trip.price === null) Object.assign(trip, quoteOf(trip, today));
}

/** An agreed price with other things chosen: what the owner gets stays. */
export function chosenAnew({ owner, fees }: Parts, stay: Stay): Parts {
  return { owner, fees, insurance: insuranceOf(stay) };
}

/** What some days come to once the discounts of a week and of early birds are off. */
export function daysPrice(days: Days, booked: 'early' | 'late'): number {
  const gross = grossOf(days);
  const left = gross - weeklyOff(gross, days);
  return booked === 'early' ? left - percent(left, DISCOUNTS.early) : left;
}

/** Everything that days cost which come to an amount. */
export function partsOf(ofDays: number, stay: Stay): Parts {
  const owner = ofDays + countOf(stay) * KILOMETRES[stay.chosen.km];
  return { ...withFees(owner), insurance: insuranceOf(stay) };
}

/** What the owner gets, with the fees on it. */
export function withFees(owner: number): Parts {
  return { owner, fees: percent(owner, 15), insurance: 0 };
}

function insuranceOf({ chosen, camper, ...days }: Stay): number {
  const driver = chosen.secondDriver ? driverADay(camper) : 0;
  return countOf(days) * (A_DAY.insurance + driver + (chosen.cover ? A_DAY.cover : 0));
}

/** What a day costs of what the platform sells. */
export const INSURANCE_A_DAY = A_DAY.insurance;
export const COVER_A_DAY = A_DAY.cover;

export function driverADay({ includesDriver }: ProvenCamper): number {
  return includesDriver ? 0 : A_DAY.secondDriver;
}

/** What a week takes off a price; it is the length of the whole trip that counts. */
export function weeklyOff(gross: number, trip: Days): number {
  return countOf(trip) >= 7 ? percent(gross, DISCOUNTS.weekly) : 0;
}

/** What days cost without discounts. */
export function grossOf(days: Days): number {
  let gross = 0;
  for (let nth = 0; nth < countOf(days); nth += 1) gross += rateOf(addDays(days.from, nth));
  return gross;
}

/** How many days there are, both ends counted. */
export function countOf({ from, to }: Days): number {
  return daysBetween(from, to) + 1;
}

function rateOf(day: PlainDate): number {
  const month = Number(day.slice(5, 7));
  if (HIGH.includes(month)) return RATES[3];
  return MID.includes(month) ? RATES[2] : RATES[1];
}

/** Half a cent counts as one. */
export function percent(amount: number, rate: number): number {
  return Math.floor((amount * rate) / 100 + 0.5);
}
