import { aMe, anOwnerBooking } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const BOOKING = 'GET /v4/bookings-owner/{id}/';
const CANCEL = 'PATCH /v4/bookings-owner/{id}/cancel/';
const SUBMIT = 'button[type="submit"]';

export const stories: ScreenStories = {
  address: 'booking.cancel',
  path: '/d/bookings/7001/cancel',
  user: aMe({ is_owner: true }),
  answers: [
    answers(
      BOOKING,
      anOwnerBooking({
        state: 'TO_COME',
        display_state: 'TO_COME',
        confirmed_on: '2027-03-09T10:00:00Z',
        calendar: null,
        buttons: ['cancel'],
      }),
    ),
  ],
  states: {
    loading: { answers: [pending(BOOKING)] },
    'loading: it is being cancelled': {
      answers: [pending(CANCEL)],
      press: ['input[value="REASON_DOWN"]', SUBMIT],
    },
    failed: { answers: [fails(BOOKING)] },
    'failed: no reason': { press: [SUBMIT] },
    filled: {},
    'filled: too late': { answers: [answers(BOOKING, anOwnerBooking({ buttons: [] }))] },
  },
  without: { empty: 'There is always the booking itself.' },
};
