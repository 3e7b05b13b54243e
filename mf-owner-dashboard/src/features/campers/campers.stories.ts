import { aMe, someOwnCampers, someOwnCampersFilters } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const LIST = 'GET /3/products/me/paginated/';
const FILTERS = 'GET /3/products/me/filters/';

export const stories: ScreenStories = {
  address: 'campers',
  path: '/d/campers',
  user: aMe({ is_owner: true }),
  answers: [answers(LIST, someOwnCampers()), answers(FILTERS, someOwnCampersFilters())],
  states: {
    loading: { answers: [pending(LIST)] },
    failed: { answers: [fails(LIST)] },
    empty: {
      answers: [answers(LIST, someOwnCampers([])), answers(FILTERS, { count: 0, cities: [] })],
    },
    filled: {},
  },
};
