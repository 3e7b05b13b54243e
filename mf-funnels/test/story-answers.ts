import type { Document, DocumentList, GuestBooking } from '@campavia/contracts';
import {
  aBooking,
  aBookingPrice,
  anInsuranceChoice,
  rentalCoverConditions,
  someInsuranceChoices,
} from '@campavia/contracts/testing';
import { answers, type StoryAnswer } from '@campavia/testing/stories';

export const BOOKING = 'GET /v4/bookings-guest/{id}/';
export const PRICE = 'GET /3/my-requests/{id}/prices/';
export const INSURANCES = 'GET /3/insurance/';
export const DOCUMENTS = 'GET /3/docs/guest/{id}/';
export const PAYMENTS = 'GET /3/my-requests/{id}/payments/';
export const PREPARATION = 'GET /3/my-requests/{id}/payment/';
export const CONTRACT = 'GET /3/my-requests/{id}/contract/';

export const DAYS_TAKEN: StoryAnswer = { call: PRICE, status: 400, body: { __all__: ['107'] } };

export function aDraft(over: Partial<GuestBooking> = {}): GuestBooking {
  return aBooking({ state: 'ABANDONED', display_state: 'ABANDONED', is_updatable: true, ...over });
}

export function anAcceptedBooking(over: Partial<GuestBooking> = {}): GuestBooking {
  return aBooking({
    state: 'ACCEPTED',
    display_state: 'ACCEPTED',
    is_payable: true,
    is_updatable: true,
    pay_by: '2027-03-18T15:40:00Z',
    ...over,
  });
}

export function aConfirmedBooking(over: Partial<GuestBooking> = {}): GuestBooking {
  return aBooking({
    state: 'TO_COME',
    display_state: 'TO_COME',
    meta_state: 'confirmed',
    paid: '539.70',
    confirmed_on: '2027-03-09T10:00:00Z',
    can_search_more: false,
    ...over,
  });
}

export const OF_EVERY_STEP: readonly StoryAnswer[] = [
  answers(PRICE, aBookingPrice({ is_frozen: false })),
  answers(INSURANCES, someInsuranceChoices()),
  answers('GET /3/insurance/{slug}/', anInsuranceChoice()),
  answers('GET /v4/rental-cover/conditions/', rentalCoverConditions()),
  answers(
    DOCUMENTS,
    someDocuments(aDocument('driving_licen', 'validated'), aDocument('id_proof', 'created')),
  ),
];

function someDocuments(...results: Document[]): DocumentList {
  return { count: results.length, next: null, previous: null, results, standing: 'none' };
}

function aDocument(document_type: Document['document_type'], status: Document['status']): Document {
  return {
    id: 4711,
    document_type,
    status,
    is_mandatory: true,
    pages: [],
    pages_mandatory: 2,
    takes_pages: true,
    expiration_date: null,
    expiration_date_mandatory: false,
    number: null,
    number_mandatory: false,
    issuing_country: null,
    real_edition_date: null,
    reason: null,
    is_of_second_driver: false,
    submitted_at: null,
  };
}
