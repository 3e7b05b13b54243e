import { CREDIT_MONTHS, type Minor } from '@campavia/domain';

import { monthsAfter } from '../../../../src/modules/payments/refunds/refunds';
import { createRandom } from '../../campers/random';
import type { CreditRow, BookingHistory } from './booking-history';

const SEED = 20_270_325;
const SPENT = 0.02;
const GIVEN = 0.015;
const AMOUNTS = [2500, 4000, 5000, 10_000];
const DAY = 86_400_000;
const MINUTE = 60_000;
const GOODWILL_MONTHS = 6;

/** A rental credit and the part of it that pays a trip. */
export interface Spending {
  credit: CreditRow;
  amount: Minor;
}

/** Pays a share of trips with a gift card: a part of the price, or all of it with a remainder. */
export function spendCredit(history: BookingHistory, at: number): Spending | undefined {
  const { row, plan } = history;
  const random = createRandom(SEED, 1, row.id);
  const isSimple = plan.scenario === 'trip' && plan.outcome === 'whole' && plan.guest.isNew && !plan.picked;
  const price = row.price ?? 0;
  if (!isSimple || price === 0 || !random.chance(SPENT)) return undefined;
  const value = random.chance(0.25) ? Math.ceil((price * 1.2) / 5000) * 5000 : random.pick(AMOUNTS);
  const amount = Math.min(value, price);
  const given = new Date(at - 30 * MINUTE);
  const credit = give(history, { amount: value, reason: 'gift_card', at: given, months: CREDIT_MONTHS });
  credit.balance = value - amount;
  return { credit, amount };
}

/** Gives a share of guests a goodwill credit for their next trip; some credits expire. */
export function giveGoodwill(history: BookingHistory): void {
  const { row, plan, existing } = history;
  const random = createRandom(SEED, 2, row.id);
  const at = row.ends_at.getTime() + 2 * DAY;
  if (plan.scenario !== 'trip' || plan.picked || at > existing.nowMs || !random.chance(GIVEN)) return;
  const amount = random.pick(AMOUNTS);
  give(history, { amount, reason: 'goodwill', at: new Date(at), months: GOODWILL_MONTHS });
}

/** Amount and reason of a credit. */
interface Given {
  amount: Minor;
  reason: CreditRow['reason'];
  at: Date;
  months: number;
}

export function give(
  { row, credits, numbers }: BookingHistory,
  { amount, reason, at, months }: Given,
): CreditRow {
  const { guest_id: user_id, currency_used: currency } = row;
  const credit = {
    id: numbers.credit(),
    user_id,
    amount,
    balance: amount,
    currency,
    reason,
    created_at: at,
    expire_at: monthsAfter(at, months),
  };
  credits.push(credit);
  return credit;
}
