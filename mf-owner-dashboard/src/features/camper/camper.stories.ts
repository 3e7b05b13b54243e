import { aListingProgress, aMe } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const PROGRESS = 'GET /v4/products/1201/progress/';

export const stories: ScreenStories = {
  address: 'camper',
  path: '/d/campers/1201',
  user: aMe({ is_owner: true }),
  answers: [answers(PROGRESS, aListingProgress())],
  states: {
    loading: { answers: [pending(PROGRESS)] },
    failed: { answers: [fails(PROGRESS)] },
    'failed: deleted': { answers: [fails(PROGRESS, 410, 'camper_deleted')] },
    filled: {},
  },
  without: { empty: 'A listing always has its steps.' },
};
