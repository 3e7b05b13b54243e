import { CARD_REFUSALS, RESULT, type ResultCode } from './result-codes';

/**
 * What becomes of a move: decided at once; later, by itself; by somebody on a page or on a phone. One that is asked
 * for fails when nobody says anything for as long as a session lives.
 */
export type PlannedOutcome =
  | { kind: 'at_once'; code: ResultCode }
  | { kind: 'later'; code: ResultCode; afterMs: number }
  | { kind: 'asked' };

/** Who debits a card: its holder, present; we, later; or nobody yet, as with a deposit. */
export type Occasion = 'present' | 'absent' | 'deposit';

/** How the merchant is notified. */
export interface EventDelivery {
  /** How late. */
  afterMs: number;
  /** Whether every notification is sent twice, in reverse order. */
  isOutOfOrder: boolean;
}

const SECOND = 1000;
const REFUSED_CARD = /^03(\d\d)$/;

/** As long as a page or a phone may be left alone. */
export const SESSION_MS = 15 * 60 * SECOND;

const OK: PlannedOutcome = { kind: 'at_once', code: RESULT.success };
const NO: PlannedOutcome = { kind: 'at_once', code: RESULT.refusedByBank };
const AGREES: Partial<Record<string, Partial<Record<Occasion, PlannedOutcome>>>> = {
  '3220': { present: { kind: 'asked' }, deposit: { kind: 'asked' } },
  '3238': { present: { kind: 'later', code: RESULT.success, afterMs: 5 * SECOND } },
  '3246': { absent: NO },
  '3253': { deposit: NO },
};

/** What the last four digits of a card make of a debit. */
export function courseOfCard(lastDigits: string, occasion: Occasion): PlannedOutcome {
  const [, nth] = REFUSED_CARD.exec(lastDigits) ?? [];
  if (nth) return { kind: 'at_once', code: CARD_REFUSALS[Number(nth) - 1] ?? RESULT.refusedByBank };
  return AGREES[lastDigits]?.[occasion] ?? OK;
}

/** What the last two digits of a phone make of a debit; every other phone is answered on the sandbox's own one. */
export function courseOfPhone(phone: string): PlannedOutcome {
  if (phone.endsWith('01')) return { kind: 'later', code: RESULT.success, afterMs: 5 * SECOND };
  if (phone.endsWith('02')) return { kind: 'later', code: RESULT.refusedByBank, afterMs: 2 * SECOND };
  return { kind: 'asked' };
}

/** Whether a phone is never answered, not even on the sandbox's own one. */
export function isSilent(phone: string): boolean {
  return phone.endsWith('03');
}

/** What becomes of money that is given back: to a card at once, elsewhere a little later. */
export function courseOfRefund(lastDigits: string | null): PlannedOutcome {
  if (lastDigits === '3261') return { kind: 'later', code: RESULT.generic, afterMs: 2 * SECOND };
  if (lastDigits !== null) return OK;
  return { kind: 'later', code: RESULT.success, afterMs: 2 * SECOND };
}

/** How the merchant is notified about a card. */
export function planEventDelivery(lastDigits: string | null): EventDelivery {
  return { afterMs: lastDigits === '3279' ? 30 * SECOND : 0, isOutOfOrder: lastDigits === '3287' };
}

/** Whether the answer to a debit gets lost on its way, though the debit was made. */
export function losesAnswer(lastDigits: string): boolean {
  return lastDigits === '3295';
}
