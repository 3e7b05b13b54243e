import type {
  AuditLog,
  BackOfficeOverview,
  DocumentQueue,
  FoundPerson,
  ReviewedDocument,
  StaffAction,
  StaffPerson,
  WaitingDocument,
} from '../../site/back-office';
import { aDocument, aDocumentPage } from '../identity/documents';

/** Queues: late documents, no proofs, a few new campers, reports, payouts, a refused refund and two incidents. */
export function aBackOfficeOverview(over: Partial<BackOfficeOverview> = {}): BackOfficeOverview {
  const empty = { waiting: 0, fresh: 0, late: 0, oldest_at: null, next_id: null };
  return {
    queues: [
      {
        name: 'documents',
        waiting: 42,
        fresh: 18,
        late: 3,
        oldest_at: '2027-03-14T06:20:00.000Z',
        next_id: 4711,
        last_decided_at: '2027-03-15T07:55:00.000Z',
      },
      { name: 'proofs', ...empty, last_decided_at: '2027-03-11T10:00:00.000Z' },
      {
        name: 'listings',
        waiting: 11,
        fresh: 4,
        late: 0,
        oldest_at: '2027-03-14T13:00:00.000Z',
        next_id: 1207,
        last_decided_at: null,
      },
      {
        name: 'reported_listings',
        waiting: 2,
        fresh: 0,
        late: 1,
        oldest_at: '2027-03-14T01:00:00.000Z',
        next_id: 41,
        last_decided_at: null,
      },
      {
        name: 'reported_reviews',
        waiting: 4,
        fresh: 2,
        late: 0,
        oldest_at: '2027-03-14T20:00:00.000Z',
        next_id: 42,
        last_decided_at: null,
      },
      { name: 'reported_messages', ...empty, last_decided_at: '2027-03-12T10:00:00.000Z' },
      {
        name: 'payouts',
        waiting: 6,
        fresh: 6,
        late: 0,
        oldest_at: '2027-03-15T05:00:00.000Z',
        next_id: 301,
        last_decided_at: null,
      },
      {
        name: 'refunds',
        waiting: 1,
        fresh: 0,
        late: 1,
        oldest_at: '2027-03-13T05:54:00.000Z',
        next_id: 91,
        last_decided_at: null,
      },
      {
        name: 'incidents',
        waiting: 2,
        fresh: 0,
        late: 1,
        oldest_at: '2027-03-14T06:20:00.000Z',
        next_id: 7001,
        last_decided_at: null,
      },
    ],
    decided_today: { accepted: 44, asked_again: 9, refused: 5 },
    counted_at: '2027-03-15T08:24:00.000Z',
    ...over,
  };
}

export function aWaitingDocument(over: Partial<WaitingDocument> = {}): WaitingDocument {
  return {
    id: 4711,
    document_type: 'car_registr',
    holder: 'Benoît Marchetti',
    submitted_at: '2027-03-14T06:20:00.000Z',
    claimed_by: null,
    ...over,
  };
}

/** Three documents, one of which a colleague reviews. */
export function aDocumentQueue(over: Partial<DocumentQueue> = {}): DocumentQueue {
  const results = [
    aWaitingDocument(),
    aWaitingDocument({
      id: 4712,
      document_type: 'id_proof',
      holder: 'Tess Novak',
      submitted_at: '2027-03-14T07:00:00.000Z',
      claimed_by: { id: 9, first_name: 'Daan' },
    }),
    aWaitingDocument({
      id: 4713,
      document_type: 'driving_licen',
      holder: 'Eoin Daly',
      submitted_at: '2027-03-15T02:00:00.000Z',
    }),
  ];
  return {
    count: 3,
    next: null,
    previous: null,
    late: 2,
    counted_at: '2027-03-15T08:24:00.000Z',
    results,
    ...over,
  };
}

/** A registration certificate of two pages, to review. */
export function aReviewedDocument(over: Partial<ReviewedDocument> = {}): ReviewedDocument {
  return {
    document: aDocument({
      document_type: 'car_registr',
      status: 'valid_ask',
      pages_mandatory: 1,
      pages: [
        aDocumentPage({ doc_status: 'valid_ask', name: 'front.jpg' }),
        aDocumentPage({ id: 9002, doc_status: 'valid_ask', name: 'back.jpg' }),
      ],
      submitted_at: '2027-03-14T06:20:00.000Z',
    }),
    queue: 'documents',
    holder: { id: 31, first_name: 'Benoît', last_name: 'Marchetti', language: 'fr' },
    compare: {
      first_name: 'Benoît',
      last_name: 'Marchetti',
      born_on: '1984-05-02',
      company: 'Alpenglow SARL',
      vehicle: {
        title: 'Brévent 540',
        registration: 'FB-206-KD',
        registration_country: 'FR',
        first_registered_on: '2017-06-08',
        gross_weight_kg: 3080,
      },
      booking: null,
    },
    claimed_by: { id: 4, first_name: 'Anna', is_me: true },
    is_waiting: true,
    decision_count: 1,
    last_decision: {
      action: 'document_asked_again',
      staff_name: 'Daan',
      done_at: '2027-03-12T10:00:00.000Z',
    },
    next_id: 4713,
    read_at: '2027-03-15T08:24:00.000Z',
    ...over,
  };
}

/** Anna suspended Tess. */
export function aStaffAction(over: Partial<StaffAction> = {}): StaffAction {
  return {
    id: 901,
    action: 'user_suspended',
    subject: 'user',
    subject_id: 77,
    staff: { id: 4, first_name: 'Anna' },
    user: { id: 77, first_name: 'Tess', last_name: 'Novak' },
    before: { active: true, campers: [] },
    after: { active: false, reason: 'Three payments with stolen cards' },
    done_at: '2027-03-15T07:40:00.000Z',
    ...over,
  };
}

export function anAuditLog(over: Partial<AuditLog> = {}): AuditLog {
  const results = [
    aStaffAction(),
    aStaffAction({
      id: 900,
      action: 'document_asked_again',
      subject: 'document',
      subject_id: 4711,
      user: { id: 31, first_name: 'Benoît', last_name: 'Marchetti' },
      before: { type: 'car_registr', status: 'valid_ask' },
      after: { status: 'needdoc', reason: 'UNREADABLE', note: 'The lower edge is cut off.' },
      done_at: '2027-03-15T07:12:00.000Z',
    }),
    aStaffAction({
      id: 899,
      action: 'listing_approved',
      subject: 'listing',
      subject_id: 1207,
      staff: { id: 9, first_name: 'Daan' },
      user: { id: 17, first_name: 'Claire', last_name: 'Moreau' },
      before: { state: 'to_moderate' },
      after: { state: 'bookable', reasons: [] },
      done_at: '2027-03-14T16:02:00.000Z',
    }),
  ];
  return { count: 3, next: null, previous: null, results, ...over };
}

export function aFoundPerson(over: Partial<FoundPerson> = {}): FoundPerson {
  return {
    id: 77,
    first_name: 'Tess',
    last_name: 'Novak',
    email: 'tess.novak@example.org',
    phone: '+31612345678',
    country: 'NL',
    is_owner: true,
    is_staff: false,
    is_active: true,
    joined_on: '2026-04-18',
    trip_count: 2,
    camper_count: 1,
    ...over,
  };
}

export function aStaffPerson(over: Partial<StaffPerson> = {}): StaffPerson {
  return {
    ...aFoundPerson(),
    language: 'nl',
    campers: [{ id: 1215, title: 'Texel 600', state: 'bookable' }],
    bookings: [
      { id: 7003, role: 'guest', state: 'TO_COME', from: '2027-06-01', to: '2027-06-08' },
      { id: 7002, role: 'owner', state: 'DONE', from: '2027-01-04', to: '2027-01-11' },
    ],
    documents: [{ id: 4712, document_type: 'id_proof', status: 'valid_ask' }],
    payout_hold: null,
    events: [
      {
        kind: 'claim',
        by_them: false,
        about: 7001,
        subject: null,
        amount: '180.00',
        currency: 'EUR',
        reason: null,
        at: '2027-03-12T16:10:00.000Z',
      },
      {
        kind: 'report',
        by_them: true,
        about: 41,
        subject: 'review',
        amount: null,
        currency: null,
        reason: 'PRIVATE',
        at: '2027-03-10T08:00:00.000Z',
      },
      {
        kind: 'cancellation',
        by_them: true,
        about: 6870,
        subject: null,
        amount: null,
        currency: null,
        reason: 'The dates of our holidays changed',
        at: '2027-02-02T11:30:00.000Z',
      },
    ],
    actions: [],
    ...over,
  };
}
