import { answers, fails, type ScreenStories } from '@campavia/testing/stories';

const STOP = 'POST /3/moneyboxes/unsubscribe/';
const press = ['money.emails.stop'];

export const stories: ScreenStories = {
  address: 'credit-emails',
  path: '/credit-emails?token=a-token',
  states: {
    failed: { answers: [fails(STOP)], press },
    'failed: link incomplete': { answers: [fails(STOP, 400, 'link_invalid')], press },
    filled: {},
    'filled: stopped': { answers: [answers(STOP, null, 200)], press },
  },
  without: {
    empty: 'The screen shows no data, only a question.',
    loading: 'A busy button, as on the page that stops e-mails about wishlists.',
  },
};
