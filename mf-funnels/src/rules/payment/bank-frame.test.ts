import { fitsFrame, parseTransaction } from './bank-frame';

const SITE = 'https://campavia.test/en-ie/campers/1/payment/2/payment';
const BANK = 'https://campavia.test/sandbox/psp/pay/payin_1';
const wide = { href: SITE, innerWidth: 1440, innerHeight: 900 };

test.each([
  ['a card on a wide screen', { type: 'card', redirectUrl: BANK, window: wide }, true],
  ['half of the price by card', { type: 'card_2', redirectUrl: BANK, window: wide }, true],
  ['a telephone', { type: 'card', redirectUrl: BANK, window: { ...wide, innerWidth: 390 } }, false],
  ['a low window', { type: 'card', redirectUrl: BANK, window: { ...wide, innerHeight: 500 } }, false],
  ['PayPal', { type: 'paypal', redirectUrl: BANK, window: wide }, false],
  ['a bank elsewhere', { type: 'card', redirectUrl: 'https://bank.test/', window: wide }, false],
  ['a page that was returned to', { type: undefined, redirectUrl: BANK, window: wide }, false],
] as const)('a frame for %s: %#', (_, question, fits) => expect(fitsFrame(question)).toBe(fits));

test.each([
  [{ source: 'sandbox-psp', transactionId: 'payin_1', status: 'FAILED' }, 'payin_1'],
  [{ source: 'somebody', transactionId: 'payin_1' }, undefined],
  [{ source: 'sandbox-psp', transactionId: { toString: 'payin_1' } }, undefined],
  ['payin_1', undefined],
  [null, undefined],
])('parses %j as the transaction %s', (data, transaction) =>
  expect(parseTransaction(data)).toBe(transaction),
);
