import { aContract, aMe } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const CONTRACT = 'GET /3/my-requests/{id}/contract/';

export const stories: ScreenStories = {
  address: 'trip.contract',
  path: '/d/trips/7001/contract',
  user: aMe(),
  answers: [answers(CONTRACT, aContract())],
  states: {
    loading: { answers: [pending(CONTRACT)] },
    failed: { answers: [fails(CONTRACT)] },
    'failed: the days are taken': { answers: [{ call: CONTRACT, status: 400, body: { __all__: ['107'] } }] },
    'filled: agreed': {},
    'filled: draft': {
      answers: [
        answers(CONTRACT, aContract({ note: 'Camille’s surname is added once the trip is confirmed.' })),
      ],
    },
  },
  without: { empty: 'A contract always has its parties and its price.' },
};
