import { aSearchAnswer, someSeasonPrices } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const SEARCH = 'GET /3/products/';
const PRICES = 'GET /3/campers/season-prices/';
const NEARBY = 'GET /v4/geolocation/places/{slug}/nearby/';

const states: ScreenStories['states'] = {
  loading: { answers: [pending(SEARCH), pending(PRICES), pending(NEARBY)] },
  failed: { answers: [fails(SEARCH), fails(PRICES), fails(NEARBY)] },
  empty: {
    answers: [
      answers(SEARCH, aSearchAnswer([])),
      answers(PRICES, someSeasonPrices({ count: 0, seasons: [], mid_season: null })),
      answers(NEARBY, []),
    ],
  },
  filled: {},
};

const mayShift =
  'Pages of the site have these data in their document; without it sections come one after the other.';

export const stories: readonly ScreenStories[] = [
  { address: 'category', path: '/camper-type/campervan', states, mayShift },
  { address: 'category.seats', path: '/camper-type/campervan/4-seats', states, mayShift },
];
