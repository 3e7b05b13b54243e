import { aSearchAnswer } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const SEARCH = 'GET /3/products/';

export const stories: ScreenStories = {
  address: 'home',
  path: '/',
  states: {
    loading: { answers: [pending(SEARCH)] },
    failed: { answers: [fails(SEARCH)] },
    empty: { answers: [answers(SEARCH, aSearchAnswer([]))] },
    filled: {},
  },
};
