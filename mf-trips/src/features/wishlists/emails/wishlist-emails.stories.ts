import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const STOP = 'POST /3/wishlists/unsubscribe/';
const press = ['wishlist.emails.stop'];

export const stories: ScreenStories = {
  address: 'wishlist-emails',
  path: '/wishlist-emails?token=a-token',
  states: {
    loading: { answers: [pending(STOP)], press },
    failed: { answers: [fails(STOP)], press },
    'failed: link incomplete': { answers: [fails(STOP, 400, 'link_invalid')], press },
    filled: {},
    'filled: stopped': { answers: [answers(STOP, null, 200)], press },
  },
  without: { empty: 'The screen shows no data, only a question.' },
};
