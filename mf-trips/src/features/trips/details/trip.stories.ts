import type { DepositClaim, GuestBooking } from '@campavia/contracts';
import {
  aBooking,
  aBookingPrice,
  aDepositClaim,
  aDocument,
  aKilometreSettlement,
  aMe,
  anExtension,
  anIdentityDocument,
  anInsuranceChoice,
  anUpgrade,
  aRefundPreview,
  aReturnReport,
  aWrittenReport,
  someConditionReports,
  someDocuments,
  someInsuranceConditions,
} from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

import { someProofDocuments } from '../../../../test/proof-documents';

const TRIP = 'GET /v4/bookings-guest/{id}/';
const PRICE = 'GET /3/my-requests/{id}/prices/';
const REFUND = 'GET /3/my-requests/{id}/refund/';
const INSURANCE = 'GET /3/insurance/standard/';
const AGREED = 'GET /3/insurance/condition/product/{id}/';
const OWN_DOCUMENTS = 'GET /3/docs/guest/{id}/';
const REPORTS = 'GET /v4/bookings-guest/{id}/condition-reports/';
const BOOKING_DOCUMENTS = 'GET /3/docs/booking/{id}/';

const refund = aRefundPreview();

const accepted: Partial<GuestBooking> = {
  state: 'ACCEPTED',
  display_state: 'ACCEPTED',
  is_payable: true,
  pay_by: '2027-03-18T15:40:00Z',
  can_search_more: false,
};
const confirmed: Partial<GuestBooking> = {
  state: 'TO_COME',
  display_state: 'TO_COME',
  meta_state: 'confirmed',
  paid: '539.70',
  confirmed_on: '2027-03-09T10:00:00Z',
  can_search_more: false,
  owner: { ...aBooking().owner, phone: '+33612345601' },
  assistance: { emergency: '112', breakdown: '+33 1 99 00 27 37' },
};
const halfPaid: Partial<GuestBooking> = {
  ...confirmed,
  state: 'TO_COME_NOT_PAID',
  display_state: 'TO_COME_NOT_PAID',
  assistance: null,
  paid: '269.85',
  second_payment: { date: '2027-10-02', amount: '269.85', amount_currency: 'EUR', state: 'to_come' },
};
const cancelled: Partial<GuestBooking> = {
  ...confirmed,
  state: 'CANCELLED_OWNER',
  display_state: 'CANCELLED_OWNER',
  assistance: null,
  meta_state: 'archived',
  refunded: '539.70',
  ended_on: '2027-03-10T08:00:00Z',
};
const notSent: Partial<GuestBooking> = {
  state: 'ABANDONED',
  display_state: 'ABANDONED',
  meta_state: 'to_do',
};

const canBeSnoozed: Partial<GuestBooking> = {
  ...accepted,
  meta_state: 'to_do',
  buttons: ['pay', 'snooze', 'cancel'],
};

const insuredByOwner: Partial<GuestBooking> = {
  ...confirmed,
  insurance: { id: 3, slug: 'none' },
};

const kept = (over: Partial<GuestBooking>) => ({
  'bookings/guest/7001': aBooking(over),
  'bookings/guest/7001/price': aBookingPrice(),
  'bookings/guest/7001/refund': refund,
  'insurance/standard': anInsuranceChoice(),
  'documents/guest/41': someDocuments(aDocument(), anIdentityDocument()),
  'documents/booking/7001': someDocuments(),
});

const trip = (over: Partial<GuestBooking>) => ({ answers: [answers(TRIP, aBooking(over))] });

function finished(claims: DepositClaim[]) {
  return [
    answers(TRIP, aBooking({ ...confirmed, display_state: 'FINISHED', buttons: ['review'] })),
    answers(REPORTS, someConditionReports({ claims })),
  ];
}

export const stories: ScreenStories = {
  address: 'trip',
  path: '/d/trips/7001',
  user: aMe(),
  answers: [
    answers(TRIP, aBooking()),
    answers(PRICE, aBookingPrice()),
    answers(REFUND, refund),
    answers(INSURANCE, anInsuranceChoice()),
    answers(OWN_DOCUMENTS, someDocuments(aDocument(), anIdentityDocument())),
    answers(BOOKING_DOCUMENTS, someDocuments()),
  ],
  states: {
    loading: { answers: [pending(TRIP)] },
    'loading: price and refund': {
      answers: [
        answers(TRIP, aBooking(confirmed)),
        pending(PRICE),
        pending(REFUND),
        pending(INSURANCE),
        pending(OWN_DOCUMENTS),
      ],
    },
    failed: { answers: [fails(TRIP)] },
    'failed: unknown': { answers: [fails(TRIP, 404, 'booking_not_found')] },
    'failed: not sent, and the days are taken': {
      answers: [answers(TRIP, aBooking(notSent)), { call: PRICE, status: 400, body: { __all__: ['107'] } }],
    },
    'filled: waiting for the owner': {},
    'filled: not sent': trip(notSent),
    'filled: payable': trip(accepted),
    'filled: being paid': trip({ ...accepted, is_being_paid: true }),
    'filled: confirmed': trip(confirmed),
    'filled: confirmed, with everything added': trip({
      ...confirmed,
      second_driver: 'selected',
      rental_cover: true,
      cancel_insurance: true,
    }),
    'filled: insured by the owner': {
      answers: [answers(TRIP, aBooking(insuredByOwner)), answers(AGREED, someInsuranceConditions())],
    },
    'filled: insured by the owner, whose conditions are not known': {
      answers: [
        answers(TRIP, aBooking(insuredByOwner)),
        answers(AGREED, someInsuranceConditions({ conditions: null })),
      ],
    },
    'filled: a document was refused, one expires soon': {
      answers: [
        answers(TRIP, aBooking(confirmed)),
        answers(
          OWN_DOCUMENTS,
          someDocuments(
            aDocument({ status: 'exp_soon', expiration_date: '2027-04-02' }),
            anIdentityDocument({
              status: 'needdoc',
              reason: { code: 'UNREADABLE', text: 'It cannot be read. Take a sharp picture in good light.' },
            }),
          ),
        ),
      ],
    },
    'filled: all documents are checked': {
      answers: [
        answers(TRIP, aBooking(confirmed)),
        answers(
          OWN_DOCUMENTS,
          someDocuments(
            aDocument({ status: 'validated', submitted_at: '2027-03-08T09:00:00Z' }),
            anIdentityDocument({ status: 'validated', expiration_date: '2031-04-03' }),
          ),
        ),
      ],
    },
    'failed: documents': {
      answers: [answers(TRIP, aBooking(confirmed)), fails(OWN_DOCUMENTS), fails(BOOKING_DOCUMENTS)],
    },
    'filled: with an extension to be paid, and what can be added': trip({
      ...confirmed,
      permissions: {
        can_create_extensions: false,
        is_buyback_available: true,
        is_rental_cover_available: true,
        can_add_second_driver: true,
      },
      extensions: [anExtension({ state: 'ACCEPTED', pay_by: '2027-03-11T09:30:00Z' })],
      upgrades: [anUpgrade({ state: 'ACCEPTED', pay_by: '2027-03-11T10:30:00Z' })],
    }),
    'filled: an extension was refused': trip({
      ...confirmed,
      permissions: { ...aBooking().permissions, can_create_extensions: true },
      extensions: [
        anExtension({
          state: 'CANCEL_OWNER',
          end_cause: 'refused',
          refusal: { reason: 'PERSONAL', comment: 'We are away ourselves that weekend.' },
        }),
      ],
    }),
    'filled: confirmed with the first half': trip(halfPaid),
    'filled: second half failed': trip({
      ...halfPaid,
      second_payment: { date: '2027-10-02', amount: '269.85', amount_currency: 'EUR', state: 'failed' },
    }),
    'filled: can be snoozed': trip(canBeSnoozed),
    'filled: without a connection': {
      kept: kept({
        ...confirmed,
        permissions: { ...aBooking().permissions, can_create_extensions: true, can_add_second_driver: true },
      }),
    },
    'filled: a snooze waits for a connection': {
      kept: kept(canBeSnoozed),
      values: { 'mf-trips.snoozes': [{ tripId: 7001, state: 'ACCEPTED', title: '', askedAtMs: 0 }] },
    },
    'failed: not available without a connection': { kept: {}, answers: [fails(TRIP, 503)] },
    'filled: snoozed': trip({
      ...accepted,
      buttons: ['pay', 'cancel'],
      snoozed_until: '2031-03-12T09:00:00Z',
    }),
    'filled: the owner asks to cancel together': trip({
      ...confirmed,
      mutual_cancellation: {
        asked_by: 'owner',
        asked_on: '2027-03-10T09:00:00Z',
        open_until: '2027-03-12T09:00:00Z',
      },
    }),
    'filled: waiting for a proof': {
      answers: [
        answers(
          TRIP,
          aBooking({
            ...confirmed,
            summary_state: 'WARNING',
            emergency_proof_in_validation: true,
            emergency: { reason: 'REASON_OWNER', proof: 'waiting' },
          }),
        ),
        answers(BOOKING_DOCUMENTS, someProofDocuments()),
      ],
    },
    'filled: cancelled, the rest from the insurer': trip({
      ...cancelled,
      state: 'CANCELLED_GUEST',
      display_state: 'CANCELLED_GUEST',
      summary_state: 'WARNING',
      refunded: '369.60',
      has_external_refund: true,
    }),
    'filled: on the road, with condition reports': {
      answers: [
        answers(TRIP, aBooking({ ...confirmed, display_state: 'ONGOING' })),
        answers(REPORTS, someConditionReports({ results: [aWrittenReport(), aReturnReport()] })),
      ],
    },
    'failed: condition reports': {
      answers: [answers(TRIP, aBooking({ ...confirmed, display_state: 'ONGOING' })), fails(REPORTS)],
    },
    'filled: finished, with kilometres and claims': {
      answers: [
        answers(TRIP, aBooking({ ...confirmed, display_state: 'FINISHED', buttons: ['review'] })),
        answers(
          REPORTS,
          someConditionReports({
            settlement: aKilometreSettlement({ charged: '20.00', owed: '4.00' }),
            claims: [
              aDepositClaim({ amount_used: '111.36', currency_used: 'CHF' }),
              aDepositClaim({ id: 502, kind: 'tolls', state: 'charged', answer: 'That is right.' }),
              aDepositClaim({ id: 503, kind: 'cleaning', state: 'unpaid' }),
            ],
          }),
        ),
      ],
    },
    'filled: a claim is being accepted': {
      answers: finished([aDepositClaim()]),
      press: ['condition.section.accept'],
    },
    'failed: an answer to a claim without words': {
      answers: finished([aDepositClaim()]),
      press: ['condition.section.send'],
    },
    'filled: claims that staff decide and have decided': {
      answers: finished([
        aDepositClaim({ waits_for: 'staff', answer: 'The mirror was cracked at the pick-up.' }),
        aDepositClaim({
          id: 502,
          state: 'charged',
          waits_for: null,
          granted: '60.00',
          decision_note: 'The crack is on a photo of the pick-up; the frame is not.',
        }),
        aDepositClaim({
          id: 503,
          state: 'rejected',
          waits_for: null,
          granted: '0.00',
          decision_note: 'The tank was as full as at the pick-up.',
        }),
      ]),
    },
    'filled: cancelled by the owner': trip(cancelled),
    'filled: refused by the owner': trip({
      ...cancelled,
      paid: '0.00',
      refunded: '0.00',
      confirmed_on: null,
    }),
  },
  without: { empty: 'A trip always has its dates, its camper and its price.' },
};
