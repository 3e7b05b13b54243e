import type { Minor } from '../money';

/** The recipients of a price. A coupon's share is negative: the platform pays it. */
export const SHARES = ['owner', 'fees', 'insurance', 'cancellation', 'coupon'] as const;
export type Share = (typeof SHARES)[number];

/** An amount for each share; the amounts of a price sum to it. */
export type Shares = Record<Share, Minor>;

/** Shares of zero. */
export const NO_SHARES: Shares = { owner: 0, fees: 0, insurance: 0, cancellation: 0, coupon: 0 };

/** The sum of all shares. */
export function sumOfShares(shares: Shares): Minor {
  return SHARES.reduce((sum, share) => sum + shares[share], 0);
}

/** Subtracts shares. */
export function subtractShares(from: Shares, others: Shares): Shares {
  const left = { ...NO_SHARES };
  for (const share of SHARES) left[share] = from[share] - others[share];
  return left;
}

/** Deducts an amount from shares in an order; none becomes negative. */
export function takeFrom(shares: Shares, amount: Minor, order: readonly Share[]): Shares {
  const left = { ...shares };
  let open = amount;
  for (const share of order) {
    const taken = Math.min(open, Math.max(0, left[share]));
    left[share] -= taken;
    open -= taken;
  }
  return left;
}
