import { aMe, someBookingOptions, someBookings } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const LIST = 'GET /v4/bookings-guest/';
const OPTIONS = 'GET /v4/bookings-guest/options/';

export const stories: ScreenStories = {
  address: 'trips',
  path: '/d/trips?meta_state=waiting',
  user: aMe(),
  answers: [answers(OPTIONS, someBookingOptions()), answers(LIST, someBookings())],
  states: {
    loading: { answers: [pending(LIST)] },
    failed: { answers: [fails(LIST)] },
    empty: { answers: [answers(LIST, someBookings([]))] },
    filled: {},
  },
};
