import type { PayinErrorCode } from '@campavia/contracts';

import type { PayInOrder, ProviderMethod } from './payments-provider';
import type { CardSituation, ProviderFixture } from './test/provider-fixture';
import { openMangopayFixture } from './test/open-mangopay-fixture';
import { openSandboxFixture } from './test/open-sandbox-fixture';

const ORDER: PayInOrder = {
  type: 'card',
  amount: 86_287,
  currency: 'EUR',
  reference: 'booking 12',
  payer: {
    reference: '7',
    firstName: 'Camille',
    lastName: 'Fournier',
    email: 'guest@campavia.test',
    country: 'FR',
  },
  phone: '+351912345677',
  returnUrl: 'http://localhost:4300/booking-payment/12/payment-final',
  browser: { ip: '203.0.113.7', userAgent: 'Mozilla/5.0' },
  language: 'fr',
};
const REFUSALS: [CardSituation, PayinErrorCode][] = [
  ['challenge failed', 'MGP_3DS_AUTH_FAILED'],
  ['bank limit', 'MPG_BANK_AMOUNT_LIMIT_REACHED'],
  ['card limit', 'MPG_CARD_AMOUNT_LIMIT_REACHED'],
  ['expired', 'MPG_CARD_EXPIRED'],
  ['fraud', 'MPG_CARD_FRAUD'],
  ['inactive', 'MPG_CARD_INACTIVE'],
  ['lost', 'MPG_CARD_LOST'],
  ['country', 'MPG_COUNTRY_UNAUTHORIZED'],
  ['session expired', 'MPG_AUTH_EXPIRED'],
  ['unknown', 'MPG_UNKNOWN'],
];
const PAGES: ProviderMethod[] = ['paypal', 'ideal', 'sofort', 'cred_4'];

describe.each([
  ['the sandbox', openSandboxFixture],
  ['Mangopay', openMangopayFixture],
])('%s', (_, open: () => Promise<ProviderFixture>) => {
  let fixture: ProviderFixture;
  let keys = 0;

  beforeAll(async () => {
    fixture = await open();
  });
  afterAll(() => fixture.close());

  const newKey = () => `a key of ours ${(keys += 1)}`;
  const pay = (over: Partial<PayInOrder>) => fixture.provider.payIn({ ...ORDER, ...over }, newKey());
  const payBy = async (situation: CardSituation, over: Partial<PayInOrder> = {}) =>
    pay({ token: await fixture.token(situation), ...over });

  test('a card pays at once, and is stored', async () => {
    const answer = await payBy('pays');
    expect(answer).toMatchObject({
      status: 'SUCCEEDED',
      redirectUrl: null,
      errorCode: null,
      cardExpiry: '2029-09',
    });
    expect(answer.alias).toMatch(/^card_/);
    expect(await fixture.provider.payInStatus(answer.id)).toEqual(answer);
  });

  test.each(REFUSALS)('a card with "%s" fails with %s', async (situation, errorCode) => {
    expect(await payBy(situation)).toMatchObject({ status: 'FAILED', redirectUrl: null, errorCode });
  });

  test('a bank that asks for confirmation redirects to its page, and nothing is paid before', async () => {
    const { id, status, redirectUrl } = await payBy('challenge');
    expect([status, redirectUrl]).toEqual(['CREATED', expect.stringMatching(/^https?:/)]);
    await fixture.gesture(id, 'approve');
    expect(await fixture.provider.payInStatus(id)).toMatchObject({ status: 'SUCCEEDED', redirectUrl: null });
  });

  test.each([
    ['refuse', 'MGP_3DS_AUTH_FAILED'],
    ['expire', 'MPG_AUTH_EXPIRED'],
  ] as const)('on that page %s results in %s', async (gesture, errorCode) => {
    const { id } = await payBy('challenge');
    await fixture.gesture(id, gesture);
    expect(await fixture.provider.payInStatus(id)).toMatchObject({ status: 'FAILED', errorCode });
  });

  test.each(PAGES)('%s leads to a page and pays once that is approved', async (type) => {
    const { id, status, redirectUrl } = await pay({ type });
    expect([status, redirectUrl]).toEqual(['CREATED', expect.stringMatching(/^https?:/)]);
    await fixture.gesture(id, 'approve');
    expect(await fixture.provider.payInStatus(id)).toMatchObject({ status: 'SUCCEEDED', errorCode: null });
  });

  test('a page that timed out has its own error', async () => {
    const { id } = await pay({ type: 'ideal' });
    await fixture.gesture(id, 'expire');
    expect(await fixture.provider.payInStatus(id)).toMatchObject({ errorCode: 'MPG_AUTH_EXPIRED' });
  });

  test('MB WAY notifies a phone and needs no page', async () => {
    const { id, status, redirectUrl } = await pay({ type: 'mbway' });
    expect([status, redirectUrl]).toEqual(['CREATED', null]);
    await fixture.gesture(id, 'approve');
    expect(await fixture.provider.payInStatus(id)).toMatchObject({ status: 'SUCCEEDED' });
  });

  test('the same key gives the same answer, and is refused for another order', async () => {
    const [key, order] = [newKey(), { ...ORDER, token: await fixture.token('pays') }];
    const first = await fixture.provider.payIn(order, key);
    expect(await fixture.provider.payIn(order, key)).toEqual(first);
    const dearer = fixture.provider.payIn({ ...order, amount: order.amount + 1 }, key);
    await expect(dearer).rejects.toMatchObject({ kind: 'conflict' });
  });

  test('the second half is debited from the stored card, without the holder', async () => {
    const { alias } = await payBy('pays', { type: 'card_2' });
    expect(await pay({ type: 'card_2', alias, amount: 86_286 })).toMatchObject({ status: 'SUCCEEDED' });
    const { alias: poor } = await payBy('second half refused', { type: 'card_2' });
    expect(await pay({ type: 'card_2', alias: poor })).toMatchObject({ status: 'FAILED', redirectUrl: null });
  });

  test('a payment is refunded in parts, and never more than its amount', async () => {
    const { id: payInId } = await payBy('pays');
    const refund = { payInId, amount: 86_286, currency: 'EUR' as const, reference: 'refund 1' };
    const key = newKey();
    const first = await fixture.provider.refund(refund, key);
    expect(first).toMatchObject({ status: 'SUCCEEDED', errorCode: null });
    expect(await fixture.provider.refund(refund, key)).toEqual(first);
    await expect(fixture.provider.refund({ ...refund, amount: 2 }, newKey())).rejects.toMatchObject({
      kind: 'refused',
    });
    expect(await fixture.provider.refund({ ...refund, amount: 1 }, newKey())).toMatchObject({
      status: 'SUCCEEDED',
    });
  });

  test('a deposit is authorised on the stored card and released', async () => {
    const deposit = {
      amount: 100_000,
      currency: 'EUR' as const,
      reference: 'deposit 1',
      returnUrl: ORDER.returnUrl,
    };
    const { alias = '' } = await payBy('pays');
    const { id, status } = await fixture.provider.authoriseDeposit({ ...deposit, alias }, newKey());
    expect(status).toBe('SUCCEEDED');
    await fixture.provider.releaseDeposit(id);
    const { alias: poor = '' } = await payBy('deposit refused');
    expect(await fixture.provider.authoriseDeposit({ ...deposit, alias: poor }, newKey())).toMatchObject({
      status: 'FAILED',
    });
  });

  test('a deposit is charged in parts, never above the authorised amount, and the rest is released', async () => {
    const { alias = '' } = await payBy('pays');
    const of = { currency: 'EUR', returnUrl: ORDER.returnUrl, alias } as const;
    const deposit = { ...of, amount: 100_000, reference: 'deposit 2' };
    const { id: depositId } = await fixture.provider.authoriseDeposit(deposit, newKey());
    const order = { depositId, amount: 30_000, currency: 'EUR', reference: 'charge 1' } as const;
    const key = newKey();
    const first = await fixture.provider.captureDeposit(order, key);
    expect(first).toMatchObject({ status: 'SUCCEEDED', redirectUrl: null, errorCode: null });
    expect(await fixture.provider.captureDeposit(order, key)).toEqual(first);
    const capture = (amount: number, reference: string) =>
      fixture.provider.captureDeposit({ ...order, amount, reference }, newKey());
    await expect(capture(70_001, 'charge 2')).rejects.toMatchObject({ kind: 'refused' });
    expect(await capture(60_000, 'charge 3')).toMatchObject({ status: 'SUCCEEDED' });
    await fixture.provider.releaseDeposit(depositId);
    await expect(capture(1, 'charge 4')).rejects.toMatchObject({ kind: 'refused' });
    const { headers, rawBody } = await fixture.webhookOf(first.id);
    const event = { kind: 'pay_in', objectId: first.id, reference: 'charge 1', amount: 30_000 };
    expect(await fixture.provider.readWebhook(headers, rawBody)).toMatchObject(event);
  });

  test('a charge to a deposit that does not exist is refused', async () => {
    const order = { depositId: 'preauth_0', amount: 1, currency: 'EUR', reference: 'charge 5' } as const;
    const refusal = fixture.provider.captureDeposit(order, newKey());
    await expect(refusal).rejects.toMatchObject({ kind: 'unknown' });
  });

  test('the expiry of a card is known before it is debited', async () => {
    const facts = { expiry: '2029-09', lastDigits: '4242' };
    const token = await fixture.token('pays');
    expect(await fixture.provider.cardFacts({ token })).toEqual(facts);
    const { alias = '' } = await pay({ token });
    expect(await fixture.provider.cardFacts({ alias })).toEqual(facts);
  });

  test('unknown tokens and aliases are refused', async () => {
    const { provider } = fixture;
    await expect(provider.cardFacts({ token: 'cardreg_0:data=000000' })).rejects.toMatchObject({
      kind: 'refused',
    });
    await expect(pay({ token: 'cardreg_0:data=000000' })).rejects.toMatchObject({ kind: 'refused' });
    await expect(pay({ alias: 'card_0' })).rejects.toMatchObject({ kind: 'refused' });
    await expect(provider.payInStatus('payin_0')).rejects.toMatchObject({ kind: 'unknown' });
  });

  test('its webhook reports the payment; one with another signature is refused', async () => {
    const { id: objectId, alias } = await payBy('pays');
    const call = await fixture.webhookOf(objectId);
    const event = {
      kind: 'pay_in',
      objectId,
      reference: ORDER.reference,
      status: 'SUCCEEDED',
      amount: 86_287,
      alias,
    };
    expect(await fixture.provider.readWebhook(call.headers, call.rawBody)).toMatchObject(event);
    const { headers, rawBody } = fixture.forged(call);
    await expect(fixture.provider.readWebhook(headers, rawBody)).rejects.toMatchObject({
      kind: 'false_signature',
    });
  });
});
