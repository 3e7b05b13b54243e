import { createHash } from 'node:crypto';

import type { CurrencyCode, Minor } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import type { ProviderMethod } from '../../../providers/payments/payments-provider';
import { cardOfAlias, redeemToken, type SavedCard } from '../cards/cards.store';
import {
  courseOfCard,
  courseOfPhone,
  courseOfRefund,
  type PlannedOutcome,
  type DebitKind,
} from './planned-outcomes';
import { RESULT } from './result-codes';
import { addSeededTransaction } from '../seeded-payments';
import { findTransaction, lockCaptured, lockRefunded, type NewPspTransaction } from './transactions.store';
import { newId } from '../new-id';
import type { PspDatabase } from '../psp-database';
import { PspError } from '../psp-error';

/** Body of a pay-in request. */
export interface PayInRequest {
  type: ProviderMethod;
  amount: Minor;
  currency: CurrencyCode;
  reference: string;
  language: Language;
  return_url: string;
  token?: string;
  alias?: string;
  phone?: string;
}

export interface DepositRequest {
  alias: string;
  amount: Minor;
  currency: CurrencyCode;
  reference: string;
  return_url: string;
}

export interface RefundRequest {
  amount: Minor;
  currency: CurrencyCode;
  reference: string;
}

export type CaptureRequest = RefundRequest;

/** The transaction that a request creates, before it is stored. */
export interface Planned {
  move: Omit<NewPspTransaction, 'id' | 'status' | 'result_code' | 'is_asked'>;
  course: PlannedOutcome;
}

const CAPTURED: PlannedOutcome = { kind: 'at_once', code: RESULT.success };
const CREDIT = { least: 100_00, most: 2000_00 };

/** A hash of an order, independent of the order of its fields. */
export function fingerprintOf(kind: string, request: object): string {
  const fields = Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, fields]))
    .digest('hex');
}

export const newTransactionId = {
  pay_in: () => newId('payin'),
  refund: () => newId('refund'),
  deposit: () => newId('deposit'),
};

/** Plans a pay-in. @throws PspError */
export async function planPayIn(within: PspDatabase, request: PayInRequest): Promise<Planned> {
  const { type: means, amount, currency, reference, language, return_url } = request;
  const move = { kind: 'pay_in' as const, means, amount, currency, reference, language, return_url };
  if (means === 'card' || means === 'card_2') {
    const { card, debitKind } = await cardOf(within, request);
    return { move: { ...move, card_id: card.id }, course: courseOfCard(card.last_digits, debitKind) };
  }
  if (currency !== 'EUR' && means !== 'paypal') {
    throw new PspError(400, 'currency_not_taken', `${means} takes euros alone`);
  }
  if (means === 'cred_4' && (amount < CREDIT.least || amount > CREDIT.most)) {
    throw new PspError(400, 'amount_out_of_bounds', 'Credit is given for 100.00 to 2000.00');
  }
  if (means !== 'mbway') return { move, course: { kind: 'asked' } };
  if (!request.phone) throw new PspError(400, 'invalid', 'phone is missing');
  return { move: { ...move, phone: request.phone }, course: courseOfPhone(request.phone) };
}

/** Plans a refund. @throws PspError */
export async function planRefund(
  within: PspDatabase,
  payInId: string,
  { amount, currency, reference }: RefundRequest,
): Promise<Planned> {
  await addSeededTransaction(within, { id: payInId, kind: 'pay_in', currency });
  const refunded = await lockRefunded(within, payInId);
  const payIn = await findTransaction(within, payInId);
  if (payIn?.kind !== 'pay_in') throw new PspError(404, 'not_found', 'There is no such pay-in');
  if (payIn.status !== 'SUCCEEDED') throw new PspError(400, 'not_paid', 'The pay-in brought nothing');
  if (currency !== payIn.currency) throw new PspError(400, 'currency_not_taken', `Paid in ${payIn.currency}`);
  if (refunded + amount > payIn.amount) {
    throw new PspError(400, 'more_than_paid', `${payIn.amount - refunded} are left of what was paid`);
  }
  const { means, language, card_id } = payIn;
  const move = { kind: 'refund' as const, means, amount, currency, reference, language, card_id };
  return { move: { ...move, pay_in_id: payInId }, course: courseOfRefund(payIn.last_digits) };
}

/** Plans a deposit. @throws PspError */
export async function planDeposit(within: PspDatabase, request: DepositRequest): Promise<Planned> {
  const { alias, amount, currency, reference, return_url } = request;
  const card = await cardOfAlias(within, alias);
  if (!card) throw new PspError(400, 'alias_unknown', 'There is no such card');
  const move = { kind: 'deposit' as const, means: 'card' as const, amount, currency, reference, return_url };
  return {
    move: { ...move, language: 'en', card_id: card.id },
    course: courseOfCard(card.last_digits, 'deposit'),
  };
}

/** Plans a capture of a deposit. @throws PspError */
export async function planCapture(
  within: PspDatabase,
  depositId: string,
  { amount, currency, reference }: CaptureRequest,
): Promise<Planned> {
  await addSeededTransaction(within, { id: depositId, kind: 'deposit', currency });
  const captured = await lockCaptured(within, depositId);
  const deposit = await findTransaction(within, depositId);
  if (deposit?.kind !== 'deposit') throw new PspError(404, 'not_found', 'There is no such deposit');
  const isSetAside = deposit.status === 'SUCCEEDED' && deposit.released_at === null;
  if (!isSetAside) throw new PspError(400, 'not_set_aside', 'Nothing is set aside');
  if (currency !== deposit.currency)
    throw new PspError(400, 'currency_not_taken', `Set aside in ${deposit.currency}`);
  if (captured + amount > deposit.amount) {
    throw new PspError(400, 'more_than_set_aside', `${deposit.amount - captured} are left of the deposit`);
  }
  const move = { kind: 'pay_in' as const, means: 'card' as const, amount, currency, reference };
  const { language, card_id } = deposit;
  return { move: { ...move, language, card_id, deposit_id: depositId }, course: CAPTURED };
}

async function cardOf(
  within: PspDatabase,
  { token, alias }: PayInRequest,
): Promise<{ card: SavedCard; debitKind: DebitKind }> {
  const card = token ? await redeemToken(within, token) : alias && (await cardOfAlias(within, alias));
  if (card) return { card, debitKind: token ? 'present' : 'absent' };
  if (token) throw new PspError(400, 'token_unknown', 'The token was used, or is older than an hour');
  throw new PspError(400, 'alias_unknown', 'There is no such card');
}
