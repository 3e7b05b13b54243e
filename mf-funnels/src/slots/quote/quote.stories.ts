import { aListing, aPrice, rentalCoverConditions, someInsuranceChoices } from '@campavia/contracts/testing';
import { answers, fails, pending, type SlotStories } from '@campavia/testing/stories';

const LISTING = 'GET /3/products/{id}/';
const PRICE = 'GET /3/products/{id}/price/';
const INSURANCE = 'GET /3/insurance/';
const DATES = '/campers/1201?date_from=2027-11-01&date_to=2027-11-07';
const COMPARE = ['quote.insurance.compare'];

const props = { camperId: 1201 };
const listing = aListing({
  options: [
    {
      id: 12,
      code: 'bikes',
      name: null,
      recurrence: 'day',
      price: '5.00',
      price_currency: 'EUR',
      max_quantity: 4,
    },
  ],
  kilometre_packages: [
    { km: 100, price_per_day: '0.00', price_per_day_currency: 'EUR' },
    { km: 200, price_per_day: '12.00', price_per_day_currency: 'EUR' },
  ],
});
const isTaken = { call: PRICE, status: 400, body: { __all__: ['107'], min_length: 2 } };
const isNoCoupon = { call: PRICE, status: 400, body: { coupon_code: ['This coupon has expired.'] } };

export const stories: SlotStories = {
  slot: 'listing.quote',
  path: DATES,
  answers: [
    answers(LISTING, listing),
    answers(PRICE, aPrice()),
    answers(INSURANCE, someInsuranceChoices()),
    answers('GET /v4/rental-cover/conditions/', rentalCoverConditions()),
  ],
  states: {
    loading: { props, answers: [pending(LISTING), pending(PRICE)] },
    'loading: price': { props, answers: [pending(PRICE)] },
    'empty: no dates': { props, path: '/campers/1201' },
    failed: { props, answers: [fails(PRICE)] },
    'failed: dates taken': { props, answers: [isTaken] },
    'failed: coupon': { props, path: `${DATES}&coupon=SPRING50`, answers: [isNoCoupon] },
    filled: { props },
    'filled: extras open': {
      props,
      path: `${DATES}&km=200&options=12:2&second_driver=1`,
      press: ['details:has(input) > summary'],
    },
    'filled: with a coupon': {
      props,
      path: `${DATES}&coupon=SPRING50`,
      answers: [answers(PRICE, aPrice({ coupon_code: 'SPRING50' }))],
    },
    'dialog: compare insurances': { props, press: COMPARE },
    'dialog: compare insurances, loading': { props, answers: [pending(INSURANCE)], press: COMPARE },
    'dialog: compare insurances, failed': { props, answers: [fails(INSURANCE)], press: COMPARE },
  },
};
