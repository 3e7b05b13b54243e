import {
  aMe,
  anOwnCamper,
  aPriceExample,
  somePriceDetails,
  someSimilarPrices,
} from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const CAMPER = 'GET /3/products/1201/';
const PRICES = 'GET /3/products/{id}/prices-details/';
const UPDATE = 'PATCH /3/products/{id}/prices-details/';
const EXAMPLE = 'POST /3/products/{id}/prices-details/example/';
const SIMILAR = 'GET /3/products/{id}/similar-prices/';
const SAVE = 'button[type="submit"]';
const UNLIMITED = 'input[name="km_unlimited"]';
const CASH = 'input[name="deposit_mean.cash"]';
const CARD = 'input[name="deposit_mean.card"]';
const TRANSFER = 'input[name="deposit_mean.transfer"]';
const ADD = 'section h2 ~ button, section div > button';

const theirs = somePriceDetails({
  etag: '"prices-2"',
  km_unlimited: true,
  deposit_mean: ['card', 'check'],
  price_low: '62.00',
});
const long = 'Everything for a long week-end on the water, with vests for four and a pump';

export const stories: ScreenStories = {
  address: 'camper.prices',
  path: '/d/campers/1201/prices',
  user: aMe({ is_owner: true }),
  answers: [
    answers(CAMPER, anOwnCamper()),
    answers(PRICES, somePriceDetails()),
    answers(EXAMPLE, aPriceExample()),
    answers(SIMILAR, someSimilarPrices()),
    {
      call: UPDATE,
      status: 412,
      body: { detail: 'This was changed in the meantime.', code: 'edited_meanwhile', current: theirs },
    },
  ],
  states: {
    loading: { answers: [pending(PRICES)] },
    failed: { answers: [fails(PRICES)] },
    empty: {
      answers: [
        answers(PRICES, somePriceDetails({ options: [], discount_weekly: 0, discount_early: 0 })),
        answers(SIMILAR, someSimilarPrices({ count: 2, seasons: [] })),
      ],
    },
    filled: {},
    'filled: overflowing': {
      answers: [
        answers(
          PRICES,
          somePriceDetails({
            options: Array.from({ length: 9 }, (_, nth) => ({
              id: nth,
              code: 'other',
              name: long,
              recurrence: 'day',
              unit_price: '1999.50',
              max_quantity: 9,
            })),
          }),
        ),
      ],
    },
    'filled: no means of the deposit': { press: [CARD, TRANSFER, SAVE] },
    'filled: changed elsewhere': { press: [CASH, UNLIMITED, SAVE] },
    'filled: an extra': { press: [ADD] },
  },
};
