import type { OwnerBooking } from '@campavia/contracts';
import {
  aMe,
  anOwnerBooking,
  aReturnReport,
  aWrittenReport,
  someConditionReports,
} from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const BOOKING = 'GET /v4/bookings-owner/{id}/';
const REPORTS = 'GET /v4/bookings-owner/{id}/condition-reports/';
const PHOTO = 'GET /v4/bookings-owner/{id}/condition-photos/{photoId}/';

const booked: Partial<OwnerBooking> = {
  state: 'TO_COME',
  display_state: 'ONGOING',
  meta_state: 'confirmed',
  confirmed_on: '2027-03-09T10:00:00Z',
  calendar: null,
  buttons: [],
};

const results = [aWrittenReport(), aReturnReport({ state: 'open' })];

export const stories: ScreenStories = {
  address: 'booking.return',
  path: '/d/bookings/7001/return',
  user: aMe({ is_owner: true }),
  answers: [
    answers(BOOKING, anOwnerBooking(booked)),
    answers(REPORTS, someConditionReports({ results })),
    fails(PHOTO),
  ],
  states: {
    loading: { answers: [pending(BOOKING)] },
    failed: { answers: [fails(BOOKING)] },
    'failed: unknown': { answers: [fails(BOOKING, 404, 'booking_not_found')] },
    filled: {},
  },
  without: { empty: 'The states of a report are those of the slot.' },
};
