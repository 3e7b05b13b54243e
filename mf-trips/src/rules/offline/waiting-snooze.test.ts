import { reviewWaitingSnooze } from './waiting-snooze';

const waiting = {
  tripId: 7001,
  title: 'Maud',
  state: 'ACCEPTED',
  askedAtMs: Date.UTC(2027, 2, 10, 9),
};
const trip = {
  display_state: 'ACCEPTED',
  buttons: ['pay', 'snooze'],
  snoozed_until: null,
} as const;

test.each([
  ['as it was', trip, 'send'],
  ['in another state', { ...trip, display_state: 'TO_COME' }, 'drop'],
  ['without that action any more', { ...trip, buttons: ['pay'] }, 'drop'],
  ['snoozed already: the answer was lost', { ...trip, snoozed_until: '2027-03-12T10:00:00Z' }, 'sent'],
  ['after an earlier snooze', { ...trip, snoozed_until: '2027-03-09T10:00:00Z' }, 'send'],
] as const)('a waiting snooze, with the trip %s', (_, present, verdict) => {
  expect(reviewWaitingSnooze({ ...present, buttons: [...present.buttons] }, waiting)).toBe(verdict);
});
