import type { createMangopayCards } from './mangopay-cards';
import type { MangopayClient } from './mangopay-client';
import { requireSameOrder } from './mangopay-orders';
import { browserOf, moneyOf, readTransaction } from './mangopay-wire';
import type { DepositOrder, MoveAnswer } from './payments-provider';

interface Needs {
  client: MangopayClient;
  cards: ReturnType<typeof createMangopayCards>;
}

/** Deposits: preauthorisations of a kept card, for seven days. */
export function createMangopayDeposits({ client, cards }: Needs) {
  return {
    async authorise({ alias, returnUrl, ...order }: DepositOrder, key: string): Promise<MoveAnswer> {
      const { cardId, userId } = await cards.ofAlias(alias);
      const body = {
        AuthorId: userId,
        DebitedFunds: moneyOf(order.amount, order.currency),
        CardId: cardId,
        SecureMode: 'DEFAULT',
        SecureModeReturnURL: returnUrl,
        ...browserOf(),
        Tag: order.reference,
      };
      const made = await client.post('/preauthorizations/card/direct', body, key);
      requireSameOrder(made, order);
      return readTransaction(made);
    },
    async release(id: string): Promise<void> {
      await client.put(`/preauthorizations/${encodeURIComponent(id)}`, { PaymentStatus: 'CANCELED' });
    },
  };
}
