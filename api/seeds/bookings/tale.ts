import type { Selectable } from 'kysely';

import type { MoveName } from '@campavia/domain';

import type { BookingChangeTable } from '../../src/database/booking-schema';
import type { LedgerMovementTable, PaymentTable } from '../../src/database/payment-schema';
import type { BookingQuote } from '../../src/modules/booking-prices/booking-quote';
import type { PricedBooking } from '../../src/modules/booking-prices/booking-prices.store';
import type { Entry } from '../../src/modules/ledger/movements';
import type { Random } from '../campers/random';
import type { Moments } from './moments';
import type { Plan } from './plans';
import type { World } from './world';

export type ChangeRow = Omit<Selectable<BookingChangeTable>, 'id' | 'move'> & {
  move: MoveName | 'create' | 'take_over';
};
export type PaymentRow = Selectable<PaymentTable>;
export type MovementRow = Selectable<LedgerMovementTable> & { entries: Entry[] };

/** A rental credit that somebody was given for a trip. */
export interface CreditRow {
  user_id: number;
  amount: number;
  balance: number;
  currency: string;
  reason: 'refund';
  created_at: Date;
  expire_at: Date;
}

/** Numbers that are given out one after the other. */
export interface Numbers {
  payment: () => number;
  movement: () => number;
}

/** A booking while its story is told: every move changes it. */
export interface Tale {
  plan: Plan;
  moments: Moments;
  random: Random;
  world: World;
  numbers: Numbers;
  /** Whoever of the staff acts. */
  staffId: number | null;
  row: PricedBooking;
  lines: BookingQuote['lines'];
  changes: ChangeRow[];
  payments: PaymentRow[];
  movements: MovementRow[];
  credits: CreditRow[];
  /** When an emergency was reported. */
  reportedAt: number | null;
}

/** Numbers from one on. */
export function countFrom(first: number): () => number {
  let next = first;
  return () => next++;
}
