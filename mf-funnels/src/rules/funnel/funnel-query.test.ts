import {
  retriesCover,
  redirectWithoutTransaction,
  withFlags,
  withoutNoError,
  type FlaggedPrice,
} from './funnel-query';

const PLAIN: FlaggedPrice = {
  price_cancellation_insurance_per_day: null,
  price_rental_cover: null,
  coupon_code: null,
};

describe('flags of choices', () => {
  test.each([
    ['a cancellation insurance', { price_cancellation_insurance_per_day: '7.88' }, 'cancel_insurance=true'],
    ['a rental cover', { price_rental_cover: '66.00' }, 'rental_cover=true'],
    ['a coupon', { coupon_code: 'SPRING50' }, 'coupon_code=SPRING50'],
  ])('are added for %s', (_, chosen, query) => {
    expect(withFlags('', { ...PLAIN, ...chosen })).toBe(query);
  });

  test('are never added for absent choices', () => {
    expect(withFlags('?insurance_id=2', PLAIN)).toBeUndefined();
  });

  test('that are in the query stay as they are', () => {
    const price = { ...PLAIN, price_rental_cover: '66.00', coupon_code: 'SPRING50' };
    expect(withFlags('?coupon_code=OTHER&rental_cover=false', price)).toBeUndefined();
    expect(withFlags('?coupon_code=OTHER', price)).toBe('coupon_code=OTHER&rental_cover=true');
  });
});

describe('the parameters of a return from a bank', () => {
  test('without a transaction redirect to the payment page with the error', () => {
    expect(redirectWithoutTransaction('')).toEqual({ step: 'payment', search: 'errorCode=YSC_PAYMENTS' });
    expect(redirectWithoutTransaction('?transactionId=&x=1')).toEqual({
      step: 'payment',
      search: 'x=1&errorCode=YSC_PAYMENTS',
    });
  });

  test('with one are followed', () => {
    expect(redirectWithoutTransaction('?transactionId=tx_9')).toBeUndefined();
  });
});

test.each([
  ['?error_code=', ''],
  ['?error_code=201004&coupon_code=A', 'coupon_code=A'],
  ['?error_code=101301', undefined],
  ['?coupon_code=A', undefined],
])('an empty error code is removed from %s', (search, rest) => {
  expect(withoutNoError(search)).toBe(rest);
});

test('an unavailable rental cover is forgotten on leaving the payment pages', () => {
  expect(retriesCover('payment', 'summary')).toBe(true);
  expect(retriesCover('payment-callback', undefined)).toBe(true);
  expect(retriesCover('payment', 'payment-callback')).toBe(false);
  expect(retriesCover('insurance', 'summary')).toBe(false);
});
