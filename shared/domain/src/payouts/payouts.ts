/** The states of a payout: planned, blocked, due, at the bank, paid, returned by the bank. */
export const PAYOUT_STATES = ['to_come', 'blocked', 'queued', 'in_prog', 'done', 'returned'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** Reasons that block a payout, in the order in which they should be solved. */
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

/** Why the bank or the provider returned a payout. */
export const PAYOUT_REFUSALS = ['account_closed', 'account_refused', 'identity', 'other'] as const;
export type PayoutRefusal = (typeof PAYOUT_REFUSALS)[number];

/** Payouts are made a day after the start of a trip, those of extensions a day after its end. */
export const PAYOUT_AFTER_MS = 24 * 3_600_000;

/** How long a changed bank account blocks payouts. */
export const BANK_ACCOUNT_HOLD_MS = 48 * 3_600_000;

/** How long after a return a payout to the same account is tried again. */
export const REFUSED_PAYOUT_PAUSE_MS = 24 * 3_600_000;

/** Member states of the European Union, ISO 3166-1 alpha-2: platforms report what owners there earn (DAC7). */
const MEMBER_STATES =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Whether an owner of a country is paid only with a tax number. */
export function needsTaxNumber(country: string): boolean {
  return MEMBER_STATES.includes(country);
}

/** The data that determines whether an owner may be paid. Moments are milliseconds of the epoch. */
export interface PayoutFacts {
  nowMs: number;
  hasStaffHold: boolean;
  /** An open claim, or an emergency without a decision. */
  hasIncident: boolean;
  /** Whether all mandatory documents of the owner are validated. */
  hasIdentity: boolean;
  /** Whether beneficial owners must be declared and are not validated. */
  lacksBeneficialOwners: boolean;
  /** Whether a tax number must be entered and is not. */
  lacksTaxNumber: boolean;
  bankAccount: { id: number; madeAtMs: number; isFirst: boolean } | undefined;
  /** The last return of this payout. */
  refused: { bankAccountId: number; atMs: number; refusal: PayoutRefusal } | undefined;
}

/** Why a payout is blocked now; undefined if it is not. */
export function payoutBlock(facts: PayoutFacts): PayoutBlock | undefined {
  return PAYOUT_BLOCKS.find((block) => IS_BLOCKED[block](facts));
}

/** When a change of the bank account stops blocking payouts; undefined for the first account of an owner. */
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

// A closed account is not tried again; for other reasons a retry after a day may succeed.
function isStillRefused({ refused, bankAccount, nowMs }: PayoutFacts): boolean {
  if (!refused || refused.bankAccountId !== bankAccount?.id) return false;
  return refused.refusal === 'account_closed' || nowMs - refused.atMs < REFUSED_PAYOUT_PAUSE_MS;
}

/** The unpaid part of the owner's share of a booking. All in one currency, in minor units. */
export interface OwnerShare {
  /** The balance owed to the owner in the ledger, less payouts made. */
  payable: number;
  /** The part of `payable` that extensions and upgrades added. */
  growth: number;
  /** Payouts that are not in the ledger yet: pending ones, and deductions from others. */
  settled: number;
  isTripEnded: boolean;
}

/** The amount of a share that may be paid out; negative if the owner owes it. */
export function openShare({ payable, growth, settled, isTripEnded }: OwnerShare): number {
  const open = payable - settled;
  return isTripEnded ? open : Math.min(open, open - growth);
}

/** Offsets a share against the owner's debt: the amount paid, and the debt settled by it. */
export function settleDebt(share: number, debt: number): { amount: number; deducted: number } {
  const deducted = Math.min(Math.max(0, debt), Math.max(0, share));
  return { amount: share - deducted, deducted };
}
