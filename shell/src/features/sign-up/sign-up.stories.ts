import { answers, type ScreenStories } from '@campavia/testing/stories';

import { withSingleSignOn } from '../test/with-single-sign-on';

const REFERENTIAL = 'GET /3/referential/';

export const stories: ScreenStories = {
  address: 'signup',
  path: '/signup',
  states: {
    'failed: nothing typed': { press: ['screens.sign-up.sign-up'] },
    filled: {},
    'filled: single sign-on': { answers: [answers(REFERENTIAL, withSingleSignOn())] },
  },
  without: {
    loading: 'The form is there at once; it loads nothing.',
    empty: 'The screen is a form; it lists nothing.',
  },
};
