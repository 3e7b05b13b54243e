import { createHttp, type Http } from '@campavia/api-client/core';

import { answeringServer } from './testing/answering-server';
import * as payments from './payments';

const { paymentKeys } = payments;
const body = { id: 'pay-1' };

const calls: [string, (options: { http: Http }) => Promise<unknown>, string][] = [
  [
    'what was paid for an extension',
    (to) => payments.getBookingPayments(7001, { ...to, requestId: 31 }),
    'GET /3/my-requests/7001/payments/?request_id=31',
  ],
  ['what was paid', (to) => payments.getBookingPayments(7001, to), 'GET /3/my-requests/7001/payments/'],
  [
    'a payment to be prepared',
    (to) => payments.preparePayment(7001, 'card_2', to),
    'GET /3/my-requests/7001/payment/?type=card_2',
  ],
  [
    'what the method will take',
    (to) => payments.getPaymentSummary('7001', to),
    'GET /3/my-requests/7001/payment/summary/',
  ],
  [
    'another method',
    (to) => payments.choosePayment(7001, { type: 'paypal', use_rental_credits: true }, to),
    'POST /3/my-requests/7001/payment/summary/ {"type":"paypal","use_rental_credits":true}',
  ],
  [
    'money by card',
    (to) => payments.startPayment(7001, { type: 'card', token: 'tok_1', amount: '539.70' }, 'attempt-1', to),
    'POST /3/my-requests/7001/payment/async/ {"type":"card","token":"tok_1","amount":"539.70"} attempt-1',
  ],
  [
    'how a payment stands',
    (to) => payments.getAsyncPayment(7001, 'pay/1', to),
    'GET /3/my-requests/7001/payment/async/pay%2F1/',
  ],
  [
    'the page of the provider',
    (to) => payments.getPaymentRedirect(7001, to),
    'GET /3/my-requests/7001/payment/web-redirect/',
  ],
  [
    'how it ended',
    (to) => payments.getPaymentOutcome(7001, 'payin_1&x', to),
    'GET /3/my-requests/7001/payment/final/?transactionId=payin_1%26x',
  ],
  [
    'a trip paid with credits',
    (to) => payments.confirmPayment(7001, { type: 'moneyb' }, 'attempt-2', to),
    'POST /3/my-requests/7001/payment/confirm/ {"type":"moneyb"} attempt-2',
  ],
  ['what would come back', (to) => payments.getRefund(7001, to), 'GET /3/my-requests/7001/refund/'],
];

test.each(calls)('requests %s', async (_, ask, expected) => {
  await using api = await answeringServer({ body });
  const site = { isoTag: 'fr-FR', currency: 'EUR' };
  expect(await ask({ http: createHttp({ baseUrl: api.origin, site, apiKey: 'k' }) })).toEqual(body);
  const asked = api.calls.map(({ method, url, body: sent, headers }) =>
    [method, url, sent, headers['idempotency-key']].filter(Boolean).join(' '),
  );
  expect(asked).toEqual([expected]);
});

test('a payment keeps its idempotency key when the session is renewed meanwhile', async () => {
  await using api = await answeringServer({ status: 401 }, { body });
  let token = 'old';
  const credentials = {
    accessToken: () => token,
    renew: () => Promise.resolve((token = 'new')),
    refused: () => undefined,
  };
  const site = { isoTag: 'fr-FR', currency: 'EUR' };
  const http = createHttp({ baseUrl: api.origin, site, apiKey: 'k', credentials });
  await payments.startPayment(7001, { type: 'paypal' }, 'attempt-1', { http });
  expect(api.calls.map(({ headers }) => [headers.authorization, headers['idempotency-key']])).toEqual([
    ['Bearer old', 'attempt-1'],
    ['Bearer new', 'attempt-1'],
  ]);
});

test('cache keys of one trip differ from those of another', () => {
  const all = [7001, 7002].flatMap((id) => Object.values(paymentKeys).map((key) => key(id)));
  expect(new Set(all).size).toBe(all.length);
});
