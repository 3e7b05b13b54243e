import { BOOKING_STATES, isPayable, isUpdatable, type BookingState } from '@campavia/domain';

import { findPlace } from './funnel-place';
import { FUNNELS, type Funnel, type FunnelStep } from './funnel-steps';

const WITH = { hasPaymentFunnel: true };
const WITHOUT = { hasPaymentFunnel: false };

interface Stage {
  state: BookingState;
  isInstant: boolean;
}

/** The resulting page for a requested step, in words. */
function answered(funnel: Funnel, step: FunnelStep, stage: Stage, flags: typeof WITH): string {
  const booking = {
    state: stage.state,
    is_instant: stage.isInstant,
    is_payable: isPayable(stage),
    is_updatable: isUpdatable(stage),
  };
  const place = findPlace({ funnel, step }, booking, flags);
  if (!place) return 'the way in';
  return place.funnel === funnel && place.step === step ? 'there' : `${place.funnel}/${place.step}`;
}

/** The result for named states, and for all others. */
interface Table {
  others: string;
  states: Partial<Record<BookingState, string>>;
}

const there = (...states: BookingState[]): Table => ({
  others: 'the way in',
  states: Object.fromEntries(states.map((state) => [state, 'there'])),
});
const always = (others: string): Table => ({ others, states: {} });

const sent = (step: string, table: Table): Table => ({
  ...table,
  states: { ...table.states, ABANDONED: `request/${step}` },
});

const PAYING = sent('summary', there('ACCEPTED', 'TO_COME_NOT_PAID'));
const PAYING_AT_ONCE = there('ABANDONED', 'VALIDATED', 'ACCEPTED', 'TO_COME_NOT_PAID');
const TELLING = there('ABANDONED', 'ACCEPTED');
const TELLING_AT_ONCE = there('ABANDONED', 'VALIDATED', 'ACCEPTED');
const BOOKED = there('TO_COME_NOT_PAID', 'TO_COME', 'ONGOING', 'DONE');

/** Every funnel at its most important step, and at its end. */
const CASES: [asked: [Funnel, FunnelStep], isInstant: boolean, typeof WITH, Table][] = [
  [['request', 'summary'], true, WITH, always('the way in')],
  [['request', 'summary'], true, WITHOUT, always('the way in')],
  [['request', 'summary'], false, WITH, there('ABANDONED')],
  [['request', 'summary'], false, WITHOUT, there('ABANDONED')],
  [['request', 'success'], false, WITH, there('VALIDATED')],
  [['payment', 'payment'], true, WITH, always('instant/payment')],
  [['payment', 'payment'], true, WITHOUT, always('instant/payment')],
  [['payment', 'payment'], false, WITH, PAYING],
  [['payment', 'payment'], false, WITHOUT, PAYING],
  [['payment', 'user-details'], false, WITH, TELLING],
  [['payment', 'cancel-insurance'], false, WITH, sent('summary', TELLING)],
  [['payment', 'insurance'], false, WITH, sent('insurance', TELLING)],
  [['booking-payment', 'insurance'], false, WITHOUT, sent('insurance', TELLING)],
  [['payment', 'summary'], false, WITH, PAYING],
  [['instant', 'insurance'], true, WITH, TELLING_AT_ONCE],
  [['instant', 'summary'], true, WITH, PAYING_AT_ONCE],
  [['payment', 'success'], true, WITH, always('instant/success')],
  [['payment', 'success'], false, WITH, BOOKED],
  [['payment', 'payment-callback'], true, WITH, always('instant/payment-callback')],
  [['instant', 'payment'], true, WITH, PAYING_AT_ONCE],
  [['instant', 'payment'], true, WITHOUT, PAYING_AT_ONCE],
  [['instant', 'payment'], false, WITH, always('the way in')],
  [['instant', 'payment'], false, WITHOUT, always('the way in')],
  [['instant', 'success'], true, WITH, BOOKED],
  [['booking-payment', 'payment'], true, WITH, always('instant/payment')],
  [['booking-payment', 'payment'], true, WITHOUT, always('instant/payment')],
  [['booking-payment', 'payment'], false, WITH, always('payment/payment')],
  [['booking-payment', 'payment'], false, WITHOUT, PAYING],
  [['booking-payment', 'payment-waiting'], true, WITHOUT, always('instant/payment')],
  [['booking-payment', 'payment-error'], false, WITH, always('payment/payment')],
  [['booking-payment', 'success'], false, WITHOUT, BOOKED],
];

describe.each(CASES)(
  'in a funnel at its step, %j, for a booking that is instant: %s, under %j',
  ([funnel, step], isInstant, flags, table) => {
    test.each(BOOKING_STATES)('%s', (state) => {
      const expected = table.states[state] ?? table.others;
      expect(answered(funnel, step, { state, isInstant }, flags)).toBe(expected);
    });
  },
);

test('the tables are complete: fourteen states in every funnel, instant or not, with the payment funnel or without', () => {
  const rows = CASES.map(([[funnel], isInstant, { hasPaymentFunnel }]) => [
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
