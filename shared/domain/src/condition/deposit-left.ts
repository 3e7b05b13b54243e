import type { Minor } from '../money';

/** A deposit, its charges and its open claims. */
export interface UsedDeposit {
  deposit: Minor;
  /** Charges that are made or pending. */
  charged: Minor;
  /** Open claims. */
  claimed: Minor;
}

/** The amount without charges and claims; never negative. */
export function depositLeft({ deposit, charged, claimed }: UsedDeposit): Minor {
  return Math.max(0, deposit - charged - claimed);
}
