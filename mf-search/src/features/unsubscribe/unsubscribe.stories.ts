import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const UNSUBSCRIBE = 'POST /3/saved-searches/unsubscribe/';
const press = ['search.unsubscribe.stop'];

export const stories: ScreenStories = {
  address: 'unsubscribe',
  path: '/unsubscribe?token=a-token',
  states: {
    loading: { answers: [pending(UNSUBSCRIBE)], press },
    failed: { answers: [fails(UNSUBSCRIBE)], press },
    'failed: link incomplete': { answers: [fails(UNSUBSCRIBE, 400, 'invalid_token')], press },
    filled: {},
    'filled: unsubscribed': { answers: [answers(UNSUBSCRIBE, null, 200)], press },
  },
  without: { empty: 'The screen shows no data, only a question.' },
};
