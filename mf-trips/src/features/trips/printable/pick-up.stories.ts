import type { GuestBooking } from '@campavia/contracts';
import { aBooking, aMe } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const TRIP = 'GET /v4/bookings-guest/{id}/';

const confirmed: Partial<GuestBooking> = {
  state: 'TO_COME',
  display_state: 'TO_COME',
  meta_state: 'confirmed',
  confirmed_on: '2027-03-09T10:00:00Z',
  owner: { ...aBooking().owner, phone: '+33612345601' },
  assistance: { emergency: '112', breakdown: '+33 1 99 00 27 37' },
};

export const stories: ScreenStories = {
  address: 'trip.pick-up',
  path: '/d/trips/7001/pick-up',
  user: aMe(),
  answers: [answers(TRIP, aBooking(confirmed))],
  states: {
    loading: { answers: [pending(TRIP)] },
    failed: { answers: [fails(TRIP)] },
    'failed: not confirmed': { answers: [answers(TRIP, aBooking())] },
    'filled: one driver': {},
    'filled: two drivers, the owner’s insurance': {
      answers: [
        answers(
          TRIP,
          aBooking({
            ...confirmed,
            second_driver: 'selected',
            deposit_at_pick_up: true,
            insurance: { id: 3, slug: 'none' },
            owner: aBooking().owner,
            assistance: { emergency: '112', breakdown: null },
          }),
        ),
      ],
    },
  },
  without: { empty: 'A confirmed trip always has its place and its days.' },
};
