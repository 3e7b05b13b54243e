import { createHash } from 'node:crypto';

import { addDays, BOOKING_DEADLINES, canPayInFour, ceilDivide, type PlainDate } from '@campavia/domain';

import type { PaymentPart } from '../../../../src/database/payment-schema';
import { isTakenOn, PAYMENT_METHODS } from '../../../../src/core/payment-methods';
import type { RequestRow } from '../../../../src/modules/booking-requests/request-facts';
import { creditsOf, payInOf, saleOf, type Entry, type Sides } from '../../../../src/modules/ledger/movements';
import { cardOf } from './cards';
import { midnightMs } from '../existing-data';
import { sharesOf } from './shares-of';
import type { MovementRow, PaymentRow, BookingHistory } from './booking-history';
import { spendCredit, type Spending } from './build-credits';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DEBIT_HOUR = 5;
const FAILED_FIRST = 0.06;
const FAILURES = ['MGP_3DS_AUTH_FAILED', 'MPG_CARD_AMOUNT_LIMIT_REACHED', 'MPG_CARD_EXPIRED', 'MPG_UNKNOWN'];

export function payInFull(history: BookingHistory, at: number): void {
  const { row, random } = history;
  const type = methodOf(history);
  if (random.chance(FAILED_FIRST)) failFirst(history, at - 4 * MINUTE);
  const spending = spendCredit(history, at);
  const amount = (row.price ?? 0) - (spending?.amount ?? 0);
  const main = amount > 0 ? payIn(history, { type, part: 'whole', amount }, at) : recordSale(history, at);
  if (spending) payByCredit(history, { ...spending, of: main?.id ?? null }, at);
}

/** Pays an extension or upgrade by card and stores its price lines. */
export function payChangeRequest(history: BookingHistory, request: RequestRow, at: number): void {
  const { id, kind, total } = request;
  const payment: PaymentRow = {
    ...paymentOf(history, { type: 'card', part: 'whole', amount: total }, at - MINUTE),
    request_id: id,
    reason: kind === 'extension' ? 'exten' : 'exteng',
    state: 'done',
    done_at: new Date(at),
    ...cardOf(history),
  };
  history.payments.push(payment);
  const shares = sharesOf({ lines: history.lines.filter(({ requestId }) => requestId === id) });
  recordMovement(history, { kind: 'growth', of: id, entries: saleOf(shares, sidesOf(history)), at });
  receive(history, payment, at);
}

export function payFirstHalf(history: BookingHistory, at: number): void {
  payIn(history, { type: 'card_2', part: 'first_half', amount: ceilDivide(history.row.price ?? 0, 2) }, at);
}

/** Schedules the debit of the second instalment. */
export function scheduleSecondHalf(history: BookingHistory, at: number): void {
  const { row } = history;
  const amount = (row.price ?? 0) - row.paid;
  history.payments.push({
    ...paymentOf(history, { type: 'card_2', part: 'second_half', amount }, at),
    ...dueOn(history, row.second_half_on),
  });
}

// Not sent to the provider yet.
function dueOn(history: BookingHistory, due_on: PlainDate | null) {
  return { state: 'to_come', due_on, done_at: null, provider_id: null, ...cardOf(history) } as const;
}

/** Debits the second instalment on its day. */
export function paySecondHalf(history: BookingHistory, at: number): void {
  const due = history.payments.find(({ state }) => state === 'to_come');
  if (!due) throw new Error(`Booking ${history.row.id} has no payment due`);
  const done = { state: 'done', provider_id: `earlier-${due.id}` } as const;
  Object.assign(due, { ...done, made_at: new Date(at), done_at: new Date(at + MINUTE) });
  receive(history, due, at);
}

/** Records a failed debit of the second instalment. */
export function failSecondHalf(history: BookingHistory, at: number): void {
  const due = history.payments.find(({ state }) => state === 'to_come');
  if (!due) throw new Error(`Booking ${history.row.id} has no payment due`);
  const failed = {
    state: 'failed',
    error_code: FAILURES[1] ?? null,
    provider_id: `earlier-${due.id}`,
  } as const;
  Object.assign(due, { ...failed, made_at: new Date(at), done_at: new Date(at + MINUTE) });
}

/** Schedules the next debit of the second instalment, if any. */
export function scheduleRetry(history: BookingHistory, at: number): void {
  const { row } = history;
  const pause = BOOKING_DEADLINES.secondInstalmentTryDays[row.second_half_tries];
  const last = history.payments.at(-1);
  if (pause === undefined || !last || row.second_half_on === null) return;
  const { type, part, amount } = last;
  history.payments.push({
    ...paymentOf(history, { type, part, amount }, at),
    ...dueOn(history, addDays(row.second_half_on, pause)),
  });
}

/** Moment of the nth debit of the second instalment. */
export function debitTime(on: PlainDate, nth: number): number {
  return midnightMs(addDays(on, BOOKING_DEADLINES.secondInstalmentTryDays[nth] ?? 0)) + DEBIT_HOUR * HOUR;
}

/** Removes the scheduled debit of the second instalment. */
export function dropSecondHalf({ payments }: BookingHistory): void {
  for (const payment of payments) if (payment.state === 'to_come') payment.state = 'cancel';
}

/** Records a movement in the ledger. */
export function recordMovement(
  { movements, numbers, row }: BookingHistory,
  { kind, of, entries, at }: { kind: MovementRow['kind']; of: number; entries: Entry[]; at: number },
): void {
  if (entries.length === 0) return;
  const isPayment = kind === 'pay_in' || kind === 'credits' || kind === 'refund_paid';
  movements.push({
    id: numbers.movement(),
    reference: `${kind}:${of}`,
    kind,
    booking_id: row.id,
    payment_id: isPayment ? of : null,
    payout_id: null,
    at: new Date(at),
    entries,
  });
}

/** Guest, owner and currency of a booking, for its ledger entries. */
export function sidesOf({ row }: BookingHistory): Sides {
  return { guestId: row.guest_id, ownerId: row.owner_id, currency: row.currency_used };
}

interface Wanted {
  type: PaymentRow['type'];
  part: PaymentPart;
  amount: number;
}

function payIn(history: BookingHistory, wanted: Wanted, at: number): PaymentRow {
  const payment = paymentOf(history, wanted, at - MINUTE);
  const card = wanted.type === 'card' || wanted.type === 'card_2' ? cardOf(history) : {};
  history.payments.push({ ...payment, state: 'done', done_at: new Date(at), ...card });
  recordSale(history, at);
  receive(history, payment, at);
  return payment;
}

function recordSale(history: BookingHistory, at: number): undefined {
  recordMovement(history, {
    kind: 'sale',
    of: history.row.id,
    entries: saleOf(sharesOf(history), sidesOf(history)),
    at,
  });
}

function payByCredit(
  history: BookingHistory,
  { credit, amount, of }: Spending & { of: number | null },
  at: number,
): void {
  const payment: PaymentRow = {
    ...paymentOf(history, { type: 'moneyb', part: 'whole', amount }, at - MINUTE),
    reason: 'moneyb',
    state: 'done',
    of_payment: of,
    provider_id: null,
    done_at: new Date(at),
  };
  history.payments.push(payment);
  history.spent.push({ payment_id: payment.id, moneybox_id: credit.id, amount });
  recordMovement(history, {
    kind: 'credits',
    of: payment.id,
    entries: creditsOf(amount, sidesOf(history)),
    at,
  });
  history.row.paid += amount;
}

function receive(history: BookingHistory, { id, amount }: PaymentRow, at: number): void {
  recordMovement(history, { kind: 'pay_in', of: id, entries: payInOf(amount, sidesOf(history)), at });
  history.row.paid += amount;
}

function failFirst(history: BookingHistory, at: number): void {
  const wanted = { type: 'card', part: 'whole', amount: history.row.price ?? 0 } as const;
  const error_code = history.random.pick(FAILURES);
  history.payments.push({
    ...paymentOf(history, wanted, at),
    state: 'failed',
    error_code,
    done_at: new Date(at + MINUTE),
  });
}

/** A new payment of a booking. */
export function paymentOf(
  { row, numbers }: BookingHistory,
  { type, part, amount }: Wanted,
  at: number,
): PaymentRow {
  const id = numbers.payment();
  return {
    ...NEW_PAYMENT,
    id,
    public_id: uuidOf(id),
    booking_id: row.id,
    type,
    part,
    amount,
    currency: row.currency_used,
    provider_id: `earlier-${id}`,
    made_at: new Date(at),
  };
}

const NEW_PAYMENT = {
  reason: 'book' as const,
  state: 'in_prog' as const,
  of_payment: null,
  use_credits: false,
  due_on: null,
  redirect_url: null,
  error_code: null,
  card_alias: null,
  card_expiry: null,
  done_at: null,
  request_id: null,
};

function methodOf({ plan: { guest }, row, random }: BookingHistory): PaymentRow['type'] {
  if (random.chance(0.6)) return 'card';
  const others = PAYMENT_METHODS.filter(
    (method) => isTakenOn(guest.site, method) && method.code !== 'card_2',
  );
  const { code } = random.pick(others);
  return code === 'cred_4' && !canPayInFour(row.price ?? 0, row.currency_used) ? 'card' : code;
}

// Derived from the id, because random draws of 32 bits would collide among so many.
function uuidOf(id: number): string {
  const hex = createHash('sha256').update(`payment ${id}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(12, 15)}`,
    `8${hex.slice(15, 18)}`,
    hex.slice(18, 30),
  ].join('-');
}
