import { aMe } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const CONFIRM = 'POST /3/users/confirm/';
const SEND_AGAIN = 'POST /3/users/me/confirmation/';

const isUsed = fails(CONFIRM, 400, 'link_invalid');
const waiting = aMe({ email: 'marta@example.org', email_confirmed: false });
const pressed = ['screens.sign-up.send-again'];

export const stories: ScreenStories = {
  address: 'confirm-email',
  path: '/confirm-email?token=secret',
  answers: [answers(CONFIRM, { email: 'marta@example.org' })],
  states: {
    loading: { answers: [pending(CONFIRM)] },
    'loading: link being sent again': {
      user: waiting,
      answers: [isUsed, pending(SEND_AGAIN)],
      press: pressed,
    },
    failed: { answers: [fails(CONFIRM)] },
    'failed: link used before': { answers: [isUsed] },
    'failed: link used before, address not confirmed': { user: waiting, answers: [isUsed] },
    'failed: link not sent again': { user: waiting, answers: [isUsed, fails(SEND_AGAIN)], press: pressed },
    'failed: another account has the address': {
      user: aMe({ pending_email: 'other@example.org' }),
      answers: [answers(CONFIRM, { email: ['taken'] }, 400)],
    },
    filled: {},
    'filled: signed in, link used before': { user: aMe(), answers: [isUsed] },
    'filled: link sent again': {
      user: waiting,
      answers: [isUsed, answers(SEND_AGAIN, null)],
      press: pressed,
    },
  },
  without: { empty: 'The screen says what came of one link; it lists nothing.' },
};
