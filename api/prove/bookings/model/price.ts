import { addDays, daysBetween, type PlainDate } from '@campavia/domain';

import { DISCOUNTS, RATES } from '../cast';
import type { Parts } from './trip';

const HIGH = [7, 8];
const MID = [5, 6, 9, 10];
const INSURANCE_A_DAY = 1_500;
const BUYBACK_A_DAY = 900;

/** The first and the last of some days. */
export interface Days {
  from: PlainDate;
  to: PlainDate;
}

/** The price of a trip without extras that is agreed on a day. */
export function priceOf(from: PlainDate, to: PlainDate, today: PlainDate): Parts {
  const gross = grossOf({ from, to });
  const weekly = weeklyOff(gross, { from, to });
  const early = daysBetween(today, from) >= 60 ? percent(gross - weekly, DISCOUNTS.early) : 0;
  return partsOf(gross - weekly - early, { from, to });
}

/** The price of days that are added to a trip: the week's discount is that of the trip, and nobody is early any more. */
export function priceOfAdded(added: Days, trip: Days): Parts {
  const gross = grossOf(added);
  return partsOf(gross - weeklyOff(gross, trip), added);
}

/** What it costs to answer for less of a damage: all of it is insurance. */
export function priceOfBuyback(trip: Days): Parts {
  return { owner: 0, fees: 0, insurance: countOf(trip) * BUYBACK_A_DAY };
}

function partsOf(owner: number, days: Days): Parts {
  return { owner, fees: percent(owner, 15), insurance: countOf(days) * INSURANCE_A_DAY };
}

function weeklyOff(gross: number, trip: Days): number {
  return countOf(trip) >= 7 ? percent(gross, DISCOUNTS.weekly) : 0;
}

function grossOf(days: Days): number {
  let gross = 0;
  for (let nth = 0; nth < countOf(days); nth += 1) gross += rateOf(addDays(days.from, nth));
  return gross;
}

function countOf({ from, to }: Days): number {
  return daysBetween(from, to) + 1;
}

function rateOf(day: PlainDate): number {
  const month = Number(day.slice(5, 7));
  if (HIGH.includes(month)) return RATES[3];
  return MID.includes(month) ? RATES[2] : RATES[1];
}

/** Half a cent counts as one. */
function percent(amount: number, rate: number): number {
  return Math.floor((amount * rate) / 100 + 0.5);
}
