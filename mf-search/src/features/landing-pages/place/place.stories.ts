import { aPlace, aSearchAnswer, someSeasonPrices } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const SEARCH = 'GET /3/products/';
const PRICES = 'GET /3/campers/season-prices/';
const PLACE = 'GET /v4/geolocation/places/{slug}/';
const NEARBY = 'GET /v4/geolocation/places/{slug}/nearby/';
const CHILDREN = 'GET /v4/geolocation/places/{slug}/children/';

const france = aPlace({ slug: 'france', name: 'France', place_type: 'COUNTRY', ancestors: [] });

export const stories: ScreenStories = {
  address: 'place',
  path: '/campervan-hire/annecy',
  mayShift:
    'Pages of the site have these data in their document; without it sections come one after the other.',
  states: {
    loading: { answers: [pending(SEARCH), pending(PRICES), pending(NEARBY), pending(CHILDREN)] },
    failed: { answers: [fails(SEARCH), fails(PRICES), fails(NEARBY), fails(CHILDREN)] },
    empty: {
      answers: [
        answers(SEARCH, aSearchAnswer([])),
        answers(PRICES, someSeasonPrices({ count: 0, seasons: [], mid_season: null })),
        answers(NEARBY, []),
        answers(CHILDREN, []),
      ],
    },
    filled: {},
    'filled: a whole country': { path: '/campervan-hire/france', answers: [answers(PLACE, france)] },
  },
};
