import { Type, type Static } from 'typebox';

import { BOOKING_STATES, CLAIM_DECISIONS, MAX_CLAIM_NOTE_LENGTH } from '@campavia/domain';

import { ConditionReportsSchema } from '../bookings/condition-reports';
import { DecimalSchema, PageOf, PlainDateSchema } from '../lists';

const Moment = Type.String({ description: 'a moment in UTC' });
const Person = Type.Object({ id: Type.Integer(), first_name: Type.String(), last_name: Type.String() });

/** A booking with claims that staff have to decide on. */
export const WaitingIncidentSchema = Type.Object({
  booking_id: Type.Integer(),
  camper: Type.String({ description: 'title of the camper' }),
  guest: Type.String({ description: 'first and last name' }),
  owner: Type.String({ description: 'first and last name' }),
  claim_count: Type.Integer(),
  claimed: DecimalSchema,
  currency: Type.String(),
  waiting_since: Moment,
});
export type WaitingIncident = Static<typeof WaitingIncidentSchema>;

export const IncidentQueueSchema = Type.Object({
  ...PageOf(WaitingIncidentSchema).properties,
  late: Type.Integer({ minimum: 0, description: 'waiting for more than 24 hours' }),
  counted_at: Type.String({ description: 'the moment of the count, by the clock of the server' }),
});
export type IncidentQueue = Static<typeof IncidentQueueSchema>;

export const IncidentQueueQuerySchema = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '10 by default' })),
});
export type IncidentQueueQuery = Static<typeof IncidentQueueQuerySchema>;

/** A booking with claims, for staff: both condition reports, and the statements of both sides. */
export const IncidentSchema = Type.Object({
  booking: Type.Object({
    id: Type.Integer(),
    state: Type.Enum([...BOOKING_STATES]),
    from: PlainDateSchema,
    to: PlainDateSchema,
    camper: Type.Object({ id: Type.Integer(), title: Type.String() }),
    guest: Person,
    owner: Person,
  }),
  conditions: ConditionReportsSchema,
  waiting_since: Type.Union([Moment, Type.Null()], { description: 'null when nothing waits for staff' }),
  next_id: Type.Union([Type.Integer(), Type.Null()], {
    description: 'the booking that waits longest beside it',
  }),
  read_at: Type.String({ description: 'now, by the clock of the server' }),
});
export type Incident = Static<typeof IncidentSchema>;

/** A decision of staff about one claim. */
export const DecideClaimSchema = Type.Object(
  {
    decision: Type.Enum([...CLAIM_DECISIONS]),
    amount: Type.Optional(
      Type.String({ maxLength: 20, description: 'for a partial grant: a decimal below the claimed amount' }),
    ),
    reason: Type.Optional(
      Type.String({
        maxLength: MAX_CLAIM_NOTE_LENGTH,
        description: 'explanation for guest and owner; required unless everything is granted',
      }),
    ),
  },
  { examples: [{ decision: 'part', amount: '60.00', reason: 'The mirror was scratched before the trip.' }] },
);
export type DecideClaim = Static<typeof DecideClaimSchema>;
