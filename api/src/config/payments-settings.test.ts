import { readPayments, requirePayments } from './payments-settings';
import { readPspSettings } from './sandbox-payments-settings';

const sandbox = { isSandbox: true };
const MANGOPAY = {
  PAYMENTS: 'mangopay',
  MANGOPAY_CLIENT_ID: 'campavia',
  MANGOPAY_API_KEY: 'key',
  MANGOPAY_WALLETS: 'EUR=wlt_1, GBP=wlt_2',
  MANGOPAY_HOOK_SECRET: 'h'.repeat(32),
};
const HOME = { DATABASE_URL: 'postgres://x', CAMPAVIA_ENV: 'test' };

test('the sandbox is beside the api, and both derive the same secret', () => {
  const env = { ...HOME, API_PORT: '4401' };
  const payments = readPayments(env, sandbox);
  expect(payments).toMatchObject({ provider: 'sandbox', url: 'http://127.0.0.1:4402' });
  const psp = readPspSettings(env);
  expect(psp).toMatchObject({ port: 4402, host: '127.0.0.1', pace: 1 });
  expect(psp.webhookUrl).toBe('http://127.0.0.1:4401/webhooks/payments/');
  expect(payments).toHaveProperty('secret', psp.secret);
});

test('another database has another secret', () => {
  const [a, b] = ['postgres://x', 'postgres://y'].map((DATABASE_URL) =>
    readPayments({ DATABASE_URL }, sandbox),
  );
  expect(a).not.toEqual(b);
});

test('a deployment configures its Mangopay account', () => {
  expect(readPayments(MANGOPAY, { isSandbox: false })).toEqual({
    provider: 'mangopay',
    url: 'https://api.sandbox.mangopay.com',
    clientId: 'campavia',
    apiKey: 'key',
    wallets: { EUR: 'wlt_1', GBP: 'wlt_2' },
    hookSecret: 'h'.repeat(32),
  });
});

test.each([
  [{ PAYMENTS: 'cash' }, 'PAYMENTS must be sandbox or mangopay'],
  [{ PAYMENTS: 'sandbox' }, 'PAYMENTS=sandbox is refused'],
  [{ ...MANGOPAY, MANGOPAY_CLIENT_ID: '' }, 'MANGOPAY_CLIENT_ID is missing'],
  [{ ...MANGOPAY, MANGOPAY_WALLETS: 'XYZ=1' }, 'MANGOPAY_WALLETS must name'],
  [{ ...MANGOPAY, MANGOPAY_HOOK_SECRET: 'short' }, 'MANGOPAY_HOOK_SECRET must have'],
  [{ ...MANGOPAY, MANGOPAY_URL: 'mangopay' }, 'MANGOPAY_URL must be an address'],
])('%j is refused by name: %s', (env, problem) => {
  expect(() => readPayments(env, { isSandbox: false })).toThrow(problem);
});

test.each([
  [{ PSP_PORT: '0.5' }, 'PSP_PORT'],
  [{ PSP_SECRET: 'short' }, 'PSP_SECRET must have at least 32'],
  [{ PSP_WEBHOOK_URL: 'here' }, 'PSP_WEBHOOK_URL'],
  [{ PSP_PACE: '0' }, 'PSP_PACE'],
])('the sandbox of payments refuses %j by name: %s', (env, problem) => {
  expect(() => readPspSettings({ ...HOME, ...env })).toThrow(problem);
});

test('it does not start in production, unless that is explicitly allowed', () => {
  const production = { ...HOME, CAMPAVIA_ENV: 'production', CAMPAVIA_SITE_URL: 'https://campavia.example' };
  expect(() => readPspSettings(production)).toThrow('refused with CAMPAVIA_ENV=production');
  expect(readPspSettings({ ...production, CAMPAVIA_SANDBOX: 'allow' })).toMatchObject({ port: 4302 });
});

test.each([undefined, 'produktion'])('it does not start with CAMPAVIA_ENV=%s', (CAMPAVIA_ENV) => {
  expect(() => readPspSettings({ ...HOME, CAMPAVIA_ENV })).toThrow('CAMPAVIA_ENV');
});

test('production needs a payment provider', () => {
  expect(() => requirePayments(readPayments({}, { isSandbox: false }))).toThrow('PAYMENTS is missing');
  expect(() => requirePayments(readPayments({}, sandbox))).not.toThrow();
});
