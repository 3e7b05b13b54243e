import type { ConditionReport, ConditionReports } from '@campavia/contracts';
import { aMe, aReturnReport, aWrittenReport, someConditionReports } from '@campavia/contracts/testing';
import { answers, fails, pending, type SlotStories } from '@campavia/testing/stories';

const REPORTS = 'GET /v4/bookings-owner/{id}/condition-reports/';
const UPDATE = 'PATCH /v4/bookings-owner/{id}/condition-reports/{moment}/';
const PHOTO = 'GET /v4/bookings-owner/{id}/condition-photos/{photoId}/';
const CONFIRMED = '2027-11-01T08:20:00.000Z';

const props = { bookingId: 7001, moment: 'pick_up', guest: 'Emma', timeZone: 'Europe/Paris' } as const;

const reports = (over: Partial<ConditionReports>) => ({
  props,
  answers: [answers(REPORTS, someConditionReports(over))],
});
const pickUp = (over: Partial<ConditionReport>) =>
  reports({ results: [aWrittenReport(over), aReturnReport()] });

export const stories: SlotStories = {
  slot: 'booking.condition',
  path: '/d/bookings/7001/pick-up',
  user: aMe({ is_owner: true }),
  answers: [answers(REPORTS, someConditionReports()), fails(PHOTO)],
  states: {
    loading: { props, answers: [pending(REPORTS)] },
    failed: { props, answers: [fails(REPORTS)] },
    'empty: nothing written': { props },
    'filled: to be confirmed': pickUp({}),
    'filled: a tick is being saved': {
      ...pickUp({}),
      answers: [...pickUp({}).answers, pending(UPDATE)],
      press: ['input[type="checkbox"]'],
    },
    'failed: not saved': {
      ...pickUp({}),
      answers: [...pickUp({}).answers, fails(UPDATE, 405, 'condition_report_too_late')],
      press: ['input[type="checkbox"]'],
    },
    'failed: the guest was faster': {
      ...pickUp({}),
      answers: [...pickUp({}).answers, fails(UPDATE, 412, 'condition_report_changed')],
      press: ['input[type="checkbox"]'],
    },
    'filled: the guest has confirmed': pickUp({ guest_confirmed_at: CONFIRMED }),
    'filled: waiting for the guest': pickUp({ owner_confirmed_at: CONFIRMED, updated_by: 'owner' }),
    'filled: final': pickUp({
      state: 'confirmed',
      guest_confirmed_at: CONFIRMED,
      owner_confirmed_at: CONFIRMED,
    }),
    'filled: too early': pickUp({ state: 'before', version: 0 }),
    'filled: too late': pickUp({ state: 'over', odometer_km: null, remarks: null, checked: [] }),
  },
};
