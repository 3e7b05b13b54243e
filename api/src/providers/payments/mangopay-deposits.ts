import type { createMangopayCards } from './mangopay-cards';
import type { MangopayClient } from './mangopay-client';
import { DESCRIPTOR, fundsOf, requireSameOrder, type WalletOf } from './mangopay-orders';
import type { MangopayObject } from './mangopay-session';
import { browserOf, moneyOf, readFunds, readTransaction, textOf } from './mangopay-wire';
import type { CaptureOrder, DepositOrder, MoveAnswer } from './payments-provider';

interface Needs {
  client: MangopayClient;
  cards: ReturnType<typeof createMangopayCards>;
  walletOf: WalletOf;
}

/** Deposits: preauthorisations of a stored card, for seven days. */
export function createMangopayDeposits({ client, cards, walletOf }: Needs) {
  return {
    async authorise({ alias, returnUrl, ...order }: DepositOrder, key: string): Promise<MoveAnswer> {
      const { cardId, userId } = await cards.ofAlias(alias);
      const body = {
        AuthorId: userId,
        DebitedFunds: moneyOf(order.amount, order.currency),
        CardId: cardId,
        MultiCapture: true,
        SecureMode: 'DEFAULT',
        SecureModeReturnURL: returnUrl,
        ...browserOf(),
        Tag: order.reference,
      };
      const made = await client.post('/preauthorizations/card/direct', body, key);
      requireSameOrder(made, order);
      return readTransaction(made);
    },
    async capture({ depositId, ...order }: CaptureOrder, key: string): Promise<MoveAnswer> {
      const deposit = await client.get(`/preauthorizations/${encodeURIComponent(depositId)}`);
      const body = {
        AuthorId: textOf(deposit, 'AuthorId'),
        CreditedWalletId: walletOf(order.currency),
        PreauthorizationId: depositId,
        ...fundsOf(order),
        StatementDescriptor: DESCRIPTOR,
        Tag: order.reference,
      };
      const made = await client.post('/payins/preauthorized/direct', body, key);
      requireSameOrder(made, order);
      return readTransaction(made);
    },
    // A partly captured deposit is closed by validating it; an expired or fully captured one is already closed.
    async release(id: string): Promise<void> {
      const path = `/preauthorizations/${encodeURIComponent(id)}`;
      const found = await client.get(path);
      if (found.PaymentStatus !== 'WAITING') return;
      await client.put(path, { PaymentStatus: isCharged(found) ? 'VALIDATED' : 'CANCELED' });
    },
  };
}

function isCharged(deposit: MangopayObject): boolean {
  const { Amount: left } = (deposit.RemainingFunds ?? {}) as { Amount?: number };
  return left !== undefined && left < readFunds(deposit).amount;
}
