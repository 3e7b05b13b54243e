/** How far a payout is: planned, stopped for a reason, waiting to be sent, at the bank, paid, sent back by the bank. */
export const PAYOUT_STATES = ['to_come', 'blocked', 'queued', 'in_prog', 'done', 'returned'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** What stops a payout, the first thing to do first. */
export const PAYOUT_BLOCKS = [
  'staff_hold',
  'incident',
  'identity_missing',
  'ubo_missing',
  'tax_number_missing',
  'bank_account_missing',
  'bank_account_changed',
  'provider_refused',
] as const;
export type PayoutBlock = (typeof PAYOUT_BLOCKS)[number];

/** Why the bank or the provider sent a payout back. */
export const PAYOUT_REFUSALS = ['account_closed', 'account_refused', 'identity', 'other'] as const;
export type PayoutRefusal = (typeof PAYOUT_REFUSALS)[number];

/** Payouts follow the start of a trip, and money of extensions its end, by a day. */
export const PAYOUT_AFTER_MS = 24 * 3_600_000;

/** How long a changed bank account holds payouts. */
export const BANK_ACCOUNT_HOLD_MS = 48 * 3_600_000;

/** How long after a refusal a payout to the same account is tried again. */
export const REFUSED_PAYOUT_PAUSE_MS = 24 * 3_600_000;

/** Member states of the European Union, ISO 3166-1 alpha-2: platforms report what owners there earn (DAC7). */
const MEMBER_STATES =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Whether an owner of a country is paid only with a tax number. */
export function needsTaxNumber(country: string): boolean {
  return MEMBER_STATES.includes(country);
}

/** What decides whether an owner may be paid. Moments are milliseconds of the epoch. */
export interface PayoutFacts {
  nowMs: number;
  hasStaffHold: boolean;
  /** An open claim, or an emergency that nobody has decided about. */
  hasIncident: boolean;
  /** Whether all documents that the owner must show are validated. */
  hasIdentity: boolean;
  /** Whether beneficial owners must be declared and are not validated. */
  lacksBeneficialOwners: boolean;
  /** Whether a tax number must be entered and is not. */
  lacksTaxNumber: boolean;
  bankAccount: { id: number; madeAtMs: number; isFirst: boolean } | undefined;
  /** The last refusal of this payout. */
  refused: { bankAccountId: number; atMs: number; refusal: PayoutRefusal } | undefined;
}

/** Why a payout is not made now; undefined when nothing stops it. */
export function payoutBlock(facts: PayoutFacts): PayoutBlock | undefined {
  return PAYOUT_BLOCKS.find((block) => IS_BLOCKED[block](facts));
}

/** When a change of the bank account stops holding payouts; undefined for the first account of an owner. */
export function bankAccountHeldUntil({ bankAccount }: Pick<PayoutFacts, 'bankAccount'>): number | undefined {
  if (!bankAccount || bankAccount.isFirst) return undefined;
  return bankAccount.madeAtMs + BANK_ACCOUNT_HOLD_MS;
}

const IS_BLOCKED: Record<PayoutBlock, (facts: PayoutFacts) => boolean> = {
  staff_hold: ({ hasStaffHold }) => hasStaffHold,
  incident: ({ hasIncident }) => hasIncident,
  identity_missing: ({ hasIdentity }) => !hasIdentity,
  ubo_missing: ({ lacksBeneficialOwners }) => lacksBeneficialOwners,
  tax_number_missing: ({ lacksTaxNumber }) => lacksTaxNumber,
  bank_account_missing: ({ bankAccount }) => bankAccount === undefined,
  bank_account_changed: (facts) => (bankAccountHeldUntil(facts) ?? 0) > facts.nowMs,
  provider_refused: isStillRefused,
};

// A closed account is not tried again; another reason may have passed after a day.
function isStillRefused({ refused, bankAccount, nowMs }: PayoutFacts): boolean {
  if (!refused || refused.bankAccountId !== bankAccount?.id) return false;
  return refused.refusal === 'account_closed' || nowMs - refused.atMs < REFUSED_PAYOUT_PAUSE_MS;
}

/** What is open of a booking's share for its owner. All in one currency, in minor units. */
export interface OwnerShare {
  /** What the ledger owes the owner for it: payouts that were made are taken off. */
  payable: number;
  /** The part of `payable` that extensions and upgrades added. */
  growth: number;
  /** What payouts settle that is not in the ledger: those on their way, and what was deducted from others. */
  settled: number;
  isTripEnded: boolean;
}

/** What may be paid out of a share; negative where the owner owes it. */
export function openShare({ payable, growth, settled, isTripEnded }: OwnerShare): number {
  const open = payable - settled;
  return isTripEnded ? open : Math.min(open, open - growth);
}

/** A share less what the owner owes: what is paid, and what of the debt is settled by it. */
export function settleDebt(share: number, debt: number): { amount: number; deducted: number } {
  const deducted = Math.min(Math.max(0, debt), Math.max(0, share));
  return { amount: share - deducted, deducted };
}
