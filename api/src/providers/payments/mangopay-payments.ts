import { createMangopayCards } from './mangopay-cards';
import { createMangopayClient, type MangopayClient } from './mangopay-client';
import { createMangopayDeposits } from './mangopay-deposits';
import { createHookReader } from './mangopay-hooks';
import { fundsOf, payerId, requireSameOrder, walletsOf } from './mangopay-orders';
import { createMangopayPayIns } from './mangopay-pay-ins';
import type { MangopaySettings } from './mangopay-session';
import { readTransaction, textOf } from './mangopay-wire';
import type { MoveAnswer, PaymentsProvider, RefundOrder } from './payments-provider';

/**
 * Mangopay, written from its public documentation (docs.mangopay.com, API reference v2.01): users, card registrations,
 * direct and recurring card pay-ins, PayPal, iDEAL, Klarna and MB WAY pay-ins, refunds, preauthorisations and hooks.
 * Not tested against Mangopay itself.
 */
export function createMangopayPayments(settings: MangopaySettings, timeoutMs?: number): PaymentsProvider {
  const client = createMangopayClient(settings, timeoutMs);
  const cards = createMangopayCards(client);
  const walletOf = walletsOf(settings);
  const payIns = createMangopayPayIns({ client, cards, walletOf });
  const deposits = createMangopayDeposits({ client, cards, walletOf });

  return {
    async cardRegistration(payer, currency) {
      const order = {
        UserId: await payerId(client, payer),
        Currency: currency,
        CardType: 'CB_VISA_MASTERCARD',
      };
      const made = await client.post('/cardregistrations', { ...order, Tag: payer.reference });
      const fields = {
        accessKeyRef: textOf(made, 'AccessKey'),
        data: textOf(made, 'PreregistrationData'),
      };
      return { house: 'mangopay', id: textOf(made, 'Id'), url: textOf(made, 'CardRegistrationURL'), fields };
    },
    async cardFacts(card) {
      const found = await ('token' in card ? cards.ofToken(card.token) : cards.ofAlias(card.alias));
      return { expiry: found.expiry, lastDigits: found.lastDigits };
    },
    payIn: payIns.payIn,
    payInStatus: payIns.status,
    refund: (order, key) => refund(client, order, key),
    authoriseDeposit: deposits.authorise,
    captureDeposit: deposits.capture,
    releaseDeposit: deposits.release,
    readWebhook: createHookReader({ client, settings, payInStatus: payIns.status }),
  };
}

async function refund(client: MangopayClient, order: RefundOrder, key: string): Promise<MoveAnswer> {
  const path = `/payins/${encodeURIComponent(order.payInId)}`;
  const { AuthorId } = await client.get(path);
  const body = { AuthorId, ...fundsOf(order), Tag: order.reference };
  const made = await client.post(`${path}/refunds`, body, key);
  requireSameOrder(made, order);
  return readTransaction(made);
}
