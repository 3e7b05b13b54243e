import { addDays, daysBetween, type PlainDate } from '@campavia/domain';

import { DISCOUNTS, KILOMETRES, RATES, type ProofCamper } from '../participants';
import type { Choices, Parts, Trip } from './trip';

const HIGH = [7, 8];
const MID = [5, 6, 9, 10];
const PER_DAY = { insurance: 1_500, secondDriver: 200, cover: 600 };

/** First and last day, both included. */
export interface Days {
  from: PlainDate;
  to: PlainDate;
}

/** Days of a camper with the extras chosen. */
type Stay = Days & { camper: ProofCamper; chosen: Choices };

/** Price of a trip when it is agreed on a day, and the part of it that is for the days. */
export function quoteOf(stay: Stay, today: PlainDate) {
  const isEarly = daysBetween(today, stay.from) >= 60;
  const ofDays = daysPrice(stay, isEarly ? 'early' : 'late');
  return { price: partsOf(ofDays, stay), agreed: { ofDays, isEarly } };
}

/** Fixes the price of a trip unless it is already agreed. */
export function agree(trip: Trip, today: PlainDate): void {
  if (trip.price === null) Object.assign(trip, quoteOf(trip, today));
}

/** An agreed price with other extras: the owner's share does not change. */
export function repriceExtras({ owner, fees }: Parts, stay: Stay): Parts {
  return { owner, fees, insurance: insuranceOf(stay) };
}

/** Price of the days after the weekly and early-booking discounts. */
export function daysPrice(days: Days, booked: 'early' | 'late'): number {
  const gross = grossOf(days);
  const left = gross - weeklyDiscount(gross, days);
  return booked === 'early' ? left - percent(left, DISCOUNTS.early) : left;
}

/** All shares of a price whose days cost `ofDays`. */
export function partsOf(ofDays: number, stay: Stay): Parts {
  const owner = ofDays + countOf(stay) * KILOMETRES[stay.chosen.km];
  return { ...withFees(owner), insurance: insuranceOf(stay) };
}

/** The owner's share, with the platform's fees added. */
export function withFees(owner: number): Parts {
  return { owner, fees: percent(owner, 15), insurance: 0 };
}

function insuranceOf({ chosen, camper, ...days }: Stay): number {
  const driver = chosen.secondDriver ? secondDriverPerDay(camper) : 0;
  return countOf(days) * (PER_DAY.insurance + driver + (chosen.cover ? PER_DAY.cover : 0));
}

/** Insurance and rental cover per day, in cents. */
export const INSURANCE_PER_DAY = PER_DAY.insurance;
export const COVER_PER_DAY = PER_DAY.cover;

export function secondDriverPerDay({ includesDriver }: ProofCamper): number {
  return includesDriver ? 0 : PER_DAY.secondDriver;
}

/** The weekly discount; it depends on the length of the whole trip. */
export function weeklyDiscount(gross: number, trip: Days): number {
  return countOf(trip) >= 7 ? percent(gross, DISCOUNTS.weekly) : 0;
}

/** Price of the days without discounts. */
export function grossOf(days: Days): number {
  let gross = 0;
  for (let nth = 0; nth < countOf(days); nth += 1) gross += rateOf(addDays(days.from, nth));
  return gross;
}

/** Number of days, both ends included. */
export function countOf({ from, to }: Days): number {
  return daysBetween(from, to) + 1;
}

function rateOf(day: PlainDate): number {
  const month = Number(day.slice(5, 7));
  if (HIGH.includes(month)) return RATES[3];
  return MID.includes(month) ? RATES[2] : RATES[1];
}

/** Per cent of an amount, with half a cent rounded up. */
export function percent(amount: number, rate: number): number {
  return Math.floor((amount * rate) / 100 + 0.5);
}
