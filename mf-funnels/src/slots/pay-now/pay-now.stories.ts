import type { SlotStories } from '@campavia/testing/stories';

const due = {
  bookingId: 7001,
  camperId: 1201,
  isInstant: false,
  amount: '539.70',
  currency: 'EUR',
  payBy: '2027-03-18T15:40:00Z',
  timeZone: 'Europe/Paris',
  isInList: false,
};
const ALL_IN_PROPS = 'The trip that shows it hands over all that it says.';

export const stories: SlotStories = {
  slot: 'trips.pay-now',
  path: '/d/trips/7001',
  states: {
    filled: { props: due },
    'filled: booked at once': { props: { ...due, isInstant: true } },
    'filled: being paid': { props: { ...due, isBeingPaid: true } },
    'filled: second half failed': {
      props: { ...due, amount: '269.85', payBy: undefined, lastDay: '2027-10-12' },
    },
    'filled: in the list of trips': { props: { ...due, isInList: true } },
  },
  without: {
    loading: ALL_IN_PROPS,
    empty: 'It is only shown where something is due.',
    failed: ALL_IN_PROPS,
  },
};
