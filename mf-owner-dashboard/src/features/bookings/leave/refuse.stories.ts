import { aMe, anOwnerBooking } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const BOOKING = 'GET /v4/bookings-owner/{id}/';

export const stories: ScreenStories = {
  address: 'booking.refuse',
  path: '/d/bookings/7001/refuse',
  user: aMe({ is_owner: true }),
  answers: [answers(BOOKING, anOwnerBooking())],
  states: {
    loading: { answers: [pending(BOOKING)] },
    failed: { answers: [fails(BOOKING)] },
    filled: {},
  },
  without: { empty: 'There is always the booking itself.' },
};
