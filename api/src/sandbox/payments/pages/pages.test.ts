import { LANGUAGES } from '@campavia/i18n/sites';

import type { Api } from '../../../core/app-context';
import { createClock } from '../../../core/clock';
import { copyDatabase, TEST_NOW_MS } from '../../../../test/scratch-databases';
import { keyOf } from '../../../providers/payments/webhook-signature';
import { connectPsp } from '../psp-database';
import { createPspApp } from '../psp-app';
import { createPspTables } from '../psp-tables.store';
import { pspCatalogues } from './psp-messages';

const SECRET = 's'.repeat(64);
const RETURN_URL = 'http://shop.localhost:4400/fr/booking-payment/12/payment-final?step=1';
const PHONE = '+351912345677';

let app: Api;
let close: () => Promise<void>;
let orders = 0;

beforeAll(async () => {
  const { url, drop } = await copyDatabase(
    process.env.CAMPAVIA_TEST_TEMPLATE ?? '',
    `campavia_pages_${process.pid}`,
  );
  const database = connectPsp(url);
  await Promise.all([createPspTables(database), createPspTables(database)]);
  const settings = {
    databaseUrl: url,
    secret: SECRET,
    siteUrl: 'http://localhost:4300',
    pace: 1,
    logLevel: 'silent',
  };
  const rest = { host: '127.0.0.1', port: 1, webhookUrl: 'http://127.0.0.1:9/' };
  app = await createPspApp({ settings: { ...settings, ...rest }, database, clock: createClock(TEST_NOW_MS) });
  close = async () => {
    await app.close();
    await database.destroy();
    await drop();
  };
});
afterAll(() => close());

const CALLER = { authorization: `Bearer ${keyOf(SECRET, 'calls')}` };
const order = (over: object) =>
  app.inject({
    method: 'POST',
    url: '/sandbox/psp/pay-ins',
    headers: { ...CALLER, 'idempotency-key': `order ${(orders += 1)}` },
    payload: {
      type: 'paypal',
      amount: 86_287,
      currency: 'EUR',
      reference: 'booking 12',
      language: 'fr',
      return_url: RETURN_URL,
      ...over,
    },
  });
const token = async (number: string): Promise<string> =>
  (
    await app.inject({
      method: 'POST',
      url: '/sandbox/psp/cards',
      payload: { number, expiry: '09/28', cvx: '123', holder: 'Camille' },
    })
  ).json().token;
const pageOf = async (over: object) => {
  const { redirect_url, id } = (await order(over)).json();
  return { id, url: new URL(redirect_url) };
};
const press = (url: URL, decision: string, over = '') =>
  app.inject({
    method: 'POST',
    url: url.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}${over}`,
  });
const statusOf = async (id: string) =>
  (await app.inject({ url: `/sandbox/psp/moves/${id}`, headers: CALLER })).json().status;

test.each([
  ['paypal', 'Payer avec PayPal'],
  ['ideal', 'Payer par votre banque'],
  ['sofort', 'Payer maintenant avec Klarna'],
  ['cred_4', 'Payer en quatre fois'],
])("%s has its own page, on the user's host and in their language", async (type, title) => {
  const { url } = await pageOf({ type });
  expect(url.origin).toBe('http://shop.localhost:4400');
  const { body, headers } = await app.inject(url.pathname);
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain('Environnement de test\u00a0: rien n’est débité');
  expect(body).toContain('862,87');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test.each(LANGUAGES)('the page of a bank is in %s', async (language) => {
  const texts = pspCatalogues[language];
  const { url } = await pageOf({ type: 'card', language, token: await token('4000000000003220') });
  const { body } = await app.inject(url.pathname);
  expect(body).toContain(`<html lang="${language}"`);
  expect(body).toContain(texts['challenge.lead'].replace(/'/g, '&#39;'));
});

test('four instalments sum to the total', async () => {
  const { url } = await pageOf({ type: 'cred_4', language: 'en' });
  const { body } = await app.inject(url.pathname);
  const parts = [...body.matchAll(/<b>€([\d.]+)<\/b>/g)].map(([, part]) => Number(part));
  expect(parts).toEqual([215.74, 215.71, 215.71, 215.71]);
});

test('a decision redirects back, and deciding again changes nothing', async () => {
  const { id, url } = await pageOf({});
  const { statusCode, headers } = await press(url, 'approve');
  expect([statusCode, headers.location]).toEqual([303, `${RETURN_URL}&transactionId=${id}`]);
  expect((await press(url, 'refuse')).headers.location).toBe(headers.location);
  expect(await statusOf(id)).toBe('SUCCEEDED');
  expect((await app.inject(url.pathname)).body).toContain('Ce paiement est clos');
});

test('in a frame the parent page is notified, and only that of the site', async () => {
  const { id, url } = await pageOf({ type: 'card', token: await token('4000000000003220') });
  const headers = { 'sec-fetch-dest': 'iframe' };
  const shown = await app.inject({ url: url.pathname, headers });
  expect(shown.body).toContain('name="framed"');
  expect(shown.headers['content-security-policy']).toContain(
    "frame-ancestors 'self' http://shop.localhost:4400",
  );
  const { statusCode, body } = await press(url, 'approve', '&framed=1');
  expect(statusCode).toBe(200);
  expect(body).toContain(
    `parent.postMessage({"source":"sandbox-psp","transactionId":"${id}","status":"SUCCEEDED"},"http://shop.localhost:4400")`,
  );
});

test('a phone answers its own requests only', async () => {
  const { id } = (await order({ type: 'mbway', phone: PHONE })).json();
  const shown = await app.inject(`/sandbox/psp/phone?number=${encodeURIComponent('+351 912 345 677')}`);
  expect(shown.body).toContain(id);
  const answer = (number: string) =>
    app.inject({
      method: 'POST',
      url: '/sandbox/psp/phone',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ id, number, decision: 'approve' }).toString(),
    });
  expect((await answer('+351912345678')).statusCode).toBe(404);
  expect((await answer(PHONE)).statusCode).toBe(303);
  expect(await statusOf(id)).toBe('SUCCEEDED');
});

test('a phone ending in 03 never answers', async () => {
  const { id } = (await order({ type: 'mbway', phone: '+351912345603' })).json();
  const { body } = await app.inject('/sandbox/psp/phone?number=351912345603');
  expect(body).not.toContain(id);
  expect(body).toContain('This phone never answers');
});

test.each([
  [{ return_url: 'https://evil.test/x' }, 'return_url_refused'],
  [{ return_url: 'http://localhost:4300@evil.test/' }, 'return_url_refused'],
  [{ return_url: 'javascript:alert(1)' }, 'return_url_refused'],
  [{ type: 'cred_4', amount: 9_999 }, 'amount_out_of_bounds'],
  [{ type: 'cred_4', amount: 200_001 }, 'amount_out_of_bounds'],
  [{ type: 'ideal', currency: 'GBP' }, 'currency_not_taken'],
  [{ amount: 0 }, 'invalid'],
  [{ amount: 12.5 }, 'invalid'],
  [{ amount: -1 }, 'invalid'],
  [{ type: 'moneyb' }, 'invalid'],
  [{ type: 'mbway' }, 'invalid'],
  [{ type: 'card', token: 'tok_guess' }, 'token_unknown'],
])('%j is refused: %s', async (over, code) => {
  const answer = await order(over);
  expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
});

test('an unknown card is reported at its fields, in the user’s language', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/sandbox/psp/cards',
    headers: { 'accept-language': 'de-AT' },
    payload: { number: '1', expiry: '02/27', cvx: '1', holder: '' },
  });
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([
    400,
    ['number', 'expiry', 'cvx', 'holder'],
  ]);
  expect(answer.json().expiry).toEqual(['Diese Karte ist abgelaufen. Nehmen Sie eine andere.']);
});

test('returns 404 for an unknown payment, and for one without confirmation', async () => {
  const { id } = (await order({ type: 'card', token: await token('4000000000004242') })).json();
  for (const unknown of ['payin_0', id, '%22%3E%3Cscript%3E']) {
    const { statusCode, body } = await app.inject(`/sandbox/psp/pay/${unknown}`);
    expect([statusCode, body]).toEqual([404, expect.stringContaining('No such payment')]);
    expect(body).not.toContain('<script');
  }
});

test("calls need the merchant's key and an idempotency key", async () => {
  const payload = {};
  const call = (headers: object) =>
    app.inject({ method: 'POST', url: '/sandbox/psp/pay-ins', headers: { ...headers }, payload });
  expect((await call({})).statusCode).toBe(401);
  expect((await call({ authorization: 'Bearer x' })).statusCode).toBe(401);
  const request = {
    type: 'paypal',
    amount: 1,
    currency: 'EUR',
    reference: 'x',
    language: 'en',
    return_url: RETURN_URL,
  };
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/sandbox/psp/pay-ins',
    headers: CALLER,
    payload: request,
  });
  expect([statusCode, JSON.parse(body).code]).toEqual([400, 'idempotency_key_missing']);
});
