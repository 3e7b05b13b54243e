import type { CurrencyCode } from '@campavia/domain';

import type { MangopayClient } from '../payments/mangopay-client';
import { fundsOf, requireSameOrder, type WalletOf } from '../payments/mangopay-orders';
import type { MangopayObject } from '../payments/mangopay-session';
import { readFunds, readTransaction, textOf } from '../payments/mangopay-wire';
import { PaymentsFailure } from '../payments/payments-provider';
import { listOf, readPayoutObject } from './mangopay-account-wire';
import type { OwnerAccountsProvider, PayoutAnswer, PayoutOrder } from './owner-accounts-provider';

interface Needs {
  client: MangopayClient;
  walletOf: WalletOf;
}

interface Wallet {
  id: string;
  balance: number;
}

/**
 * Payouts: api-reference/transfers/create-transfer from our wallet to the owner's, then
 * api-reference/payouts/create-payout from there to their bank. Keys expire after a day, so an existing payout is first
 * searched by its reference.
 */
export function createMangopayPayouts({
  client,
  walletOf,
}: Needs): Pick<OwnerAccountsProvider, 'payOut' | 'payoutStatus'> {
  const { walletOfOwner, transfer } = createOwnerWallets({ client, walletOf });

  async function payOut(order: PayoutOrder, key: string): Promise<PayoutAnswer> {
    const earlier = await find(order);
    if (earlier) return earlier;
    const wallet = await walletOfOwner(order);
    if (wallet.balance < order.amount) await transfer(order, wallet, key);
    const body = {
      AuthorId: order.userId,
      ...fundsOf(order),
      DebitedWalletId: wallet.id,
      BankAccountId: order.bankAccountId,
      BankWireRef: order.statement,
      Tag: order.reference,
    };
    const made = await client.post('/payouts/bankwire', body, key);
    requireSameOrder(made, order);
    return readPayoutObject(made);
  }

  async function find({ userId, reference, ...order }: PayoutOrder): Promise<PayoutAnswer | undefined> {
    const query = 'Type=PAYOUT&Sort=CreationDate:DESC&Per_Page=100';
    const made = listOf(await client.get(`/users/${encodeURIComponent(userId)}/transactions?${query}`));
    const found = made.find(({ Tag }) => Tag === reference);
    if (!found) return undefined;
    const { amount, currency } = readFunds(found);
    if (amount === order.amount && currency === order.currency) return readPayoutObject(found);
    throw new PaymentsFailure('conflict', 'the reference was used for another payout');
  }

  // A bank may return the money later; then the payout has a refund.
  async function payoutStatus(id: string): Promise<PayoutAnswer> {
    const path = `/payouts/${encodeURIComponent(id)}`;
    const answer = readPayoutObject(await client.get(path));
    if (answer.status !== 'SUCCEEDED') return answer;
    const refunds = listOf(await client.get(`${path}/refunds`));
    const isReturned = refunds.some(({ Status }) => Status === 'SUCCEEDED');
    return isReturned ? { id: answer.id, status: 'FAILED', refusal: 'account_refused' } : answer;
  }

  return { payOut, payoutStatus };
}

function createOwnerWallets({ client, walletOf }: Needs) {
  async function walletOfOwner({ userId, currency }: PayoutOrder): Promise<Wallet> {
    const wallets = listOf(await client.get(`/users/${encodeURIComponent(userId)}/wallets`));
    const found = wallets.find((wallet) => wallet.Currency === currency);
    if (found) return readWallet(found);
    const body = { Owners: [userId], Currency: currency, Description: 'Payouts of Campavia' };
    return readWallet(await client.post('/wallets', body, `wallet ${userId} ${currency}`));
  }

  async function transfer(order: PayoutOrder, wallet: Wallet, key: string): Promise<void> {
    const from = walletOf(order.currency);
    const made = await client.post(
      '/transfers',
      {
        AuthorId: await ownerOf(from),
        CreditedUserId: order.userId,
        ...fundsOf({ amount: order.amount - wallet.balance, currency: order.currency }),
        DebitedWalletId: from,
        CreditedWalletId: wallet.id,
        Tag: order.reference,
      },
      `${key} transfer`,
    );
    if (readTransaction(made).status === 'SUCCEEDED') return;
    throw new PaymentsFailure('away', 'the money could not be transferred to the wallet of the owner');
  }

  async function ownerOf(wallet: string): Promise<string> {
    const { Owners } = await client.get(`/wallets/${encodeURIComponent(wallet)}`);
    const [owner] = Array.isArray(Owners) ? (Owners as unknown[]) : [];
    if (typeof owner === 'string') return owner;
    throw new PaymentsFailure('away', 'a wallet without an owner');
  }

  return { walletOfOwner, transfer };
}

function readWallet(object: MangopayObject): Wallet {
  const { Amount } = (object.Balance ?? {}) as { Amount?: unknown; Currency?: CurrencyCode };
  return { id: textOf(object, 'Id'), balance: typeof Amount === 'number' ? Amount : 0 };
}
