import type { ConditionReports, OwnerBooking } from '@campavia/contracts';
import {
  aConditionReport,
  aDepositClaim,
  aKilometreSettlement,
  aMe,
  anExtension,
  anOwnerBooking,
  anOwnerPrice,
  aReturnReport,
  aWrittenReport,
  someConditionReports,
} from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const BOOKING = 'GET /v4/bookings-owner/{id}/';
const PRICE = 'GET /3/my-bookings/{id}/prices/';
const REPORTS = 'GET /v4/bookings-owner/{id}/condition-reports/';
const CONFIRMED = '2027-11-01T08:20:00.000Z';

const { guest, calendar } = anOwnerBooking();
const rival = { id: 7002, first_name: 'Tom', date_from: '2027-11-04', date_to: '2027-11-10' };
const booked: Partial<OwnerBooking> = {
  state: 'TO_COME',
  display_state: 'TO_COME',
  meta_state: 'confirmed',
  confirmed_on: '2027-03-09T10:00:00Z',
  calendar: null,
  buttons: ['ask_together', 'cancel'],
  guest: { ...guest, phone: '+33612345601' },
  deposit_at_pick_up: true,
};

const before = [aConditionReport({ state: 'before' }), aReturnReport()];
const final = { state: 'confirmed', guest_confirmed_at: CONFIRMED, owner_confirmed_at: CONFIRMED } as const;
const ongoing: Partial<OwnerBooking> = { ...booked, display_state: 'ONGOING', buttons: [] };
const reports = (over: Partial<OwnerBooking>, conditions: Partial<ConditionReports>) => ({
  answers: [
    answers(BOOKING, anOwnerBooking({ ...booked, ...over })),
    answers(REPORTS, someConditionReports({ claims_until: '2100-11-09T19:00:00.000Z', ...conditions })),
  ],
});

const booking = (over: Partial<OwnerBooking>) => ({ answers: [answers(BOOKING, anOwnerBooking(over))] });

export const stories: ScreenStories = {
  address: 'booking',
  path: '/d/bookings/7001',
  user: aMe({ is_owner: true }),
  answers: [
    answers(BOOKING, anOwnerBooking()),
    answers(PRICE, anOwnerPrice()),
    answers(REPORTS, someConditionReports({ results: before })),
  ],
  states: {
    loading: { answers: [pending(BOOKING)] },
    'loading: what it brings': { answers: [pending(PRICE)] },
    failed: { answers: [fails(BOOKING)] },
    'failed: what it brings': { answers: [fails(PRICE)] },
    'failed: unknown': { answers: [fails(BOOKING, 404, 'booking_not_found')] },
    'filled: a request': {},
    'filled: an overlapping request': booking({
      calendar: calendar && { ...calendar, rivals: [rival] },
    }),
    'filled: two overlapping requests': booking({
      calendar: calendar && { ...calendar, rivals: [rival, { ...rival, id: 7003, first_name: 'Ada' }] },
    }),
    'filled: the days are taken': booking({
      calendar: calendar && { ...calendar, is_free: false },
    }),
    'filled: accepted, can be taken back': { press: ['?owner-bookings.answer.undo', 'aside button'] },
    'filled: a change is asked for': booking({
      ...booked,
      buttons: ['answer_extension', 'cancel'],
      extensions: [anExtension({ state: 'GUEST_ASK' })],
    }),
    'filled: booked': booking(booked),
    'loading: pick-up and return': { answers: [...booking(booked).answers, pending(REPORTS)] },
    'failed: pick-up and return': { answers: [...booking(booked).answers, fails(REPORTS)] },
    'filled: the day before': reports({}, { results: [aConditionReport(), aReturnReport()] }),
    'filled: the guest has confirmed the pick-up': reports(ongoing, {
      results: [aWrittenReport({ guest_confirmed_at: CONFIRMED }), aReturnReport({ state: 'open' })],
    }),
    'filled: on the way': reports(ongoing, {
      results: [aWrittenReport(final), aReturnReport({ state: 'open' })],
    }),
    'filled: returned, the guest owes a part': reports(
      { ...ongoing, display_state: 'FINISHED' },
      {
        results: [aWrittenReport(final), aReturnReport({ ...final, version: 4, odometer_km: 85_030 })],
        settlement: aKilometreSettlement({ charged: '10.00', owed: '14.00' }),
        claims: [aDepositClaim()],
      },
    ),
    'filled: returned, nothing to pay': reports(
      { ...ongoing, display_state: 'FINISHED' },
      {
        results: [aWrittenReport(final), aReturnReport({ ...final, version: 4 })],
        settlement: aKilometreSettlement({
          beyond_km: 0,
          driven_km: 600,
          total: '0.00',
          charged: '0.00',
          state: 'nothing',
        }),
      },
    ),
    'filled: the guest asks to cancel together': booking({
      ...booked,
      buttons: ['cancel_together', 'cancel'],
      mutual_cancellation: {
        asked_by: 'guest',
        asked_on: '2027-03-10T09:00:00Z',
        open_until: '2027-03-12T09:00:00Z',
      },
    }),
    'filled: cancelled by the guest': booking({
      ...booked,
      state: 'CANCELLED_GUEST',
      display_state: 'CANCELLED_GUEST',
      meta_state: 'archived',
      buttons: [],
      cancel_comment: 'We are very sorry.',
      ended_on: '2027-03-10T08:00:00Z',
    }),
    'filled: in preparation': booking({
      state: 'CREATED_PRO',
      display_state: 'CREATED_PRO',
      meta_state: 'waiting',
      calendar: null,
      buttons: ['complete', 'drop'],
    }),
  },
  without: { empty: 'There is always the booking itself.' },
};
