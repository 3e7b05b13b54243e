import type { Selectable } from 'kysely';

import type { TransitionName } from '@campavia/domain';

import type { BookingChangeTable } from '../../../../src/database/booking-schema';
import type { LedgerMovementTable, PaymentTable } from '../../../../src/database/payment-schema';
import type { BookingQuote } from '../../../../src/modules/booking-prices/booking-quote';
import type { PricedBooking } from '../../../../src/modules/booking-prices/booking-prices.store';
import type { RequestRow } from '../../../../src/modules/booking-requests/request-facts';
import type { Entry } from '../../../../src/modules/ledger/movements';
import type { Random } from '../../campers/random';
import type { Moments } from '../drawing/moments';
import type { Plan } from '../plans/plans';
import type { ExistingData } from '../existing-data';

export type ChangeRow = Omit<Selectable<BookingChangeTable>, 'id' | 'move'> & {
  move: TransitionName | 'create' | 'take_over' | 'extend' | 'upgrade';
};
export type PaymentRow = Selectable<PaymentTable>;
export type MovementRow = Selectable<LedgerMovementTable> & { entries: Entry[] };

/** A rental credit as stored. */
export interface CreditRow {
  id: number;
  user_id: number;
  amount: number;
  balance: number;
  currency: string;
  reason: 'refund' | 'goodwill' | 'gift_card';
  created_at: Date;
  expire_at: Date;
}

/** The part of a rental credit that a payment used. */
export interface SpentRow {
  payment_id: number;
  moneybox_id: number;
  amount: number;
}

/** Generators of sequential ids. */
export interface Numbers {
  payment: () => number;
  movement: () => number;
  request: () => number;
  credit: () => number;
}

/** A booking while its history is built; every transition changes it. */
export interface BookingHistory {
  plan: Plan;
  moments: Moments;
  random: Random;
  existing: ExistingData;
  numbers: Numbers;
  /** Id of the acting staff member. */
  staffId: number | null;
  row: PricedBooking;
  lines: BookingQuote['lines'];
  changes: ChangeRow[];
  payments: PaymentRow[];
  movements: MovementRow[];
  credits: CreditRow[];
  spent: SpentRow[];
  requests: RequestRow[];
  /** When an emergency was reported. */
  reportedAt: number | null;
}

/** Sequential numbers from `first` on. */
export function countFrom(first: number): () => number {
  let next = first;
  return () => next++;
}
