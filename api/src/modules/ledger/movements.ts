import {
  SHARES,
  subtractShares,
  sumOfShares,
  type CurrencyCode,
  type Minor,
  type Share,
  type Shares,
} from '@campavia/domain';

import type { LedgerAccount } from '../../database/payment-schema';

/** An entry of a movement: positive is what the platform has or is owed, negative what it owes or earned. */
export interface Entry {
  account: LedgerAccount;
  amount: Minor;
  userId?: number;
}

/** Guest, owner and currency of a booking. */
export interface Sides {
  guestId: number;
  ownerId: number;
  currency: CurrencyCode;
}

const ACCOUNT_OF_SHARE: Record<Share, LedgerAccount> = {
  owner: 'owner_payable',
  fees: 'platform_fees',
  insurance: 'insurance_payable',
  cancellation: 'cancellation_insurance',
  coupon: 'coupon_expense',
};

/** A sale: the guest owes the price, and each party is owed its share. */
export function saleOf(shares: Shares, sides: Sides): Entry[] {
  const price = sumOfShares(shares);
  return withoutZeros([
    { account: 'guest_receivable', amount: price, userId: sides.guestId },
    ...SHARES.map((share) => shareEntry(share, -shares[share], sides)),
  ]);
}

/** A reversed sale, except for what each party keeps. */
export function unsoldOf(shares: Shares, stays: Shares, sides: Sides): Entry[] {
  return saleOf(subtractShares(shares, stays), sides).map((entry) => ({ ...entry, amount: -entry.amount }));
}

/** Shares that remain after the entries of a reversal. */
export function retainedOf(shares: Shares, unsold: readonly Pick<Entry, 'account' | 'amount'>[]): Shares {
  const retained = { ...shares };
  for (const share of SHARES) {
    const entry = unsold.find(({ account }) => account === ACCOUNT_OF_SHARE[share]);
    retained[share] -= entry?.amount ?? 0;
  }
  return retained;
}

/** A payment by a guest, held by the provider. */
export function payInOf(amount: Minor, { guestId }: Sides): Entry[] {
  return withoutZeros([
    { account: 'provider_cash', amount },
    { account: 'guest_receivable', amount: -amount, userId: guestId },
  ]);
}

/** An unmatched payment, which is refunded. */
export function unmatchedPayInOf(amount: Minor, { guestId }: Sides): Entry[] {
  return withoutZeros([
    { account: 'provider_cash', amount },
    { account: 'money_to_return', amount: -amount, userId: guestId },
  ]);
}

/** Rental credits used for a debt of the guest. */
export function creditsOf(amount: Minor, { guestId }: Sides): Entry[] {
  return withoutZeros([
    { account: 'moneybox_liability', amount, userId: guestId },
    { account: 'guest_receivable', amount: -amount, userId: guestId },
  ]);
}

/** A credit that the platform grants; withdrawing the rest of it is the same with the other sign. */
export function creditGrantOf(amount: Minor, userId: number): Entry[] {
  return withoutZeros([
    { account: 'coupon_expense', amount },
    { account: 'moneybox_liability', amount: -amount, userId },
  ]);
}

/** A refund that is due to a guest. */
export function refundDueOf(amount: Minor, { guestId }: Sides): Entry[] {
  return withoutZeros([
    { account: 'guest_receivable', amount, userId: guestId },
    { account: 'money_to_return', amount: -amount, userId: guestId },
  ]);
}

/** From where a refund is paid: through the provider, as rental credits, or by transfer from the company's own account. */
export type RefundSource = 'provider_cash' | 'moneybox_liability' | 'platform_bank';

/** A refund that was paid. */
export function refundPaidOf(amount: Minor, from: RefundSource, { guestId }: Sides): Entry[] {
  return withoutZeros([
    { account: 'money_to_return', amount, userId: guestId },
    { account: from, amount: -amount, ...(from === 'moneybox_liability' && { userId: guestId }) },
  ]);
}

/** A charge to an owner who cancelled, deducted from their next payout. */
export function ownerChargeOf(amount: Minor, { ownerId }: Sides): Entry[] {
  return withoutZeros([
    { account: 'owner_payable', amount, userId: ownerId },
    { account: 'owner_penalties', amount: -amount },
  ]);
}

/** A charge to a guest's deposit in favour of the owner. */
export function depositChargeOf(amount: Minor, { ownerId }: Sides): Entry[] {
  return withoutZeros([
    { account: 'provider_cash', amount },
    { account: 'owner_payable', amount: -amount, userId: ownerId },
  ]);
}

/** A payout of what an owner is owed. */
export function payoutOf(amount: Minor, { ownerId }: Pick<Sides, 'ownerId'>): Entry[] {
  return withoutZeros([
    { account: 'owner_payable', amount, userId: ownerId },
    { account: 'provider_cash', amount: -amount },
  ]);
}

function shareEntry(share: Share, amount: Minor, { ownerId }: Sides): Entry {
  return { account: ACCOUNT_OF_SHARE[share], amount, ...(share === 'owner' && { userId: ownerId }) };
}

function withoutZeros(entries: Entry[]): Entry[] {
  return entries.filter(({ amount }) => amount !== 0);
}
