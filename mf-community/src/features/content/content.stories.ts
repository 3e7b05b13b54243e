import { aSearchAnswer, aSearchResult } from '@campavia/contracts/testing';
import { answers, fails, pending, type Stories } from '@campavia/testing/stories';

const SEARCH = 'GET /3/products/';

/** A guide with a few campers below it. */
const WITH_CAMPERS = {
  answers: [answers(SEARCH, aSearchAnswer([1, 2, 3].map((id) => aSearchResult({ id }))))],
  states: {
    loading: { answers: [pending(SEARCH)] },
    empty: { answers: [answers(SEARCH, aSearchAnswer([]))] },
    failed: { answers: [fails(SEARCH)] },
    filled: {},
  },
};

const TEXT = {
  states: { filled: {} },
  without: {
    loading: 'The page needs no answer of the api.',
    empty: 'The page needs no answer of the api.',
    failed: 'The page needs no answer of the api.',
  },
};

export const stories: readonly Stories[] = [
  { address: 'ambassador', path: '/ambassador', ...WITH_CAMPERS },
  { address: 'assistances', path: '/assistances', ...TEXT },
  { address: 'confidentiality', path: '/confidentiality', ...TEXT },
  { address: 'contract', path: '/contract', ...TEXT },
  { address: 'get-apps', path: '/get-apps', ...TEXT },
  { address: 'gift-cards', path: '/gift-cards', ...TEXT },
  { address: 'how-it-works', path: '/how-campavia-works', ...TEXT },
  { address: 'insurances', path: '/insurances', ...TEXT },
  { address: 'partners', path: '/partners', ...TEXT },
  { address: 'press', path: '/press', ...TEXT },
  { address: 'privacy.confidentiality', path: '/privacy/confidentiality', ...TEXT },
  { address: 'privacy.cookies', path: '/privacy/cookies', ...TEXT },
  { address: 'rv-hire-family', path: '/rv-hire-family', ...WITH_CAMPERS },
  { address: 'rv-hire-with-pets', path: '/rv-hire-with-pets', ...WITH_CAMPERS },
  { address: 'surftrip', path: '/surftrip', ...WITH_CAMPERS },
  { address: 'team', path: '/team', ...TEXT },
  { address: 'terms', path: '/terms', ...TEXT },
  { address: 'hit-the-road', path: '/travelers/hit-the-road', ...TEXT },
  { address: 'rv-beginner', path: '/travelers/rv-beginner', ...WITH_CAMPERS },
  { address: 'we-love-california', path: '/we-love-california', ...TEXT },
  { address: 'privacy', redirect: 'leads to the page about privacy' },
  { address: 'travelers', redirect: 'leads to the first ideas for travellers' },
];
