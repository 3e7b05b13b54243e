import { addDays, daysBetween, type PlainDate } from '@campavia/domain';

import { DISCOUNTS, RATES } from '../cast';
import type { Parts } from './trip';

const HIGH = [7, 8];
const MID = [5, 6, 9, 10];
const INSURANCE_A_DAY = 1_500;

/** The price of a trip without extras that is agreed on a day. */
export function priceOf(from: PlainDate, to: PlainDate, today: PlainDate): Parts {
  const days = daysBetween(from, to) + 1;
  let gross = 0;
  for (let nth = 0; nth < days; nth += 1) gross += rateOf(addDays(from, nth));
  const weekly = days >= 7 ? percent(gross, DISCOUNTS.weekly) : 0;
  const early = daysBetween(today, from) >= 60 ? percent(gross - weekly, DISCOUNTS.early) : 0;
  const owner = gross - weekly - early;
  return { owner, fees: percent(owner, 15), insurance: days * INSURANCE_A_DAY };
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
