import { Type, type Static, type TSchema } from 'typebox';

import {
  MAX_STAFF_REASON_LENGTH,
  REPORT_DECISIONS,
  REPORT_OUTCOMES,
  REPORT_SUBJECTS,
} from '@campavia/domain';

import { PageOf } from '../lists';

const OrNull = <Some extends TSchema>(schema: Some) => Type.Union([schema, Type.Null()]);
const Moment = Type.String({ description: 'a moment in UTC' });
const Text = Type.String();
const Subject = Type.Enum([...REPORT_SUBJECTS]);

/** A report that waits for a decision by staff. */
export const ReportedItemSchema = Type.Object({
  id: Type.Integer({ description: 'of the case: all open reports of one thing' }),
  subject: Subject,
  title: Type.String({ description: 'of the camper that it is or is about' }),
  report_count: Type.Integer({ minimum: 0 }),
  reasons: Type.Array(Text, { description: 'each once' }),
  opened_at: Moment,
});
export type ReportedItem = Static<typeof ReportedItemSchema>;

export const ReportQueueSchema = Type.Object({
  ...PageOf(ReportedItemSchema).properties,
  late: Type.Integer({ minimum: 0, description: 'waiting for more than 24 hours' }),
  counted_at: Type.String({ description: 'the moment of the count, by the clock of the server' }),
});
export type ReportQueue = Static<typeof ReportQueueSchema>;

export const ReportQueueQuerySchema = Type.Object({
  subject: Type.Optional(Type.Enum([...REPORT_SUBJECTS], { description: '`listing` by default' })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '10 by default' })),
});
export type ReportQueueQuery = Static<typeof ReportQueueQuerySchema>;

const Person = Type.Object({ id: Type.Integer(), first_name: Text, last_name: Text });

const OneReport = Type.Object({
  reason: OrNull(Type.String({ description: 'null if the reviewed user gave none' })),
  comment: OrNull(Text),
  reporter: OrNull(Person),
  reported_at: Moment,
});

const Outcome = Type.Object({
  outcome: Type.Enum([...REPORT_OUTCOMES]),
  reason: Text,
  staff_name: Text,
  decided_at: Moment,
});

/** A report for the decision of staff: what was reported, by whom and why. */
export const ReportCaseSchema = Type.Object({
  id: Type.Integer(),
  subject: Subject,
  subject_id: Type.Integer(),
  opened_at: Moment,
  content: OrNull(
    Type.Object({
      camper_id: Type.Integer(),
      title: Type.String({ description: 'of the camper' }),
      text: OrNull(Type.String({ description: 'of a review or message' })),
      rating: OrNull(Type.Integer()),
      written_at: OrNull(Moment),
      is_shown: Type.Boolean({ description: 'to others; false once it was hidden or is off offer' }),
      author: OrNull(Person),
    }),
  ),
  reports: Type.Array(OneReport),
  decision: OrNull(Outcome),
  earlier: Type.Array(Outcome, { description: 'earlier cases of the same thing, the newest first' }),
  next_id: OrNull(Type.Integer()),
});
export type ReportCase = Static<typeof ReportCaseSchema>;

const reason = Type.String({
  minLength: 1,
  maxLength: MAX_STAFF_REASON_LENGTH,
  description: 'the people concerned read it',
});

export const DecideReportSchema = Type.Object(
  { decision: Type.Enum([...REPORT_DECISIONS]), reason },
  { examples: [{ decision: 'hide', reason: 'It shows the number plate of a neighbour.' }] },
);
export type DecideReport = Static<typeof DecideReportSchema>;

export const ReverseReportSchema = Type.Object(
  { reason },
  { examples: [{ reason: 'The picture was taken in the owner’s own yard.' }] },
);
export type ReverseReport = Static<typeof ReverseReportSchema>;
