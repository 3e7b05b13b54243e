import { aMe, anExtension, anOwnerBooking } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const BOOKING = 'GET /v4/bookings-owner/{id}/';

export const stories: ScreenStories = {
  address: 'booking.refuse-change',
  path: '/d/bookings/7001/refuse-change',
  user: aMe({ is_owner: true }),
  answers: [
    answers(
      BOOKING,
      anOwnerBooking({
        state: 'TO_COME',
        display_state: 'TO_COME',
        calendar: null,
        buttons: ['answer_extension'],
        extensions: [anExtension({ state: 'GUEST_ASK' })],
      }),
    ),
  ],
  states: {
    loading: { answers: [pending(BOOKING)] },
    failed: { answers: [fails(BOOKING)] },
    filled: {},
  },
  without: { empty: 'There is always the booking itself.' },
};
