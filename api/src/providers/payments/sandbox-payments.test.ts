import { PAYIN_ERROR_CODES } from '@campavia/contracts';

import { startPaymentSandbox, type PaymentSandbox } from '../../../test/payment-sandbox';
import { copyDatabase } from '../../../test/scratch-databases';
import type { PaymentsProvider, PayInOrder } from './payments-provider';
import { createSandboxPayments } from './sandbox-payments';
import { startWebhookReceiver } from './test/webhook-receiver';

const RETURN_URL = 'http://localhost:4300/booking-payment/12/payment-final';
const PAYER = { reference: '7', firstName: 'Camille', lastName: 'Fournier', email: 'guest@campavia.test' };
const ORDER: PayInOrder = {
  type: 'card',
  amount: 172_573,
  currency: 'EUR',
  reference: 'booking 12',
  payer: PAYER,
  returnUrl: RETURN_URL,
};

let sandbox: PaymentSandbox;
let webhooks: Awaited<ReturnType<typeof startWebhookReceiver>>;
let payments: PaymentsProvider;
let drop: () => Promise<void>;
let keys = 0;

beforeAll(async () => {
  const database = await copyDatabase(
    process.env.CAMPAVIA_TEST_TEMPLATE ?? '',
    `campavia_psp_${process.pid}`,
  );
  ({ drop } = database);
  webhooks = await startWebhookReceiver();
  sandbox = await startPaymentSandbox({ databaseUrl: database.url, webhookUrl: webhooks.url });
  payments = createSandboxPayments(sandbox.settings);
});
afterAll(async () => {
  await sandbox.stop();
  await webhooks.close();
  await drop();
});

const newKey = () => `key-${(keys += 1)}`;
const payBy = async (ending: string, over: Partial<PayInOrder> = {}) =>
  payments.payIn({ ...ORDER, token: await sandbox.card(ending), ...over }, newKey());
const webhooksOf = async (id: string, count?: number) =>
  Promise.all(
    (await webhooks.about(id, count)).map(({ headers, body }) => payments.readWebhook(headers, body)),
  );

test.each(PAYIN_ERROR_CODES.map((code, nth) => [code, `03${String(nth + 1).padStart(2, '0')}`]))(
  '%s is what a card ending in %s fails with',
  async (errorCode, ending) => {
    const answer = await payBy(ending);
    expect(answer).toMatchObject({ status: 'FAILED', errorCode, redirectUrl: null });
    expect(await payments.payInStatus(answer.id)).toEqual(answer);
  },
);

test('webhooks are signed and have exact amounts', async () => {
  const { id, alias } = await payBy('4242');
  expect(await webhooksOf(id)).toEqual([
    {
      id: expect.stringMatching(/^evt_/),
      kind: 'pay_in',
      objectId: id,
      reference: 'booking 12',
      status: 'SUCCEEDED',
      errorCode: null,
      amount: 172_573,
      currency: 'EUR',
      alias,
      cardExpiry: '2029-09',
    },
  ]);
});

test('forged webhooks are rejected', async () => {
  const [{ headers, body } = { headers: {}, body: '' }] = await webhooks.about((await payBy('4242')).id);
  const dearer = body.replace('172573', '172574');
  const another = createSandboxPayments({ ...sandbox.settings, secret: 'x'.repeat(64) });
  const refused: [PaymentsProvider, typeof headers, string][] = [
    [payments, headers, dearer],
    [payments, {}, body],
    [payments, { 'psp-signature': 't=1,v1=0' }, body],
    [payments, { 'psp-signature': [String(headers['psp-signature'])] }, body],
    [another, headers, body],
  ];
  for (const [reader, received, text] of refused) {
    await expect(reader.readWebhook(received, text)).rejects.toMatchObject({ kind: 'false_signature' });
  }
});

test('a recorded webhook is accepted for five minutes only', async () => {
  const [{ headers, body } = { headers: {}, body: '' }] = await webhooks.about((await payBy('4242')).id);
  const later = (ms: number) => createSandboxPayments(sandbox.settings, { nowMs: () => Date.now() + ms });
  await expect(later(240_000).readWebhook(headers, body)).resolves.toMatchObject({ kind: 'pay_in' });
  await expect(later(360_000).readWebhook(headers, body)).rejects.toMatchObject({ kind: 'false_signature' });
});

test('a webhook is sent again until it is acknowledged', async () => {
  webhooks.answerNext(500, 503);
  const { id } = await payBy('4242');
  const events = await webhooksOf(id, 3);
  expect(new Set(events.map((event) => event.id)).size).toBe(1);
});

test('webhooks of a card ending in 3287 come twice, CREATED after SUCCEEDED', async () => {
  const { id } = await payBy('3287');
  const events = await webhooksOf(id, 3);
  expect(events.map(({ status }) => status)).toEqual(['SUCCEEDED', 'CREATED', 'SUCCEEDED']);
  expect(events[2]).toEqual(events[0]);
});

test('a card ending in 3238 is slow and then pays', async () => {
  const { id, status, redirectUrl } = await payBy('3238');
  expect([status, redirectUrl]).toEqual(['CREATED', null]);
  expect(await webhooksOf(id)).toMatchObject([{ status: 'SUCCEEDED' }]);
});

test('a payment with a lost answer is found again by its key', async () => {
  const order = { ...ORDER, token: await sandbox.card('3295'), reference: 'booking 13' };
  const key = newKey();
  await expect(payments.payIn(order, key)).rejects.toMatchObject({ kind: 'away' });
  const { id } = await payments.payIn(order, key);
  expect(await webhooksOf('booking 13')).toMatchObject([{ objectId: id, status: 'SUCCEEDED' }]);
});

test('fifty payments with one token and fifty with one key succeed once each', async () => {
  const token = await sandbox.card('4242');
  const tries = Array.from({ length: 50 }, () => payments.payIn({ ...ORDER, token }, newKey()));
  const paid = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
  expect(paid).toHaveLength(1);
  const order = { ...ORDER, token: await sandbox.card('4242') };
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 50 }, () => payments.payIn(order, key)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
});

test('a power failure between a payment and its webhook loses neither', async () => {
  webhooks.answer(500);
  const { id } = await payBy('4242');
  await sandbox.kill();
  webhooks.calls.length = 0;
  webhooks.answer(204);
  await sandbox.restart();
  expect(await payments.payInStatus(id)).toMatchObject({ status: 'SUCCEEDED' });
  expect(await webhooksOf(id)).toMatchObject([{ objectId: id, status: 'SUCCEEDED' }]);
});

test("without the merchant's key all calls are refused", async () => {
  const otherClient = createSandboxPayments({ ...sandbox.settings, secret: 'y'.repeat(64) });
  await expect(otherClient.payInStatus('payin_1')).rejects.toMatchObject({ kind: 'away' });
});

test('payments of the demo from before the sandbox can be refunded, in parts', async () => {
  const refund = {
    payInId: 'earlier-4711',
    amount: 20_000,
    currency: 'EUR' as const,
    reference: 'booking 3',
  };
  for (const amount of [20_000, 500]) {
    const { id } = await payments.refund({ ...refund, amount }, newKey());
    const received = await webhooksOf(id);
    expect(received.at(-1)).toMatchObject({ status: 'SUCCEEDED' });
  }
});
