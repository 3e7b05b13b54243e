import { aMe } from '@campavia/contracts/testing';
import { answers, pending, type ScreenStories } from '@campavia/testing/stories';

const CONFIRMATION = 'POST /3/users/me/confirmation/';
const SEND = ['trips.confirm-address.send'];

const unconfirmed = aMe({ email: 'marta@example.org', email_confirmed: false, phone_certified: false });

export const stories: ScreenStories = {
  address: 'account',
  path: '/d/account',
  user: aMe(),
  states: {
    'loading: the link is being sent': {
      user: unconfirmed,
      answers: [pending(CONFIRMATION)],
      press: SEND,
    },
    'empty: no phone and no picture': { user: aMe({ phone: null, phone_certified: false }) },
    filled: {},
    'filled: nothing confirmed': { user: unconfirmed },
    'filled: the link is sent': {
      user: unconfirmed,
      answers: [answers(CONFIRMATION, null)],
      press: SEND,
    },
    'filled: another address to confirm': { user: aMe({ pending_email: 'new@example.org' }) },
  },
  without: {
    failed: 'Everything shown comes with the signed-in user, and the shell tells of failed actions.',
  },
};
