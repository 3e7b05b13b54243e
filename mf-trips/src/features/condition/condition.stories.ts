import type { ConditionReport, ConditionReports, GuestBooking } from '@campavia/contracts';
import {
  aBooking,
  aMe,
  aReturnReport,
  aWrittenReport,
  someConditionReports,
} from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const TRIP = 'GET /v4/bookings-guest/{id}/';
const REPORTS = 'GET /v4/bookings-guest/{id}/condition-reports/';
const PHOTO = 'GET /v4/bookings-guest/{id}/condition-photos/{photoId}/';
const CONFIRMED = '2027-11-01T08:20:00.000Z';

const ongoing: Partial<GuestBooking> = {
  state: 'TO_COME',
  display_state: 'ONGOING',
  meta_state: 'confirmed',
  confirmed_on: '2027-03-09T10:00:00Z',
  can_search_more: false,
};

const reports = (over: Partial<ConditionReports>) => ({
  answers: [answers(REPORTS, someConditionReports(over))],
});
const pickUp = (over: Partial<ConditionReport>) =>
  reports({ results: [aWrittenReport(over), aReturnReport()] });

export const stories: ScreenStories = {
  address: 'trip.condition',
  path: '/d/trips/7001/condition/pick-up',
  user: aMe(),
  answers: [answers(TRIP, aBooking(ongoing)), answers(REPORTS, someConditionReports()), fails(PHOTO)],
  states: {
    loading: { answers: [pending(TRIP)] },
    'loading: report': { answers: [pending(REPORTS)] },
    'empty: nothing written': {},
    failed: { answers: [fails(REPORTS)] },
    'filled: to be confirmed': pickUp({}),
    'filled: waiting for the owner, with a code': pickUp({
      guest_confirmed_at: CONFIRMED,
      code_expires_at: '2027-11-01T08:35:00.000Z',
    }),
    'filled: waiting for the owner, without a code': pickUp({ guest_confirmed_at: CONFIRMED }),
    'filled: the owner has confirmed': pickUp({ owner_confirmed_at: CONFIRMED, updated_by: 'owner' }),
    'filled: final': pickUp({
      state: 'confirmed',
      guest_confirmed_at: CONFIRMED,
      owner_confirmed_at: CONFIRMED,
    }),
    'filled: too early': pickUp({ state: 'before', version: 0 }),
    'filled: too late': pickUp({ state: 'over', odometer_km: null, remarks: null }),
  },
};
