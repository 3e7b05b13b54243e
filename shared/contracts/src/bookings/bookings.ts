import { Type, type Static } from 'typebox';

import {
  BOOKING_STATES,
  CURRENCIES,
  GUEST_CANCEL_REASONS,
  OWNER_REASONS,
  OWNER_SIMPLE_REASONS,
  TRIP_PURPOSES,
} from '@campavia/domain';

import { DecimalSchema, PlainDateSchema } from '../lists';

const Hour = Type.String({ maxLength: 8 });
const Travellers = Type.Integer({ minimum: 1, maximum: 9, description: 'as many as may sit in the camper' });
const Message = Type.String({ maxLength: 2000 });
// At most as long as the columns in which amounts are stored allow.
const NamedAmount = Type.String({ pattern: '^-?\\d{1,13}\\.\\d{2}$' });
const Comment = Type.String({ maxLength: 2000 });
const OrNull = <Some extends Parameters<typeof Type.Array>[0]>(schema: Some) =>
  Type.Union([Type.Null(), schema]);

/** The stay and the camper of a new trip request. */
export const CreateBookingSchema = Type.Object(
  {
    camper: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    date_from: PlainDateSchema,
    date_to: PlainDateSchema,
    hour_from: Type.Optional({ ...Hour, description: '09:00:00 or 14:00:00, the first by default' }),
    hour_to: Type.Optional({ ...Hour, description: '12:00:00 or 20:00:00, the last by default' }),
    travelers: Type.Optional({ ...Travellers, description: 'one by default' }),
    km_package: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 200, description: 'a day: 100, 200, or 0 for no limit' }),
    ),
    currency: Type.Optional(Type.Enum([...CURRENCIES])),
    locale: Type.Optional(
      Type.String({
        maxLength: 10,
        description: 'the site it is made on; that of Accept-Language by default',
      }),
    ),
  },
  {
    examples: [
      {
        camper: 42,
        date_from: '2027-06-28',
        date_to: '2027-07-08',
        hour_from: '09:00:00',
        hour_to: '20:00:00',
        travelers: 2,
        km_package: 100,
      },
    ],
  },
);
export type CreateBooking = Static<typeof CreateBookingSchema>;

/** What a guest enters for a trip and its drivers; omitted fields stay, null clears one. */
export const UpdateBookingSchema = Type.Object(
  {
    travelers: Type.Optional(Travellers),
    hour_from: Type.Optional(Hour),
    hour_to: Type.Optional(Hour),
    purpose: Type.Optional(Type.Enum([...TRIP_PURPOSES])),
    message: Type.Optional(Message),
    licence_type: Type.Optional(Type.Enum(['B', 'C'])),
    driver_born_on: Type.Optional(OrNull(PlainDateSchema)),
    driver_licence_since: Type.Optional(OrNull(PlainDateSchema)),
  },
  { examples: [{ travelers: 4, licence_type: 'B', driver_born_on: '1988-04-02' }] },
);
export type UpdateBooking = Static<typeof UpdateBookingSchema>;

/** Data of a trip request; data sent before can be omitted. */
export const ValidateBookingSchema = Type.Object(
  {
    message: Type.Optional(Message),
    purpose: Type.Optional(Type.Enum([...TRIP_PURPOSES])),
    price: Type.Optional(NamedAmount),
  },
  {
    examples: [
      {
        message: 'We are two and would love to see the coast.',
        purpose: 'HOLIDAYS_COUPLE',
        price: '539.70',
      },
    ],
  },
);
export type ValidateBooking = Static<typeof ValidateBookingSchema>;

/** Why a guest cancels; after a payment also the refund that the guest was shown. */
export const CancelTripSchema = Type.Object(
  {
    reason: Type.Enum([...GUEST_CANCEL_REASONS]),
    comment: Type.Optional(Comment),
    refund_total: Type.Optional(NamedAmount),
  },
  { examples: [{ reason: 'CANCEL_HOLIDAYS', comment: '', refund_total: '1134.10' }] },
);
export type CancelTrip = Static<typeof CancelTripSchema>;

/** A cancellation together: one side requests it, the other agrees. */
export const CancelTogetherSchema = Type.Object(
  {
    agrees: Type.Optional(
      Type.Boolean({
        description:
          'answers the request of the other side that was shown; refused when it is not open any more',
      }),
    ),
  },
  { examples: [{ agrees: true }] },
);
export type CancelTogether = Static<typeof CancelTogetherSchema>;

/** Why an owner refuses or cancels. */
export const OwnerReasonSchema = Type.Object(
  {
    reason: Type.Enum([...new Set([...OWNER_REASONS, ...OWNER_SIMPLE_REASONS])]),
    comment: Type.Optional(Comment),
  },
  { examples: [{ reason: 'BREAKDOWN', comment: 'The clutch has to be replaced.' }] },
);
export type OwnerReason = Static<typeof OwnerReasonSchema>;

/** Why staff cancel, and the amount refunded. Above 500 EUR a second member of staff confirms with the same call. */
export const StaffCancelSchema = Type.Object(
  {
    reason: Type.String({ minLength: 1, maxLength: 200 }),
    comment: Type.Optional(Comment),
    refund_total: NamedAmount,
  },
  { examples: [{ reason: 'Fire in the camper park', refund_total: '320.00' }] },
);
export type StaffCancel = Static<typeof StaffCancelSchema>;

/** Why staff end a trip that is under way, or delete a draft. */
export const StaffReasonSchema = Type.Object(
  { reason: Type.String({ minLength: 1, maxLength: 200 }), comment: Type.Optional(Comment) },
  { examples: [{ reason: 'The camper was stolen on the way', comment: '' }] },
);
export type StaffReason = Static<typeof StaffReasonSchema>;

/** The decision of staff about the proof of an emergency. */
export const ProofVerdictSchema = Type.Object(
  { verdict: Type.Enum(['accepted', 'refused']), comment: Type.Optional(Comment) },
  { examples: [{ verdict: 'accepted' }] },
);
export type ProofVerdict = Static<typeof ProofVerdictSchema>;

/** The answer to an action of staff on a booking. */
export const StaffBookingSchema = Type.Object({
  id: Type.Integer(),
  state: Type.Enum([...BOOKING_STATES]),
});
export type StaffBooking = Static<typeof StaffBookingSchema>;

/** A 409: the price differs from the one shown; this is the current price. */
export const PriceChangedSchema = Type.Object({
  detail: Type.String(),
  code: Type.String(),
  price: DecimalSchema,
});

/** A 409: the refund differs from the one shown; this is the current amount. */
export const RefundChangedSchema = Type.Object({
  detail: Type.String(),
  code: Type.String(),
  refund_total: DecimalSchema,
});
