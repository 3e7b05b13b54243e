import { Type, type Static } from 'typebox';

import {
  BACK_OFFICE_QUEUES,
  DOCUMENT_DECISIONS,
  DOCUMENT_REFUSALS,
  MAX_REVIEW_NOTE_LENGTH,
  REPORT_SUBJECTS,
  STAFF_ACTION_SUBJECTS,
  STAFF_ACTIONS,
} from '@campavia/domain';

import { DocumentSchema } from '../identity/documents';
import { DecimalSchema, PageOf, PlainDateSchema } from '../lists';

const OrNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
const Moment = Type.String({ description: 'a moment in UTC' });
const Text = Type.String();
const Count = Type.Integer({ minimum: 0 });
const RowId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

const page = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '10 by default' })),
};

/** A queue of the back office, with its number of entries and their waiting times. */
export const BackOfficeQueueSchema = Type.Object({
  name: Type.Enum([...BACK_OFFICE_QUEUES]),
  waiting: Count,
  fresh: Type.Integer({ minimum: 0, description: 'waiting for less than 4 hours' }),
  late: Type.Integer({ minimum: 0, description: 'waiting for more than 24 hours' }),
  oldest_at: OrNull(Moment),
  next_id: OrNull(
    Type.Integer({ description: 'the longest waiting item: number of the document, camper or booking' }),
  ),
  last_decided_at: OrNull(Moment),
});
export type BackOfficeQueueState = Static<typeof BackOfficeQueueSchema>;

/** The queues of staff, and the number of decisions today. */
export const BackOfficeOverviewSchema = Type.Object({
  queues: Type.Array(BackOfficeQueueSchema),
  decided_today: Type.Object({ accepted: Count, asked_again: Count, refused: Count }),
  counted_at: Moment,
});
export type BackOfficeOverview = Static<typeof BackOfficeOverviewSchema>;

const WhoDoes = Type.Object({ id: Type.Integer(), first_name: Text });

/** A document to be reviewed by staff. */
export const WaitingDocumentSchema = Type.Object({
  id: Type.Integer(),
  document_type: Text,
  holder: Type.String({ description: 'first and last name' }),
  submitted_at: Moment,
  claimed_by: OrNull(WhoDoes),
});
export type WaitingDocument = Static<typeof WaitingDocumentSchema>;

export const DocumentQueueSchema = Type.Object({
  ...PageOf(WaitingDocumentSchema).properties,
  late: Count,
  counted_at: Type.String({ description: 'the moment of the count, by the clock of the server' }),
});
export type DocumentQueue = Static<typeof DocumentQueueSchema>;

export const DocumentQueueQuerySchema = Type.Object({
  ...page,
  queue: Type.Optional(Type.Enum(['documents', 'proofs'], { description: '`documents` by default' })),
});
export type DocumentQueueQuery = Static<typeof DocumentQueueQuerySchema>;

/** The data that the site has, for comparison with the document. */
const Comparison = Type.Object({
  first_name: Text,
  last_name: Text,
  born_on: OrNull(PlainDateSchema),
  company: OrNull(Text),
  vehicle: OrNull(
    Type.Object({
      title: OrNull(Text),
      registration: OrNull(Text),
      registration_country: OrNull(Text),
      first_registered_on: OrNull(PlainDateSchema),
      gross_weight_kg: OrNull(Type.Integer()),
    }),
  ),
  booking: OrNull(
    Type.Object({ id: Type.Integer(), from: PlainDateSchema, to: PlainDateSchema, reason: OrNull(Text) }),
  ),
});

/** A document as staff review it. */
export const ReviewedDocumentSchema = Type.Object({
  document: DocumentSchema,
  queue: Type.Enum(['documents', 'proofs']),
  holder: Type.Object({ id: Type.Integer(), first_name: Text, last_name: Text, language: Text }),
  compare: Comparison,
  claimed_by: OrNull(Type.Object({ ...WhoDoes.properties, is_me: Type.Boolean() })),
  is_waiting: Type.Boolean({ description: 'false once it is decided or changed' }),
  decision_count: Type.Integer({ minimum: 0, description: 'decisions of staff on it so far' }),
  last_decision: OrNull(
    Type.Object({ action: Type.Enum([...STAFF_ACTIONS]), staff_name: Text, done_at: Moment }),
  ),
  next_id: OrNull(Type.Integer()),
  read_at: Type.String({ description: 'now, by the clock of the server' }),
});
export type ReviewedDocument = Static<typeof ReviewedDocumentSchema>;

/** A decision of staff about a document. */
export const DecideDocumentSchema = Type.Object(
  {
    decision: Type.Enum([...DOCUMENT_DECISIONS]),
    submitted_at: Type.String({
      maxLength: 40,
      description: 'of the submission that was reviewed; 409 if there is a newer one',
    }),
    reason: Type.Optional(Type.Enum([...DOCUMENT_REFUSALS], { description: 'needed unless it is accepted' })),
    page_id: Type.Optional(
      Type.Integer({ ...RowId, description: 'the page to send again; without it, all of them' }),
    ),
    note: Type.Optional(
      Type.String({
        maxLength: MAX_REVIEW_NOTE_LENGTH,
        description: 'message to the holder beside the reason',
      }),
    ),
  },
  {
    examples: [
      { decision: 'ask_again', submitted_at: '2027-03-15T06:20:00.000Z', reason: 'UNREADABLE', page_id: 7 },
    ],
  },
);
export type DecideDocument = Static<typeof DecideDocumentSchema>;

/** An entry of the audit log of staff. */
export const StaffActionSchema = Type.Object({
  id: Type.Integer(),
  action: Type.Enum([...STAFF_ACTIONS]),
  subject: Type.Enum([...STAFF_ACTION_SUBJECTS]),
  subject_id: Type.Integer(),
  staff: WhoDoes,
  user: OrNull(Type.Object({ id: Type.Integer(), first_name: Text, last_name: Text })),
  before: Type.Record(Type.String(), Type.Unknown()),
  after: Type.Record(Type.String(), Type.Unknown()),
  done_at: Moment,
});
export type StaffAction = Static<typeof StaffActionSchema>;

export const AuditLogSchema = PageOf(StaffActionSchema);
export type AuditLog = Static<typeof AuditLogSchema>;

export const AuditLogQuerySchema = Type.Object({
  ...page,
  staff_id: Type.Optional(RowId),
  user_id: Type.Optional(RowId),
  action: Type.Optional(Type.Enum([...STAFF_ACTIONS])),
  subject: Type.Optional(Type.Enum([...STAFF_ACTION_SUBJECTS])),
  subject_id: Type.Optional(RowId),
  from: Type.Optional(PlainDateSchema),
  to: Type.Optional(PlainDateSchema),
});
export type AuditLogQuery = Static<typeof AuditLogQuerySchema>;

/** A person in the search results of staff. */
export const FoundPersonSchema = Type.Object({
  id: Type.Integer(),
  first_name: Text,
  last_name: Text,
  email: Text,
  phone: OrNull(Text),
  country: Text,
  is_owner: Type.Boolean(),
  is_staff: Type.Boolean(),
  is_active: Type.Boolean(),
  joined_on: PlainDateSchema,
  trip_count: Count,
  camper_count: Count,
});
export type FoundPerson = Static<typeof FoundPersonSchema>;

export const FoundPeopleSchema = Type.Object({ results: Type.Array(FoundPersonSchema, { maxItems: 20 }) });
export type FoundPeople = Static<typeof FoundPeopleSchema>;

export const FindPeopleQuerySchema = Type.Object({
  query: Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'e-mail address, phone number, name, or number of a booking, camper or user',
  }),
});

/** A report, cancellation or claim that a person made, or that was made about what is theirs. */
export const PersonEventSchema = Type.Object({
  kind: Type.Enum(['report', 'cancellation', 'claim']),
  by_them: Type.Boolean(),
  about: Type.Integer({ description: 'number of the case of reports, or of the booking' }),
  subject: OrNull(Type.Enum([...REPORT_SUBJECTS])),
  amount: OrNull(DecimalSchema),
  currency: OrNull(Text),
  reason: OrNull(Text),
  at: Moment,
});
export type PersonEvent = Static<typeof PersonEventSchema>;

/** A person for staff: what belongs to them, and what was done by and to them. */
export const StaffPersonSchema = Type.Object({
  ...FoundPersonSchema.properties,
  language: Text,
  campers: Type.Array(Type.Object({ id: Type.Integer(), title: Text, state: Text })),
  bookings: Type.Array(
    Type.Object({
      id: Type.Integer(),
      role: Type.Enum(['guest', 'owner']),
      state: Text,
      from: PlainDateSchema,
      to: PlainDateSchema,
    }),
    { maxItems: 20 },
  ),
  documents: Type.Array(Type.Object({ id: Type.Integer(), document_type: Text, status: Text })),
  payout_hold: OrNull(Type.Object({ reason: Text, staff_name: Text, held_at: Moment })),
  events: Type.Array(PersonEventSchema, { maxItems: 20, description: 'the newest first' }),
  actions: Type.Array(StaffActionSchema, {
    maxItems: 20,
    description: 'staff actions that concern the user',
  }),
});
export type StaffPerson = Static<typeof StaffPersonSchema>;

export const SuspendPersonSchema = Type.Object({
  reason: Type.String({ minLength: 1, maxLength: 1000, description: 'for the audit log' }),
});
export type SuspendPerson = Static<typeof SuspendPersonSchema>;
