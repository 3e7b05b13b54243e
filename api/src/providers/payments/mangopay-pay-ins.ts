import { createMangopayCardPayIns } from './mangopay-card-pay-ins';
import { aliasOf, type createMangopayCards } from './mangopay-cards';
import type { MangopayClient } from './mangopay-client';
import { requireSameOrder, type WalletOf } from './mangopay-orders';
import { createMangopayPagePayIns } from './mangopay-page-pay-ins';
import type { MangopayObject } from './mangopay-session';
import { readTransaction } from './mangopay-wire';
import type { PayInAnswer, PayInOrder } from './payments-provider';

interface Needs {
  client: MangopayClient;
  cards: ReturnType<typeof createMangopayCards>;
  walletOf: WalletOf;
}

/** Pay-ins by every method. */
export function createMangopayPayIns(needs: Needs) {
  const { client, cards } = needs;
  const payByCard = createMangopayCardPayIns(needs);
  const payByPage = createMangopayPagePayIns(needs);

  async function answerOf(object: MangopayObject): Promise<PayInAnswer> {
    const { CardId, RecurringPayinRegistrationId } = object;
    const answer = readTransaction(object);
    if (typeof CardId !== 'string' || CardId === '') return answer;
    const series =
      typeof RecurringPayinRegistrationId === 'string' ? RecurringPayinRegistrationId : undefined;
    const { expiry } = await cards.view(CardId);
    return { ...answer, alias: aliasOf(CardId, series), cardExpiry: expiry };
  }

  return {
    async payIn(order: PayInOrder, key: string): Promise<PayInAnswer> {
      const isCard = order.type === 'card' || order.type === 'card_2';
      const made = await (isCard ? payByCard : payByPage)(order, key);
      requireSameOrder(made, order);
      return answerOf(made);
    },
    status: async (id: string): Promise<PayInAnswer> =>
      answerOf(await client.get(`/payins/${encodeURIComponent(id)}`)),
  };
}
