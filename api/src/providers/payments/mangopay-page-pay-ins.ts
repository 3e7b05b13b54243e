import type { MangopayClient } from './mangopay-client';
import { DESCRIPTOR, fundsOf, payerId, type MadeObject, type WalletOf } from './mangopay-orders';
import { cultureOf } from './mangopay-wire';
import { PaymentsFailure, type PayInOrder } from './payments-provider';

const PORTUGAL = /^\+351(\d{9})$/;

/** Pay-ins by methods with their own page, or by phone. */
export function createMangopayPagePayIns({
  client,
  walletOf,
}: {
  client: MangopayClient;
  walletOf: WalletOf;
}) {
  return async function payByPage(order: PayInOrder, key: string): Promise<MadeObject> {
    const [path, own] = pageOf(order);
    const body = {
      AuthorId: await payerId(client, order.payer),
      CreditedWalletId: walletOf(order.currency),
      ...fundsOf(order),
      ...own,
      StatementDescriptor: DESCRIPTOR,
      Tag: order.reference,
    };
    return client.post(`/payins/payment-methods/${path}`, body, key);
  };
}

/** Path and specific fields of a method. */
function pageOf(order: PayInOrder): [path: string, own: object] {
  const { type, returnUrl, language, reference, amount, payer, phone = '' } = order;
  const page = { ReturnURL: returnUrl, Culture: cultureOf(language) };
  const LineItems = [{ Name: reference, Quantity: 1, UnitAmount: amount, TaxAmount: 0 }];
  if (type === 'mbway') {
    const [, number] = PORTUGAL.exec(phone) ?? [];
    if (!number) throw new PaymentsFailure('refused', 'MB WAY takes phones of Portugal, like +351912345601');
    return ['mbway', { Phone: `351#${number}` }];
  }
  if (type === 'ideal') return ['ideal', page];
  if (type === 'paypal') {
    return ['paypal', { ...page, LineItems, Reference: reference, ShippingPreference: 'NO_SHIPPING' }];
  }
  // Sofort is now part of Klarna, which also offers credit: both are chosen on its page.
  if (!payer.country) throw new PaymentsFailure('refused', 'Klarna asks for the country of the payer');
  const who = { Email: payer.email, Country: payer.country };
  return ['klarna', { ...page, ...who, LineItems, Reference: reference }];
}
