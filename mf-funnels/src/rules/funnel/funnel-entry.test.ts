import { BOOKING_STATES, isPayable, isUpdatable, type BookingState } from '@campavia/domain';

import { findEntry } from './funnel-entry';
import { FUNNELS, type Funnel } from './funnel-steps';

const WITH = { hasPaymentFunnel: true };
const WITHOUT = { hasPaymentFunnel: false };

interface Stage {
  state: BookingState;
  isInstant: boolean;
}

function stood(stage: Stage) {
  return {
    state: stage.state,
    is_instant: stage.isInstant,
    is_payable: isPayable(stage),
    is_updatable: isUpdatable(stage),
  };
}

/** The target in a word: a step, or other pages after an arrow. */
function led(funnel: Funnel, stage: Stage, flags: typeof WITH): string {
  const entry = findEntry(funnel, stood(stage), flags);
  return 'step' in entry ? entry.step : `→ ${entry.to}`;
}

/** All entries of a funnel for its bookings; states that are not named lead to `others`. */
interface Table {
  others: string;
  states: Partial<Record<BookingState, string>>;
}

const CONFIRMED = { TO_COME: 'success', ONGOING: 'success', DONE: 'success' };
const REQUEST: Table = {
  others: '→ trip',
  states: { ABANDONED: 'user-details', VALIDATED: 'success' },
};
const PAYMENT: Table = {
  others: '→ trip',
  states: {
    ...CONFIRMED,
    ABANDONED: 'user-details',
    ACCEPTED: 'user-details',
    TO_COME_NOT_PAID: 'summary',
  },
};
const INSTANT: Table = {
  others: '→ trip',
  states: {
    ...CONFIRMED,
    ABANDONED: 'user-details',
    VALIDATED: 'user-details',
    ACCEPTED: 'user-details',
    TO_COME_NOT_PAID: 'user-details',
  },
};
const BOOKING_PAYMENT: Table = {
  others: '→ trip',
  states: {
    ...CONFIRMED,
    ABANDONED: 'user-details',
    ACCEPTED: 'user-details',
    TO_COME_NOT_PAID: 'user-details',
  },
};
const allTo = (others: string): Table => ({ others, states: {} });

const CASES: [Funnel, isInstant: boolean, typeof WITH, Table][] = [
  ['request', true, WITH, allTo('→ instant')],
  ['request', true, WITHOUT, allTo('→ instant')],
  ['request', false, WITH, REQUEST],
  ['request', false, WITHOUT, REQUEST],
  ['payment', true, WITH, allTo('→ instant')],
  ['payment', true, WITHOUT, allTo('→ instant')],
  ['payment', false, WITH, PAYMENT],
  ['payment', false, WITHOUT, PAYMENT],
  ['instant', false, WITH, allTo('→ request')],
  ['instant', false, WITHOUT, allTo('→ request')],
  ['instant', true, WITH, INSTANT],
  ['instant', true, WITHOUT, INSTANT],
  ['booking-payment', true, WITH, allTo('→ instant')],
  ['booking-payment', true, WITHOUT, allTo('→ instant')],
  ['booking-payment', false, WITH, allTo('→ payment')],
  ['booking-payment', false, WITHOUT, BOOKING_PAYMENT],
];

describe.each(CASES)(
  '%s entered with a booking that is instant: %s, under %j',
  (funnel, isInstant, flags, table) => {
    test.each(BOOKING_STATES)('%s', (state) => {
      expect(led(funnel, { state, isInstant }, flags)).toBe(table.states[state] ?? table.others);
    });
  },
);

test('the tables are complete: fourteen states in every funnel, instant or not, with the payment funnel or without', () => {
  const rows = CASES.map(([funnel, isInstant, { hasPaymentFunnel }]) => [
    funnel,
    isInstant,
    hasPaymentFunnel,
  ]);
  expect(BOOKING_STATES).toHaveLength(14);
  for (const funnel of FUNNELS) {
    for (const isInstant of [true, false]) {
      expect(rows).toContainEqual([funnel, isInstant, true]);
      expect(rows).toContainEqual([funnel, isInstant, false]);
    }
  }
});

test('a booking that fails to load redirects to the list of trips', () => {
  for (const funnel of FUNNELS) expect(findEntry(funnel, undefined, WITH)).toEqual({ to: 'trips' });
});
