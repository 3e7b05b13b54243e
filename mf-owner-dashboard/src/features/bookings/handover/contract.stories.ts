import { aContract, aMe, anOwnerBooking } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const BOOKING = 'GET /v4/bookings-owner/{id}/';
const CONTRACT = 'GET /3/my-bookings/{id}/contract/';

export const stories: ScreenStories = {
  address: 'booking.contract',
  path: '/d/bookings/7001/contract',
  user: aMe({ is_owner: true }),
  answers: [answers(BOOKING, anOwnerBooking()), answers(CONTRACT, aContract())],
  states: {
    loading: { answers: [pending(CONTRACT)] },
    failed: { answers: [fails(CONTRACT)] },
    'failed: not confirmed yet': { answers: [fails(CONTRACT, 404, 'booking_not_found')] },
    filled: {},
  },
  without: { empty: 'A contract always has its parties and its price.' },
};
