import { aHoliday, aMe, someOwnCampers, someOwnCampersFilters } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const LIST = 'GET /3/products/me/paginated/';
const FILTERS = 'GET /3/products/me/filters/';
const HOLIDAY = 'GET /3/products/me/holiday/';
const HOLIDAY_BUTTON = 'h1 + div > button';
const CLOSE = '[role="dialog"] button[type="submit"]';

const MANY_CITIES = Array.from({ length: 30 }, (_, nth) => ({
  slug: `city-${nth}`,
  name: `Saint-Martin-de-la-Place ${nth}`,
  count: 50 - nth,
}));

export const stories: ScreenStories = {
  address: 'campers',
  path: '/d/campers',
  user: aMe({ is_owner: true }),
  answers: [
    answers(LIST, someOwnCampers()),
    answers(FILTERS, someOwnCampersFilters()),
    answers(HOLIDAY, { holiday: null }),
  ],
  states: {
    loading: { answers: [pending(LIST)] },
    failed: { answers: [fails(LIST)] },
    empty: {
      answers: [answers(LIST, someOwnCampers([])), answers(FILTERS, { count: 0, cities: [] })],
    },
    filled: {},
    'filled: many campers in many cities': {
      answers: [answers(FILTERS, { count: 50, cities: MANY_CITIES })],
    },
    'filled: on holiday': { answers: [answers(HOLIDAY, { holiday: aHoliday({ trips: 2 }) })] },
    'filled: days to be closed': { press: [HOLIDAY_BUTTON, CLOSE] },
  },
};
