import { counterpartOf, nameOf, stepNamed } from '../funnel/funnel-steps';
import { parseRequestId } from '../funnel/funnel-query';
import { pageOfPayment, queryOfPayment } from './older-payment';
import type { PaymentState } from './payment-process';

const REFUSED: PaymentState = { step: 'idle', failure: { code: 'MGP_3DS_AUTH_FAILED' } };
const FOLLOWED: PaymentState = { step: 'finalization', asyncId: 'a1' };

test.each([
  ['a payment under way is followed on a page of its own', 'payment', FOLLOWED, 'payment-waiting'],
  ['after the bank it is followed where one came back', 'payment-callback', FOLLOWED, 'payment-callback'],
  [
    'a phone that was asked is waited for',
    'payment',
    { step: 'mbway_execution', asyncId: 'a1' },
    'payment-waiting',
  ],
  ['a phone that was not asked yet is not', 'payment', { step: 'mbway_execution' }, 'payment'],
  ['what the bank refuses is said on a page of its own', 'payment-callback', REFUSED, 'payment-error'],
  ['and so after waiting', 'payment-waiting', REFUSED, 'payment-error'],
  ['a form that is still there says it itself', 'payment', REFUSED, 'payment'],
  ['nothing under way leads to where one pays', 'payment-waiting', { step: 'idle' }, 'payment'],
  [
    'so does what can be put right in the form',
    'payment-waiting',
    { step: 'idle', failure: { code: 'network' } },
    'payment',
  ],
  ['a form stays while the bank is being asked', 'payment', { step: 'execution', asyncId: 'a1' }, 'payment'],
] as const)('%s', (_, page, payment, expected) => {
  expect(pageOfPayment(page, payment)).toBe(expected);
});

test('the address keeps the booking and its choices, names the failure, and drops the transaction', () => {
  const search = '?id=7001&rental_cover=true&asyncId=a1&transactionId=tx_9';
  expect(queryOfPayment('payment-error', REFUSED, search)).toBe(
    'id=7001&rental_cover=true&error_code=MGP_3DS_AUTH_FAILED',
  );
  expect(queryOfPayment('payment', { step: 'idle' }, search)).toBe('id=7001&rental_cover=true');
  expect(queryOfPayment('payment-waiting', FOLLOWED, search)).toBe(search);
});

test.each([
  ['?id=1&request_id=12', 12],
  ['?id=1&request_id=x', undefined],
  ['?id=1', undefined],
])('the request of the payment %s: %s', (search, id) => {
  expect(parseRequestId(search)).toBe(id);
});

test('the older addresses have their own names for the same steps', () => {
  expect(nameOf('booking-payment', 'summary')).toBe('overview');
  expect(stepNamed('booking-payment', 'payment-final')).toBe('payment-callback');
  expect(stepNamed('booking-payment', 'summary')).toBeUndefined();
  expect(stepNamed('payment', 'payment-final')).toBeUndefined();
});

test.each([
  ['payment', 'summary', 'summary'],
  ['payment', 'payment-callback', 'payment-callback'],
  ['payment', 'payment-waiting', 'payment'],
  ['instant', 'payment-error', 'payment'],
  ['request', 'payment', undefined],
] as const)('in the %s funnel %s is %s', (funnel, step, there) => {
  expect(counterpartOf(funnel, step)).toBe(there);
});
