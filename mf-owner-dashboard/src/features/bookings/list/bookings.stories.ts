import type { OwnerBooking } from '@campavia/contracts';
import {
  aMe,
  anExtension,
  anOwnerBooking,
  aUser,
  someBookingOptions,
  someOwnerBookings,
} from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const LIST = 'GET /v4/bookings-owner/';
const OPTIONS = 'GET /v4/bookings-owner/options/';
const ME = aMe({ is_owner: true });

const { guest, calendar } = anOwnerBooking();
const rival = { id: 7002, first_name: 'Tom', date_from: '2027-11-04', date_to: '2027-11-10' };
const booked: Partial<OwnerBooking> = {
  state: 'TO_COME',
  display_state: 'TO_COME',
  confirmed_on: '2027-03-02T10:00:00Z',
  calendar: null,
};

/** Every kind of card, by its deadline. */
const many = someOwnerBookings([
  anOwnerBooking({ calendar: calendar && { ...calendar, rivals: [rival] } }),
  anOwnerBooking({
    ...booked,
    id: 7003,
    guest: { ...guest, id: 413, first_name: 'Inês', review_average_as_guest: 4.8, review_count_as_guest: 11 },
    buttons: ['answer_extension', 'snooze', 'cancel'],
    extensions: [anExtension({ state: 'GUEST_ASK' })],
  }),
  anOwnerBooking({ id: 7002, guest: { ...guest, id: 414, first_name: 'Tom', documents: 'sent' } }),
  anOwnerBooking({
    ...booked,
    id: 7004,
    display_state: 'FINISHED',
    buttons: ['review'],
    guest: { ...guest, id: 415, first_name: 'Maximiliane-Alexandra' },
  }),
]);

export const stories: ScreenStories = {
  address: 'bookings',
  path: '/d/bookings?meta_state=to_do',
  user: ME,
  answers: [
    answers(OPTIONS, someBookingOptions()),
    answers(LIST, many),
    answers('GET /3/users/{id}/', aUser({ answer_rate_as_owner: 98 })),
  ],
  states: {
    loading: { answers: [pending(LIST)] },
    failed: { answers: [fails(LIST)] },
    empty: { answers: [answers(LIST, someOwnerBookings([]))] },
    filled: {},
  },
};
