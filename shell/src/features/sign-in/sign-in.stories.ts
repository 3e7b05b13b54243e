import { answers, type Stories } from '@campavia/testing/stories';

import { withSingleSignOn } from '../test/with-single-sign-on';

const REFERENTIAL = 'GET /3/referential/';

/** An address that no redirect may lead to. */
const NO_ADDRESS = 'https://';

export const stories: readonly Stories[] = [
  {
    address: 'sign-in',
    path: '/sign-in',
    states: {
      'failed: nothing typed': { press: ['screens.log.sign-in'] },
      'failed: single sign-on cannot start': {
        answers: [answers(REFERENTIAL, withSingleSignOn(NO_ADDRESS))],
        press: ['screens.single-sign-on.use'],
      },
      filled: {},
      'filled: on the way to another page': { path: '/sign-in?next=/en-ie/d/account' },
      'filled: single sign-on': { answers: [answers(REFERENTIAL, withSingleSignOn())] },
    },
    without: {
      loading: 'The form is there at once; it loads nothing.',
      empty: 'The screen is a form; it lists nothing.',
    },
  },
  { address: 'login', redirect: 'leads to the page where people sign in' },
];
