import { aBooking, aMe } from '@campavia/contracts/testing';

import { firstOpenStep, stepToResume, stepToShow } from './funnel-progress';
import { FUNNELS, shownSteps, stepAfter, stepBefore, stepsOf } from './funnel-steps';

const guest = aMe({ phone: '+33612345678', phone_certified: true });
const filled = aBooking({ state: 'ABANDONED' });
const missing = aBooking({
  state: 'ABANDONED',
  purpose: null,
  message: null,
  driver_born_on: null,
  driver_licence_since: null,
  licence_type: null,
});

test('a new booking starts with the driver', () => {
  for (const funnel of FUNNELS) expect(stepToResume(funnel, missing, guest)).toBe('user-details');
});

test.each([
  ['the licence', { driver_licence_since: null }, {}, 'user-details'],
  ['of a driver whom an insurance takes', { driver_born_on: '2008-05-01' }, {}, 'user-details'],
  ['a phone that is certified', {}, { phone_certified: false }, 'user-details'],
  ['a last name', {}, { last_name: ' ' }, 'user-details'],
  ['the purpose', { purpose: null }, {}, 'travel-details'],
  ['the message', { message: null }, {}, 'insurance'],
  ['nothing', {}, {}, 'summary'],
])('a guest who returns and still has to provide %s continues there', (_, trip, person, step) => {
  expect(stepToResume('request', { ...filled, ...trip }, { ...guest, ...person })).toBe(step);
});

test('a guest who returns during a payment is led to it, in the funnels that have one', () => {
  const trip = aBooking({ state: 'ACCEPTED', is_being_paid: true });
  const steps = FUNNELS.map((funnel) => stepToResume(funnel, trip, guest));
  expect(steps).toEqual(FUNNELS.map((funnel) => (funnel === 'request' ? 'summary' : 'payment')));
});

test('required data cannot be skipped, and completed steps can be revisited', () => {
  const known = { trip: { ...filled, purpose: null }, guest };
  expect(stepToShow('request', 'summary', known)).toBe('travel-details');
  expect(stepToShow('request', 'user-details', known)).toBe('user-details');
  expect(stepToShow('request', 'summary', { trip: filled, guest })).toBe('summary');
});

test('a sent request stays at its step, independent of the driver', () => {
  const sent = { ...filled, driver_born_on: '2008-05-01', state: 'ACCEPTED' } as const;
  expect(stepToShow('payment', 'payment', { trip: sent, guest })).toBe('payment');
});

test('an unsent request cannot be paid', () => {
  const draft = { ...filled, is_instant: true };
  expect(stepToShow('instant', 'payment', { trip: draft, guest })).toBe('summary');
  const sent = { ...draft, state: 'VALIDATED' } as const;
  expect(stepToShow('instant', 'payment', { trip: sent, guest })).toBe('payment');
});

test("without an owner's answer no message is required", () => {
  expect(firstOpenStep('instant', { ...filled, message: null }, guest)).toBeUndefined();
});

test('every step has a next one up to the last, and a previous one down to the first', () => {
  for (const funnel of FUNNELS) {
    const steps = stepsOf(funnel);
    expect(steps.slice(0, -1).map((step) => stepAfter(funnel, step))).toEqual(steps.slice(1));
    expect(steps.slice(1).map((step) => stepBefore(funnel, step))).toEqual(steps.slice(0, -1));
    expect(stepAfter(funnel, 'success')).toBe('success');
    expect(shownSteps(funnel)).not.toContain('success');
  }
});
