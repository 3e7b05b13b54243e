import { aBooking, aDocument, aMe, anIdentityDocument, someDocuments } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

import { aBegunLicence, aBookedTrip, anUnreadableIdentity } from '../../../../test/document-answers';

const TRIP = 'GET /v4/bookings-guest/{id}/';
const OWN = 'GET /3/docs/guest/{id}/';
const BOOKING = 'GET /3/docs/booking/{id}/';

const second = { is_of_second_driver: true };

export const stories: ScreenStories = {
  address: 'trip.documents',
  path: '/d/trips/7001/documents',
  user: aMe(),
  answers: [
    answers(TRIP, aBookedTrip()),
    answers(OWN, someDocuments(aDocument(), anIdentityDocument())),
    answers(BOOKING, someDocuments()),
  ],
  states: {
    loading: { answers: [pending(OWN)] },
    'loading: the trip': { answers: [pending(TRIP)] },
    'empty: a trip without documents': {
      answers: [answers(TRIP, aBooking({ ...aBookedTrip(), display_state: 'DONE' }))],
    },
    failed: { answers: [fails(OWN), fails(BOOKING)] },
    'failed: unknown trip': { answers: [fails(TRIP, 404, 'booking_not_found')] },
    'failed: those of the second driver': { answers: [fails(BOOKING)] },
    filled: {},
    'filled: refused, begun, being checked, checked': {
      answers: [
        answers(OWN, someDocuments(aBegunLicence(), anUnreadableIdentity())),
        answers(
          BOOKING,
          someDocuments(
            aDocument({ ...second, id: 4713, status: 'valid_ask', submitted_at: '2027-03-09T09:00:00Z' }),
            anIdentityDocument({ ...second, id: 4714, status: 'validated', expiration_date: '2031-04-03' }),
          ),
        ),
      ],
    },
    'filled: all being checked': {
      answers: [
        answers(
          OWN,
          someDocuments(
            aDocument({ status: 'valid_ask', submitted_at: '2027-03-09T09:00:00Z' }),
            anIdentityDocument({ status: 'external_transmission' }),
          ),
        ),
      ],
    },
    'filled: all checked': {
      answers: [
        answers(
          OWN,
          someDocuments(
            aDocument({ status: 'validated', submitted_at: '2027-03-09T09:00:00Z' }),
            anIdentityDocument({ status: 'exp_soon', expiration_date: '2027-04-03' }),
          ),
        ),
      ],
    },
    'filled: the proof of an emergency': {
      answers: [
        answers(TRIP, aBooking({ ...aBookedTrip(), display_state: 'CANCELLED_GUEST' })),
        answers(BOOKING, someDocuments(aDocument({ document_type: 'covid_proof', pages_mandatory: 1 }))),
      ],
    },
  },
};
