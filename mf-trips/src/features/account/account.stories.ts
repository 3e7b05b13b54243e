import {
  aDocument,
  aMe,
  anIdentityDocument,
  someDocuments,
  someMailPreferences,
  someMoneyboxes,
  someOwnSessions,
  somePasskeys,
} from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const CONFIRMATION = 'POST /3/users/me/confirmation/';
const PASSKEYS = 'GET /3/users/me/passkeys/';
const SESSIONS = 'GET /3/users/me/sessions/';
const MAILS = 'GET /3/users/me/mail-preferences/';
const CREDITS = 'GET /3/moneyboxes/';
const DOCUMENTS = 'GET /3/docs/guest/{id}/';
const SEND = ['trips.confirm-address.send'];

const unconfirmed = aMe({ email: 'marta@example.org', email_confirmed: false, phone_certified: false });

export const stories: ScreenStories = {
  address: 'account',
  path: '/d/account',
  user: aMe(),
  answers: [
    answers(PASSKEYS, somePasskeys()),
    answers(SESSIONS, someOwnSessions()),
    answers(MAILS, someMailPreferences()),
    answers(CREDITS, someMoneyboxes()),
    answers(
      DOCUMENTS,
      someDocuments(
        aDocument({ status: 'validated', expiration_date: '2031-04-03' }),
        anIdentityDocument({ status: 'needdoc' }),
      ),
    ),
  ],
  states: {
    loading: {
      answers: [pending(PASSKEYS), pending(SESSIONS), pending(MAILS), pending(CREDITS), pending(DOCUMENTS)],
    },
    failed: { answers: [fails(PASSKEYS), fails(SESSIONS), fails(MAILS), fails(CREDITS), fails(DOCUMENTS)] },
    'dialog: a passkey is added': { press: ['security.add'] },
    'empty: no passkey': { answers: [answers(PASSKEYS, somePasskeys([]))] },
    'loading: the link is being sent': {
      user: unconfirmed,
      answers: [pending(CONFIRMATION)],
      press: SEND,
    },
    'empty: nothing given': {
      user: aMe({
        phone: null,
        phone_certified: false,
        borned_on: null,
        street: null,
        zipcode: null,
        city: null,
        languages_spoken: [],
      }),
    },
    filled: { user: aMe({ booking_as_guest: 6, is_owner: true }) },
    'filled: nothing confirmed': { user: unconfirmed },
    'filled: the link is sent': {
      user: unconfirmed,
      answers: [answers(CONFIRMATION, null)],
      press: SEND,
    },
    'filled: another address to confirm': { user: aMe({ pending_email: 'new@example.org' }) },
  },
};
