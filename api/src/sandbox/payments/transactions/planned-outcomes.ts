import { CARD_REFUSALS, RESULT, type ResultCode } from './result-codes';

/**
 * Outcome of a transaction: immediate; automatic after a delay; or decided by a user on a page or phone, failing when
 * the session expires.
 */
export type PlannedOutcome =
  | { kind: 'at_once'; code: ResultCode }
  | { kind: 'later'; code: ResultCode; afterMs: number }
  | { kind: 'asked' };

/** How a card is debited: with its holder present, by the merchant later, or only held as a deposit. */
export type DebitKind = 'present' | 'absent' | 'deposit';

/** How notifications are sent. */
export interface EventDelivery {
  /** Delay. */
  afterMs: number;
  /** Whether all notifications are sent twice, in reverse order. */
  isOutOfOrder: boolean;
}

const SECOND = 1000;
const REFUSED_CARD = /^03(\d\d)$/;

/** Lifetime of a page or phone request. */
export const SESSION_MS = 15 * 60 * SECOND;

const OK: PlannedOutcome = { kind: 'at_once', code: RESULT.success };
const NO: PlannedOutcome = { kind: 'at_once', code: RESULT.refusedByBank };
const AGREES: Partial<Record<string, Partial<Record<DebitKind, PlannedOutcome>>>> = {
  '3220': { present: { kind: 'asked' }, deposit: { kind: 'asked' } },
  '3238': { present: { kind: 'later', code: RESULT.success, afterMs: 5 * SECOND } },
  '3246': { absent: NO },
  '3253': { deposit: NO },
};

/** Outcome of a debit by the last four digits of the card. */
export function courseOfCard(lastDigits: string, debitKind: DebitKind): PlannedOutcome {
  const [, nth] = REFUSED_CARD.exec(lastDigits) ?? [];
  if (nth) return { kind: 'at_once', code: CARD_REFUSALS[Number(nth) - 1] ?? RESULT.refusedByBank };
  return AGREES[lastDigits]?.[debitKind] ?? OK;
}

/** Outcome of a debit by the last two digits of the phone; other phones are answered on the simulated phone. */
export function courseOfPhone(phone: string): PlannedOutcome {
  if (phone.endsWith('01')) return { kind: 'later', code: RESULT.success, afterMs: 5 * SECOND };
  if (phone.endsWith('02')) return { kind: 'later', code: RESULT.refusedByBank, afterMs: 2 * SECOND };
  return { kind: 'asked' };
}

/** Whether a phone never answers, not even on the simulated phone. */
export function isSilent(phone: string): boolean {
  return phone.endsWith('03');
}

/** Outcome of a refund: immediate to a card, delayed otherwise. */
export function courseOfRefund(lastDigits: string | null): PlannedOutcome {
  if (lastDigits === '3261') return { kind: 'later', code: RESULT.generic, afterMs: 2 * SECOND };
  if (lastDigits !== null) return OK;
  return { kind: 'later', code: RESULT.success, afterMs: 2 * SECOND };
}

/** How notifications about a card are sent. */
export function planEventDelivery(lastDigits: string | null): EventDelivery {
  return { afterMs: lastDigits === '3279' ? 30 * SECOND : 0, isOutOfOrder: lastDigits === '3287' };
}

/** Whether the answer to a debit is lost although the debit was made. */
export function losesAnswer(lastDigits: string): boolean {
  return lastDigits === '3295';
}
