import { aListing, aMe, anAccountDeletion } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const ME = 'DELETE /3/users/me/';
const DELETE = 'account.delete-account.delete-it';
const TICK_AND_DELETE = ['input[name="sure"]', DELETE];

const DELETION = 'GET /3/users/me/deletion/';
const TRIPS = [
  { booking: 71, camper: 1201, title: 'Summit', date_from: '2027-06-28', date_to: '2027-07-08' },
  { booking: null, camper: 1203, title: 'Maud', date_from: '2027-05-07', date_to: '2027-05-10' },
];

const hasTrips = {
  code: 'account_has_trips',
  detail: 'There are still trips to come.',
  trips: [
    { camper: 1201, date_from: '2027-11-01', date_to: '2027-11-07' },
    { camper: 99, date_from: '2027-05-01', date_to: '2027-05-09' },
  ],
};

export const stories: ScreenStories = {
  address: 'account.delete',
  path: '/d/account/profile/delete',
  user: aMe(),
  answers: [answers(DELETION, anAccountDeletion())],
  states: {
    'failed: trips come first': { answers: [answers(DELETION, anAccountDeletion({ trips: TRIPS }))] },
    'filled: tax law keeps a record': {
      answers: [answers(DELETION, anAccountDeletion({ retained_until: '2033-12-31' }))],
    },
    'filled: the payment provider keeps a record': {
      answers: [
        answers(DELETION, anAccountDeletion({ retained_until: '2033-12-31', is_at_payment_provider: true })),
      ],
    },
    'filled: requests are withdrawn': { answers: [answers(DELETION, anAccountDeletion({ requests: 2 }))] },
    'loading: the account is being deleted': { answers: [pending(ME)], press: TICK_AND_DELETE },
    failed: { answers: [fails(ME)], press: TICK_AND_DELETE },
    'failed: not ticked': { press: [DELETE] },
    'failed: trips to come': {
      answers: [
        answers(ME, hasTrips, 409),
        fails('GET /3/products/99/', 410, 'camper_deleted'),
        answers('GET /3/products/1201/', aListing({ id: 1201, title: 'Maud' })),
      ],
      press: TICK_AND_DELETE,
    },
    filled: {},
    'filled: an owner of three campers': { user: aMe({ is_owner: true, camper_count: 3 }) },
    'filled: seen by staff': { user: aMe({ actor: { id: 5, first_name: 'Nathalie' } }) },
  },
  without: { empty: 'The screen shows no data, only what deleting the account means.' },
};
