import type { Generated } from 'kysely';

import type {
  BookingActor,
  BookingState,
  CurrencyCode,
  ExpiryCause,
  KmPackage,
  PlainDate,
  ProofStatus,
  Recurrence,
} from '@campavia/domain';

/** The party that a price line belongs to. */
export type LineShare = 'owner' | 'fees' | 'insurance' | 'coupon' | 'cancellation';

export interface BookingTable {
  id: Generated<number>;
  camper_id: number;
  guest_id: number;
  owner_id: number;
  state: BookingState;
  is_instant: boolean;
  /** How often its days were held during a payment. */
  paying_holds: Generated<number>;
  date_from: PlainDate;
  date_to: PlainDate;
  hour_from: 9 | 14;
  hour_to: 12 | 20;
  time_zone: string;
  starts_at: Date;
  ends_at: Date;
  travelers: number;
  km_package: Generated<KmPackage>;
  insurance_id: Generated<number>;
  second_driver: Generated<boolean>;
  rental_cover: Generated<boolean>;
  cancel_insurance: Generated<boolean>;
  coupon_code: string | null;
  purpose: string | null;
  message: string | null;
  licence_type: 'B' | 'C' | null;
  driver_born_on: PlainDate | null;
  driver_licence_since: PlainDate | null;
  locale: string;
  currency_used: CurrencyCode;
  currency_owner: CurrencyCode;
  rate_micros: number | null;
  price: number | null;
  earnings: number | null;
  price_frozen_at: Date | null;
  paid: Generated<number>;
  refunded: Generated<number>;
  answer_by: Date | null;
  pay_by: Date | null;
  reminded_at: Date | null;
  second_half_on: PlainDate | null;
  second_half: 'to_come' | 'failed' | 'done' | null;
  second_half_tries: Generated<number>;
  created_at: Date;
  touched_at: Date;
  validated_at: Date | null;
  accepted_at: Date | null;
  confirmed_at: Date | null;
  ended_at: Date | null;
  expiry_cause: ExpiryCause | null;
  cancel_reason: string | null;
  cancel_comment: string | null;
  proof: Generated<ProofStatus>;
  proof_reason: 'REASON_CORONA' | 'REASON_OWNER' | null;
  together_asked_by: 'guest' | 'owner' | null;
  together_asked_at: Date | null;
  guest_snoozed_until: Date | null;
  owner_snoozed_until: Date | null;
  has_open_incident: Generated<boolean>;
  /** Price per additional kilometre, in the owner's currency; null until the price is agreed. */
  extra_km: Generated<number | null>;
  /** Whether the deposit is handed over at pick-up, because no card hold succeeded. */
  deposit_at_pick_up: Generated<boolean>;
}

export interface BookingLineTable {
  booking_id: number;
  position: number;
  code: string;
  amount: number;
  amount_owner: number;
  share: LineShare;
  parts: unknown;
  request_id: number | null;
}

export interface BookingChangeTable {
  id: Generated<number>;
  booking_id: number;
  at: Date;
  move: string;
  actor: BookingActor;
  actor_id: number | null;
  from_state: BookingState;
  to_state: BookingState;
  reason: string | null;
  comment: string | null;
}

export interface BookingCalendarLinkTable {
  booking_id: number;
  side: 'guest' | 'owner';
  secret_hash: Buffer;
}

/** The price last shown to the guest; the current one is calculated on each read. */
export interface ToldPriceTable {
  booking_id: number;
  /** The choices that the price was calculated for. */
  chosen: string;
  price: number;
  /** The previous price for the same choices. */
  price_before: number | null;
}

export interface BookingOptionTable {
  booking_id: number;
  option_id: number;
  quantity: number;
  /** Name of the option when the booking was agreed; null while the owner has not changed it since. */
  agreed_name: Generated<string | null>;
  agreed_recurrence: Generated<Recurrence | null>;
}

/** Tables of bookings. */
interface RefundProposalTable {
  booking_id: number;
  staff_id: number;
  /** In the currency used. */
  amount: number;
  proposed_at: Date;
  reason: string;
  comment: string;
}

export interface BookingTables {
  booking: BookingTable;
  booking_option: BookingOptionTable;
  booking_line: BookingLineTable;
  booking_change: BookingChangeTable;
  booking_calendar_link: BookingCalendarLinkTable;
  told_price: ToldPriceTable;
  booking_refund_proposal: RefundProposalTable;
}
