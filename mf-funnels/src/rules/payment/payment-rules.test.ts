import type { PaymentRow } from '@campavia/contracts';

import {
  formatCountdown,
  heldUntilMs,
  isCountedDown,
  isLateAfter,
  phoneSecondsLeft,
  waitBefore,
} from './payment-timing';
import {
  parseErrorCode,
  confirmationOf,
  findOpenPayment,
  isRest,
  findResumeEvent,
  withAsyncId,
} from './payment-resume';
import { asNotBegun, nextStepAfter, parsePaymentFailure } from './payment-failure';

const refused = { kind: 'status', status: 405, fields: {} };
const row = (over: Partial<PaymentRow> = {}): PaymentRow => ({
  id: 1,
  type: 'card',
  state: 'in_prog',
  reason: 'book',
  request_id: null,
  amount: '539.70',
  amount_currency: 'EUR',
  async_id: 'pay-1',
  of_payment: null,
  due_on: null,
  error_code: null,
  made_at: '2027-03-15T08:00:00Z',
  done_at: null,
  ...over,
});

/** The payments of a trip as read at eight in the morning by the api's clock. */
const knowing = (payments: PaymentRow[], askedAtMs = 0) => ({
  answer: { payments, hold_until: null, read_at: '2027-03-15T08:00:00Z' },
  askedAtMs,
});

test.each([
  ['PAYMENT_ERROR_CREDIT_CARD_WILL_EXPIRE', 'YSC_PAYMENT_CARD_EXPIRES_BEFORE_BOOKING_END', 'other_card'],
  ['BOOKING_IN_WRONG_STATE', 'BOOKING_IN_WRONG_STATE', 'trip'],
  ['CAMPER_ALREADY_BOOKED', 'CAMPER_ALREADY_BOOKED', 'similar'],
  ['INSURANCE_CONDITIONS_NOT_MET', 'INSURANCE_CONDITIONS_NOT_MET', 'insurance'],
  ['BOOKING_ALREADY_PAID', 'BOOKING_ALREADY_PAID', 'trip'],
  ['PAYMENT_ERROR_IN_SEND_CARD_INFO', 'PAYMENT_ERROR_IN_SEND_CARD_INFO', 'other_card'],
  ['BOOKING_NOT_IN_VALID_STATE', 'BOOKING_NOT_IN_VALID_STATE', 'trip'],
  ['something_else', 'unknown', 'trip'],
])('405 %s has the message %s, and the next step %s', (code, result, next) => {
  const failure = parsePaymentFailure({ ...refused, code });
  expect(failure.code).toBe(result);
  expect(nextStepAfter(failure.code)).toBe(next);
});

test.each([
  ['no answer', { ...refused, kind: 'network' }, { code: 'network' }],
  ['a provider that is away', { ...refused, status: 503 }, { code: 'payments_away' }],
  ['missing documents', { ...refused, status: 400, fields: { __all__: ['104'] } }, { code: 'documents_72' }],
  [
    'unchecked documents',
    { ...refused, status: 400, fields: { __all__: ['110'] } },
    { code: 'documents_24' },
  ],
  [
    'a wrong phone',
    { ...refused, status: 400, fields: { phone: ['No number.'] } },
    { code: 'unknown', fields: { phone: 'No number.' } },
  ],
  [
    'a means that is not offered',
    { ...refused, status: 400, fields: { type: ['Not that way.'] } },
    { code: 'unknown', detail: 'Not that way.' },
  ],
  [
    'a code without a message',
    { ...refused, status: 400, fields: { __all__: ['108'] } },
    { code: 'unknown' },
  ],
])('classifies %s', (_, call, failure) => expect(parsePaymentFailure(call)).toEqual(failure));

test.each([
  ['nothing', '', undefined, [], undefined],
  ['a failed one', '', undefined, [row({ state: 'failed' })], undefined],
  ['the address', '?asyncId=pay-9', undefined, [], { is: 'came_back', asyncId: 'pay-9' }],
  ['this tab', '', { asyncId: 'pay-2', isByPhone: false }, [], { is: 'came_back', asyncId: 'pay-2' }],
  ['another browser', '', undefined, [row()], { is: 'came_back', asyncId: 'pay-1' }],
  [
    'a phone',
    '',
    undefined,
    [row({ type: 'mbway' })],
    { is: 'came_back_to_phone', asyncId: 'pay-1', startedAtMs: 0 },
  ],
  [
    'a phone that has answered',
    '?asyncId=pay-1',
    { asyncId: 'pay-1', isByPhone: true },
    [row({ type: 'mbway', state: 'failed' })],
    { is: 'came_back', asyncId: 'pay-1' },
  ],
  [
    'the bank',
    '?transactionId=payin_1',
    { asyncId: 'pay-2', isByPhone: false },
    [],
    { is: 'came_back', transactionId: 'payin_1', asyncId: 'pay-2' },
  ],
])('resumes with the known data of %s', (...of) => {
  const [, search, stored, payments, event] = of;
  expect(findResumeEvent({ search, stored, ...knowing(payments) })).toEqual(event);
});

test('the time to confirm on a phone counts from the request, in whatever browser', () => {
  const phone = row({ type: 'mbway', made_at: '2027-03-15T07:58:30Z' });
  const known = knowing([phone], 500_000);
  const event = { is: 'came_back_to_phone', asyncId: 'pay-1', startedAtMs: 410_000 };
  expect(findResumeEvent({ search: '', stored: undefined, ...known })).toEqual(event);
  expect(findOpenPayment(known)).toEqual(event);
});

test.each([
  ['?error_code=', undefined],
  ['?error_code=201004', undefined],
  ['?error_code=MPG_CARD_LOST', 'MPG_CARD_LOST'],
  ['?errorCode=YSC_PAYMENTS', 'YSC_PAYMENTS'],
])('parses the failure in %s', (search, code) => expect(parseErrorCode(search)).toBe(code));

test('a payment made after its trip was read is followed, not requested again; a first half is no such payment', () => {
  const traces = { search: '', stored: undefined, ...knowing([row({ state: 'done' })]) };
  expect(findResumeEvent({ ...traces, state: 'VALIDATED' })).toEqual({ is: 'came_back', asyncId: 'pay-1' });
  expect(findResumeEvent({ ...traces, state: 'TO_COME_NOT_PAID' })).toBeUndefined();
});

test('an address contains the pending payment, and no completed one', () => {
  const search = '?coupon_code=A&transactionId=t&error_code=MPG_UNKNOWN';
  expect(withAsyncId(search, 'pay-1')).toBe('coupon_code=A&asyncId=pay-1');
  expect(withAsyncId('?coupon_code=A&asyncId=pay-1', undefined)).toBe('coupon_code=A');
});

test('a first half confirms a trip, and its rest only the whole', () => {
  const first = { payments: [row({ state: 'done', async_id: 'pay-0' })] };
  expect(isRest(first, 'pay-1')).toBe(true);
  expect(isRest(first, 'pay-0')).toBe(false);
  expect(confirmationOf('TO_COME_NOT_PAID', 'other')).toBe('confirmed');
  expect(confirmationOf('TO_COME_NOT_PAID', 'rest')).toBe('waiting');
  expect(confirmationOf('TO_COME', 'rest')).toBe('confirmed');
  expect(confirmationOf('ACCEPTED', 'other')).toBe('waiting');
  expect(confirmationOf('CANCELLED_OWNER', 'other')).toBe('lost');
});

test('a confirmation is polled after 1, 2, 4, 4 seconds, and is long after a minute', () => {
  expect([0, 1, 2, 3].map(waitBefore)).toEqual([1000, 2000, 4000, 4000]);
  const first = Array.from({ length: 30 }, (_, looks) => looks).find(isLateAfter) ?? 0;
  const waited = Array.from({ length: first }, (_, look) => waitBefore(look)).reduce(
    (sum, ms) => sum + ms,
    0,
  );
  expect(waited).toBeGreaterThanOrEqual(60_000);
  expect(waited).toBeLessThan(64_000);
});

test('a phone has four minutes', () => {
  expect(formatCountdown(phoneSecondsLeft(1_000, 1_000))).toBe('4:00');
  expect(formatCountdown(phoneSecondsLeft(1_000, 54_000))).toBe('3:07');
  expect(phoneSecondsLeft(1_000, 900_000)).toBe(0);
});

test('days are held as long as the api says, even if the clock is wrong', () => {
  const minute = 60_000;
  const result = { hold_until: '2027-03-15T08:15:00Z', read_at: '2027-03-15T08:00:00Z' };
  expect(heldUntilMs({ answer: result, askedAtMs: 0 })).toBe(15 * minute);
  const later = { ...result, read_at: '2027-03-15T08:04:00Z' };
  expect(heldUntilMs({ answer: later, askedAtMs: 4 * minute })).toBe(15 * minute);
  expect(heldUntilMs({ answer: { ...result, hold_until: null }, askedAtMs: 0 })).toBeUndefined();
});

test('only the last hour of a hold is counted down', () => {
  expect([24 * 3600, 3601, 3600, 899, 1, 0].map(isCountedDown)).toEqual([
    ...[false, false, true],
    ...[true, true, false],
  ]);
});

test('failures before a charge are distinguished; codes of the api have precedence', () => {
  expect(asNotBegun({ code: 'network' })).toEqual({ code: 'not_begun' });
  expect(asNotBegun({ code: 'unknown', detail: 'No.' })).toEqual({ code: 'not_begun', detail: 'No.' });
  const phone = { code: 'unknown', fields: { phone: 'Wrong.' } } as const;
  expect(asNotBegun(phone)).toBe(phone);
  expect(asNotBegun({ code: 'BOOKING_ALREADY_PAID' })).toEqual({ code: 'BOOKING_ALREADY_PAID' });
});
