import type { ConditionReports, OwnerBooking } from '@campavia/contracts';
import {
  aConditionPhoto,
  aDepositClaim,
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
const WITHDRAW = 'PATCH /v4/bookings-owner/{id}/claims/{claimId}/withdraw/';

const booked: Partial<OwnerBooking> = {
  state: 'TO_COME',
  display_state: 'ONGOING',
  meta_state: 'confirmed',
  confirmed_on: '2027-03-09T10:00:00Z',
  calendar: null,
  buttons: [],
};

/** The last one of a claim; pressed once more it is the one that withdraws. */
const WITHDRAW_BUTTON = 'section > section > div > div:last-child > button';
const LATER = '2100-11-09T19:00:00.000Z';
const results = [aWrittenReport({ state: 'over' }), aReturnReport({ state: 'open' })];
const open = (over: Partial<ConditionReports> = {}) =>
  someConditionReports({ results, claims_until: LATER, ...over });
const conditions = (over: Partial<ConditionReports>) => ({ answers: [answers(REPORTS, open(over))] });
const claimed = (...claims: ConditionReports['claims']) => conditions({ claims });
const left = (amount: string) => ({ amount: '800.00', left: amount, currency: 'EUR', is_on_card: true });

export const stories: ScreenStories = {
  address: 'booking.claims',
  path: '/d/bookings/7001/claims',
  user: aMe({ is_owner: true }),
  answers: [answers(BOOKING, anOwnerBooking(booked)), answers(REPORTS, open()), fails(PHOTO)],
  states: {
    loading: { answers: [pending(BOOKING)] },
    'loading: claims': { answers: [pending(REPORTS)] },
    failed: { answers: [fails(REPORTS)] },
    'failed: unknown': { answers: [fails(BOOKING, 404, 'booking_not_found')] },
    'empty: no claim': {},
    'failed: nothing filled in': { press: ['form button[type="submit"]'] },
    'filled: waiting for the guest': claimed(aDepositClaim({ photos: [aConditionPhoto()] })),
    'filled: being withdrawn': {
      answers: [...claimed(aDepositClaim()).answers, pending(WITHDRAW)],
      press: [WITHDRAW_BUTTON, WITHDRAW_BUTTON],
    },
    'filled: the guest has answered': claimed(
      aDepositClaim({ answer: 'It was broken at the pick-up: see the third photo.' }),
    ),
    'filled: charged, not paid and withdrawn': claimed(
      aDepositClaim({ state: 'charged', kind: 'cleaning' }),
      aDepositClaim({ id: 502, state: 'unpaid', kind: 'tolls', amount: '14.50' }),
      aDepositClaim({ id: 503, state: 'withdrawn', kind: 'other' }),
    ),
    'filled: no deposit on a card': conditions({ deposit: { ...left('800.00'), is_on_card: false } }),
    'filled: nothing is left': conditions({ deposit: left('0.00') }),
    'filled: too early': conditions({ results: [aWrittenReport(), aReturnReport()] }),
    'filled: too late': conditions({ claims_until: '2020-11-09T19:00:00.000Z' }),
  },
};
