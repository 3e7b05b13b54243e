import { aReferential } from '@campavia/contracts/testing';
import { answers, type ScreenStories } from '@campavia/testing/stories';

const ELSEWHERE = answers(
  'GET /3/referential/',
  aReferential({
    can_publish_camper: false,
    routing: { sign_in: '/sign-in', sister_platform: 'https://sister.example/nl-BE/create' },
  }),
);

export const stories: ScreenStories = {
  address: 'rent-my-motorhome',
  path: '/rent-my-motorhome',
  states: {
    filled: {},
    'filled: a question open': { press: ['details summary'] },
    'filled: on a site that takes no campers': { answers: [ELSEWHERE] },
    'dialog: the sister platform': { answers: [ELSEWHERE], press: ['rent-out.list'] },
  },
  without: {
    loading: 'The page needs no answer of the api.',
    empty: 'The page needs no answer of the api.',
    failed: 'The page needs no answer of the api.',
  },
};
