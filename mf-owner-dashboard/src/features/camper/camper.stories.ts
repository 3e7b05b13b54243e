import { aListingProgress, aListingSubmission, aMe, anAnsweredSubmission } from '@campavia/contracts/testing';
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
    'filled: ready to be sent': { answers: [answers(PROGRESS, aWholeListing())] },
    'filled: being checked': {
      answers: [answers(PROGRESS, aWholeListing({ state: 'to_moderate', submission: aListingSubmission() }))],
    },
    'filled: changes asked': {
      answers: [answers(PROGRESS, aWholeListing({ submission: anAnsweredSubmission() }))],
    },
    'filled: published': { answers: [answers(PROGRESS, aWholeListing({ state: 'published' }))] },
  },
  without: { empty: 'A listing always has its steps.' },
};

function aWholeListing(over: Parameters<typeof aListingProgress>[0] = {}) {
  const steps = aListingProgress().steps.map(({ step }) => ({ step, is_done: true }));
  return aListingProgress({ steps, publishable: true, next_step: null, missing: [], ...over });
}
