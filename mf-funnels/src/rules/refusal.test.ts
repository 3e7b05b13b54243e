import { parseRefusedAnswer } from './refusal';

test.each([
  ['103', { kind: 'trip', code: '103', minDays: 1 }],
  ['108', { kind: 'trip', code: '108', minDays: 5 }],
])('a trip refused with %s says so', (code, expected) => {
  const body = code === '108' ? { min_length: 5 } : {};
  expect(parseRefusedAnswer({ status: 400, fields: { __all__: [code] }, body })).toEqual(expected);
});

test.each([
  ['a wrong coupon', { status: 400, fields: { coupon_code: ['No such code'] } }, 'coupon'],
  ['too many wrong coupons', { status: 429, fields: {}, detail: 'Wait' }, 'coupon'],
  ['an option of another camper', { status: 400, fields: { options: ['Unknown'] } }, 'choice'],
  [
    'a rental cover out of reach',
    { status: 503, code: 'RENTAL_COVER_SERVICE_UNAVAILABLE', fields: {} },
    'cover',
  ],
  [
    'an insurance that does not take the trip',
    { status: 405, code: 'INSURANCE_CONDITIONS_NOT_MET', fields: {} },
    'insurance',
  ],
  [
    'a driver whom no insurance takes',
    { status: 400, fields: { driver_licence_since: ['Too new'] } },
    'driver',
  ],
  ['a booking that has gone on', { status: 405, code: 'booking_in_wrong_state', fields: {} }, 'state'],
  ['a camper taken meanwhile', { status: 405, code: 'CAMPER_ALREADY_BOOKED', fields: {} }, 'trip'],
  ['a refusal by its name', { status: 400, fields: { __all__: ['CLOSED_DAYS'] } }, 'trip'],
  ['an api out of reach', { fields: {} }, 'failed'],
  ['an unknown number', { status: 400, fields: { __all__: ['999'] } }, 'choice'],
])('%s is recognised', (_, answer, kind) => {
  expect(parseRefusedAnswer(answer)).toMatchObject({ kind });
});

test('a message that is only a number is a code, and not shown', () => {
  const answer = { status: 400, fields: { coupon_code: [' 4711 '] } };
  expect(parseRefusedAnswer(answer)).toEqual({ kind: 'coupon', words: undefined });
});
