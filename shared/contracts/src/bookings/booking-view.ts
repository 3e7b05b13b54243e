import { Type, type Static, type TSchema } from 'typebox';

import {
  BOOKING_STATES,
  BUTTONS,
  EMERGENCY_REASONS,
  EXPIRY_CAUSES,
  INSURANCE_SLUGS,
  KM_PACKAGES,
  META_STATES,
  SUMMARY_STATES,
} from '@campavia/domain';

import { ExtensionSchema, UpgradeSchema } from './booking-requests';
import { DecimalSchema, PageOf, PlainDateSchema } from '../lists';
import { OPTION_RECURRENCES, SECOND_DRIVER_CHOICES } from '../listings/option-codes';
import { PictureSchema } from '../search/search';

const OrNull = <Some extends TSchema>(schema: Some) => Type.Union([Type.Null(), schema]);
const Moment = Type.String({ description: 'UTC timestamp' });
const Hour = Type.String({ pattern: '^\\d{2}:\\d{2}:\\d{2}$' });

/** The state of a booking as it is displayed; for a confirmed trip its progress. */
export const DISPLAY_STATES = [...BOOKING_STATES, 'FINISHED'] as const;

/** A request to cancel the trip together; the other side may agree until a deadline. */
const MutualCancellationSchema = Type.Object({
  asked_by: Type.Enum(['guest', 'owner']),
  asked_on: Moment,
  open_until: Moment,
});

/** The guest's account of an emergency, and the decision of staff about its proof. */
const EmergencySchema = Type.Object({
  reason: Type.Enum([...EMERGENCY_REASONS]),
  proof: Type.Enum(['waiting', 'accepted', 'refused']),
});

const stateFields = {
  state: Type.Enum([...BOOKING_STATES]),
  meta_state: Type.Enum([...META_STATES]),
  display_state: Type.Enum([...DISPLAY_STATES]),
  summary_state: Type.Enum([...SUMMARY_STATES]),
  expiry_cause: OrNull(Type.Enum([...EXPIRY_CAUSES])),
  cancel_reason: OrNull(Type.String()),
  cancel_comment: OrNull(Type.String()),
  is_instant: Type.Boolean(),
  emergency_proof_in_validation: Type.Boolean(),
  mutual_cancellation: OrNull(MutualCancellationSchema),
  buttons: Type.Array(Type.Enum([...BUTTONS]), {
    description: 'possible actions of the user, most important first',
  }),
};

const stayFields = {
  date_from: PlainDateSchema,
  date_to: PlainDateSchema,
  hour_from: Hour,
  hour_to: Hour,
  date_time_from: Moment,
  date_time_to: Moment,
  time_zone: Type.String({ description: 'time zone of the hand-over, an IANA name' }),
  travelers: Type.Integer(),
  days: Type.Integer({ description: 'both the first and the last one counted' }),
};

const choiceFields = {
  km: Type.Enum([...KM_PACKAGES]),
  insurance: Type.Object({ id: Type.Integer(), slug: Type.Enum([...INSURANCE_SLUGS]) }),
  second_driver: Type.Enum([...SECOND_DRIVER_CHOICES]),
  rental_cover: Type.Boolean(),
  options: Type.Array(
    Type.Object({
      id: Type.Integer(),
      code: Type.String(),
      name: OrNull(Type.String()),
      recurrence: Type.Enum([...OPTION_RECURRENCES]),
      quantity: Type.Integer(),
    }),
  ),
  purpose: OrNull(Type.String()),
  message: OrNull(Type.String()),
  licence_type: OrNull(Type.Enum(['B', 'C'])),
};

/** The camper of a booking. The point is rounded to 0.01° until the trip is confirmed, exact from then on. */
const BookedCamperSchema = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  type: Type.Integer({ minimum: 1, maximum: 7 }),
  city: Type.String(),
  country: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  seatbelts: Type.Integer(),
  beds: Type.Integer(),
  picture: OrNull(PictureSchema),
  has_page: Type.Boolean({ description: 'whether its listing can still be looked at' }),
});

const personFields = {
  id: Type.Integer(),
  first_name: Type.String(),
  picture: OrNull(Type.Object({ url: Type.String({ description: 'a square webp' }) })),
  joined_on: PlainDateSchema,
  phone: OrNull(Type.String({ description: 'E.164; null until the trip is confirmed' })),
};

/** The changes of a trip that are possible now. */
export const BookingPermissionsSchema = Type.Object({
  can_create_extensions: Type.Boolean(),
  is_buyback_available: Type.Boolean(),
  is_rental_cover_available: Type.Boolean(),
  can_add_second_driver: Type.Boolean(),
});
export type BookingPermissions = Static<typeof BookingPermissionsSchema>;

/** Phone numbers for help during the trip, ready to be dialled. */
const AssistanceSchema = Type.Object(
  {
    emergency: Type.String({ description: 'emergency numbers at the camper’s place' }),
    breakdown: OrNull(Type.String({ description: 'null if the owner has an own insurance' })),
  },
  { description: 'null unless the trip is confirmed, and from a day after its end on' },
);

/** A booking as its guest sees it. Amounts are in `currency`, the deposit in its own currency. */
export const GuestBookingSchema = Type.Object({
  id: Type.Integer(),
  ...stateFields,
  ...stayFields,
  ...choiceFields,
  is_payable: Type.Boolean(),
  is_being_paid: Type.Boolean({ description: 'a payment of the trip was begun and has not ended' }),
  is_updatable: Type.Boolean(),
  price: DecimalSchema,
  price_currency: Type.String(),
  paid: DecimalSchema,
  paid_currency: Type.String(),
  refunded: DecimalSchema,
  refunded_currency: Type.String(),
  second_payment: OrNull(
    Type.Object({
      date: PlainDateSchema,
      amount: DecimalSchema,
      amount_currency: Type.String(),
      state: Type.Enum(['to_come', 'failed', 'done']),
    }),
  ),
  deposit: DecimalSchema,
  deposit_currency: Type.String(),
  deposit_mean: Type.Array(Type.String()),
  deposit_at_pick_up: Type.Boolean({ description: 'handed over at the pick-up, not set aside on a card' }),
  coupon_code: OrNull(Type.String()),
  cancel_insurance: Type.Boolean(),
  emergency: OrNull(EmergencySchema),
  has_external_refund: Type.Boolean({ description: 'an insurer refunds the rest' }),
  driver_born_on: OrNull(PlainDateSchema),
  driver_licence_since: OrNull(PlainDateSchema),
  camper: BookedCamperSchema,
  owner: Type.Object({
    ...personFields,
    professional: Type.Boolean(),
    languages_spoken: Type.Array(Type.String({ description: 'ISO 639-1' })),
    answer_rate_as_owner: OrNull(Type.Integer()),
  }),
  assistance: OrNull(AssistanceSchema),
  permissions: BookingPermissionsSchema,
  extensions: Type.Array(ExtensionSchema),
  upgrades: Type.Array(UpgradeSchema),
  can_search_more: Type.Boolean({ description: 'while the owner has not answered yet' }),
  has_review: Type.Boolean({ description: 'the guest has written one about this trip' }),
  acceptation_expired_on: OrNull(Moment),
  pay_by: OrNull(Moment),
  snoozed_until: OrNull(Moment),
  confirmed_on: OrNull(Moment),
  created_on: Moment,
  ended_on: OrNull(Moment),
});
export type GuestBooking = Static<typeof GuestBookingSchema>;

/** The calendar of the camper around a request, and other requests for some of its days. */
const RequestCalendarSchema = Type.Object(
  {
    is_free: Type.Boolean(),
    busy_before: OrNull(PlainDateSchema),
    busy_after: OrNull(PlainDateSchema),
    rivals: Type.Array(
      Type.Object({
        id: Type.Integer({ description: 'of the other request' }),
        first_name: Type.String(),
        date_from: PlainDateSchema,
        date_to: PlainDateSchema,
      }),
      { description: 'by the first day, five at most; accepting one ends the others' },
    ),
  },
  { description: 'null unless the owner is to answer' },
);

/** The status of the drivers' licences and identity documents. */
export const DRIVER_CHECKS = ['checked', 'sent', 'missing'] as const;

/** A booking as its owner sees it. The owner's money is in `total_earnings_currency`. */
export const OwnerBookingSchema = Type.Object({
  id: Type.Integer(),
  ...stateFields,
  ...stayFields,
  ...choiceFields,
  is_refusable: Type.Boolean(),
  total_earnings: DecimalSchema,
  total_earnings_currency: Type.String(),
  extension_earnings: DecimalSchema,
  extension_earnings_currency: Type.String(),
  deposit: DecimalSchema,
  deposit_currency: Type.String(),
  deposit_mean: Type.Array(Type.String()),
  deposit_at_pick_up: Type.Boolean({ description: 'handed over at the pick-up, not set aside on a card' }),
  camper: BookedCamperSchema,
  guest: Type.Object({
    ...personFields,
    review_average_as_guest: OrNull(Type.Number()),
    review_count_as_guest: Type.Integer(),
    booking_count_as_guest: Type.Integer({ description: 'trips they have taken' }),
    documents: Type.Enum([...DRIVER_CHECKS], { description: 'licence and identity of the guest' }),
  }),
  extensions: Type.Array(ExtensionSchema),
  has_review: Type.Boolean({ description: 'the owner has written one about this trip' }),
  owner_accept_expire_on: OrNull(Moment),
  calendar: OrNull(RequestCalendarSchema),
  pay_by: OrNull(Moment),
  snoozed_until: OrNull(Moment),
  confirmed_on: OrNull(Moment),
  created_on: Moment,
  ended_on: OrNull(Moment),
});
export type OwnerBooking = Static<typeof OwnerBookingSchema>;

export const GuestBookingListSchema = PageOf(GuestBookingSchema);
export type GuestBookingList = Static<typeof GuestBookingListSchema>;

export const OwnerBookingListSchema = PageOf(OwnerBookingSchema);
export type OwnerBookingList = Static<typeof OwnerBookingListSchema>;
