import type { Minor } from '../money';

/** A deposit, and what has been taken from it or may be. */
export interface UsedDeposit {
  deposit: Minor;
  /** Charges that were made or are being made. */
  charged: Minor;
  /** Claims that are open. */
  claimed: Minor;
}

/** What nobody has charged or claimed yet; never below nothing. */
export function depositLeft({ deposit, charged, claimed }: UsedDeposit): Minor {
  return Math.max(0, deposit - charged - claimed);
}
