import type { createMangopayCards, MangopayCard } from './mangopay-cards';
import type { MangopayClient } from './mangopay-client';
import { DESCRIPTOR, fundsOf, type MadeObject, type WalletOf } from './mangopay-orders';
import { browserOf, cultureOf, textOf } from './mangopay-wire';
import { PaymentsFailure, type PayInOrder } from './payments-provider';

interface Needs {
  client: MangopayClient;
  cards: ReturnType<typeof createMangopayCards>;
  walletOf: WalletOf;
}

/** Pay-ins by a registered card: single, or a series whose first debit the holder authenticates. */
export function createMangopayCardPayIns({ client, cards, walletOf }: Needs) {
  async function payByCard(order: PayInOrder, key: string): Promise<MadeObject> {
    const card = await cardOf(order);
    if (order.type === 'card_2' || card.registrationId !== undefined) return payInSeries(order, card, key);
    const body = {
      AuthorId: card.userId,
      CreditedWalletId: walletOf(order.currency),
      CardId: card.cardId,
      ...fundsOf(order),
      ...presentOf(order),
    };
    return client.post('/payins/card/direct', body, key);
  }

  // Later debits of a series are merchant-initiated.
  async function payInSeries(order: PayInOrder, card: MangopayCard, key: string): Promise<MadeObject> {
    const isFirst = order.token !== undefined || card.registrationId === undefined;
    const RecurringPayinRegistrationId = isFirst ? await openSeries(order, card, key) : card.registrationId;
    const body = {
      RecurringPayinRegistrationId,
      ...fundsOf(order),
      ...(isFirst ? presentOf(order) : { StatementDescriptor: DESCRIPTOR, Tag: order.reference }),
    };
    return client.post('/payins/recurring/card/direct', body, key);
  }

  async function openSeries(order: PayInOrder, card: MangopayCard, key: string): Promise<string> {
    const { DebitedFunds, Fees } = fundsOf(order);
    const series = {
      AuthorId: card.userId,
      CardId: card.cardId,
      CreditedWalletId: walletOf(order.currency),
      FirstTransactionDebitedFunds: DebitedFunds,
      FirstTransactionFees: Fees,
      FractionedPayment: true,
    };
    return textOf(await client.post('/recurringpayinregistrations', series, `${key} series`), 'Id');
  }

  function cardOf({ token, alias }: PayInOrder): Promise<MangopayCard> {
    if (token) return cards.ofToken(token);
    if (alias) return cards.ofAlias(alias);
    throw new PaymentsFailure('refused', 'neither a token nor a kept card');
  }

  return payByCard;
}

/** Fields of a debit with the holder present. */
function presentOf({ returnUrl, browser, language, reference }: PayInOrder) {
  return {
    SecureMode: 'DEFAULT',
    SecureModeReturnURL: returnUrl,
    Culture: cultureOf(language),
    StatementDescriptor: DESCRIPTOR,
    ...browserOf(browser, language),
    Tag: reference,
  };
}
