import { parseLinkChoices, withoutLinked, type LinkedPrice } from './link-choices';

const PLAIN: LinkedPrice = {
  price_cancellation_insurance_per_day: null,
  price_rental_cover: null,
  coupon_code: null,
  insurance_id: 1,
  offers: { cancellation_insurance: '82.28', rental_cover: '66.00' },
};

test.each([
  ['cancel_insurance=true', { cancel_insurance: true }],
  ['rental_cover=1', { rental_cover: true }],
  ['insurance_id=2', { insurance_id: 2 }],
  ['cancel_insurance=true&rental_cover=true', { cancel_insurance: true, rental_cover: true }],
])('paid choices of %s are offered, not saved', (search, offered) => {
  expect(parseLinkChoices(search, PLAIN)).toEqual({ offered, coupon: undefined });
});

test.each([
  ['rental_cover=false', { price_rental_cover: '66.00' }, { rental_cover: false }],
  ['cancel_insurance=false', { price_cancellation_insurance_per_day: '7.48' }, { cancel_insurance: false }],
])('a chosen cover is not removed by %s, only offered for removal', (search, chosen, offered) => {
  expect(parseLinkChoices(search, { ...PLAIN, ...chosen })).toEqual({ offered, coupon: undefined });
});

test('a first coupon is applied, and a replacement is offered', () => {
  expect(parseLinkChoices('coupon_code=SPRING50', PLAIN)).toEqual({ offered: {}, coupon: 'SPRING50' });
  expect(parseLinkChoices('coupon_code=OTHER', { ...PLAIN, coupon_code: 'SPRING50' })).toEqual({
    offered: { coupon_code: 'OTHER' },
    coupon: undefined,
  });
});

test.each([
  [
    'choices that were made already',
    'rental_cover=true&coupon_code=spring50&insurance_id=1',
    { price_rental_cover: '66.00', coupon_code: 'SPRING50' },
  ],
  ['a cover that is not offered', 'rental_cover=true', { offers: { ...PLAIN.offers, rental_cover: null } }],
  ['an insurance that does not exist', 'insurance_id=99', {}],
  ['nonsense', 'insurance_id=abc&rental_cover=maybe&coupon_code=', {}],
])('%s is ignored', (_, search, over) => {
  expect(parseLinkChoices(search, { ...PLAIN, ...over })).toEqual({ offered: {}, coupon: undefined });
});

test('answered choices are removed from the address', () => {
  expect(withoutLinked('?id=7001&rental_cover=true&coupon_code=A', ['rental_cover'])).toBe(
    'id=7001&coupon_code=A',
  );
});
