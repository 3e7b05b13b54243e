import type { CurrencyCode, Minor } from '@campavia/domain';

import type { MangopayClient } from './mangopay-client';
import type { MangopayObject, MangopaySettings } from './mangopay-session';
import { moneyOf, readFunds, textOf } from './mangopay-wire';
import { PaymentsFailure, type Payer } from './payments-provider';

/** A created object, or the earlier one of the same key. */
export type MadeObject = MangopayObject & { isAgain?: boolean };

export type WalletOf = (currency: CurrencyCode) => string;

interface Order {
  amount: Minor;
  currency: CurrencyCode;
  reference: string;
}

/** Text on the payer's statement. */
export const DESCRIPTOR = 'CAMPAVIA';

/** The amount to debit; the platform's share is recorded in our ledger, not as Mangopay fees. */
export function fundsOf({ amount, currency }: Omit<Order, 'reference'>) {
  return { DebitedFunds: moneyOf(amount, currency), Fees: moneyOf(0, currency) };
}

/** The wallet that pay-ins of a currency are credited to. */
export function walletsOf({ wallets }: Pick<MangopaySettings, 'wallets'>): WalletOf {
  return (currency) => {
    const wallet = wallets[currency];
    if (wallet) return wallet;
    throw new PaymentsFailure('refused', `no wallet for ${currency}: name one in MANGOPAY_WALLETS`);
  };
}

/** Id of the payer's Mangopay user; created at most once per person and day. */
export async function payerId(client: MangopayClient, payer: Payer): Promise<string> {
  const { reference, firstName, lastName, email } = payer;
  const who = { FirstName: firstName, LastName: lastName, Email: email, Tag: reference };
  const body = { ...who, UserCategory: 'PAYER', TermsAndConditionsAccepted: true };
  return textOf(await client.post('/users/natural', body, `payer ${JSON.stringify(who)}`), 'Id');
}

/** @throws PaymentsFailure conflict when the stored answer of a key belongs to another order */
export function requireSameOrder(made: MadeObject, { amount, currency, reference }: Order): void {
  if (!made.isAgain) return;
  const earlier = readFunds(made);
  const isSame = made.Tag === reference && earlier.amount === amount && earlier.currency === currency;
  if (!isSame) throw new PaymentsFailure('conflict', 'the key was used for another order');
}
