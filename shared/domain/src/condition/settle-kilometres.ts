import type { Minor } from '../money';
import type { KmPackage } from '../quote';

/** What was agreed about kilometres, and what was driven. */
export interface DrivenKilometres {
  /** Days of the trip, its extensions included. */
  days: number;
  /** Kilometres a day; 0 without a limit. */
  kmPackage: KmPackage;
  odometerBefore: number;
  odometerAfter: number;
  /** Of a kilometre beyond the package, in the owner's currency. */
  pricePerKm: Minor;
  /** What is left of the deposit on a card; null where it was given by other means, or not at all. */
  depositLeft: Minor | null;
}

/** What kilometres beyond the package cost; `charged` and `owed` sum to `total`. */
export interface KilometreSettlement {
  drivenKm: number;
  /** Null without a limit. */
  includedKm: number | null;
  beyondKm: number;
  total: Minor;
  /** Taken from the deposit. */
  charged: Minor;
  /** Between guest and owner: beyond the deposit, or without one on a card. */
  owed: Minor;
}

/**
 * `included = days × package`, `beyond = max(0, driven − included)`, `total = beyond × price`, of which the deposit
 * pays as much as is left of it.
 * @throws RangeError when a number is not whole, negative, or less was driven than nothing
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
