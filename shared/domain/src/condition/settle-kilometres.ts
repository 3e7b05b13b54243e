import type { Minor } from '../money';
import type { KmPackage } from '../quote';

/** The agreed and the driven kilometres. */
export interface DrivenKilometres {
  /** Days of the trip, its extensions included. */
  days: number;
  /** Kilometres a day; 0 without a limit. */
  kmPackage: KmPackage;
  odometerBefore: number;
  odometerAfter: number;
  /** Price of a kilometre beyond the package, in the owner's currency. */
  pricePerKm: Minor;
  /** Remaining deposit on a card; null if it was given by other means, or not at all. */
  depositLeft: Minor | null;
}

/** The price of kilometres beyond the package; `charged` and `owed` sum to `total`. */
export interface KilometreSettlement {
  drivenKm: number;
  /** Null without a limit. */
  includedKm: number | null;
  beyondKm: number;
  total: Minor;
  /** Taken from the deposit. */
  charged: Minor;
  /** To be settled between guest and owner: the part beyond the deposit, or all without one on a card. */
  owed: Minor;
}

/**
 * `included = days × package`, `beyond = max(0, driven − included)`, `total = beyond × price`, paid from the remaining
 * deposit as far as it suffices.
 * @throws RangeError when a number is not whole, negative, or driven kilometres are negative
 */
export function settleKilometres(driven: DrivenKilometres): KilometreSettlement {
  const { days, kmPackage, odometerBefore, odometerAfter, pricePerKm, depositLeft } = driven;
  const drivenKm = odometerAfter - odometerBefore;
  for (const number of [days, drivenKm, pricePerKm, depositLeft ?? 0]) requireCount(number);
  const includedKm = kmPackage === 0 ? null : days * kmPackage;
  const beyondKm = includedKm === null ? 0 : Math.max(0, drivenKm - includedKm);
  const total = beyondKm * pricePerKm;
  const charged = Math.min(total, depositLeft ?? 0);
  return { drivenKm, includedKm, beyondKm, total, charged, owed: total - charged };
}

function requireCount(number: number): void {
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`Not a whole amount: ${number}`);
}
