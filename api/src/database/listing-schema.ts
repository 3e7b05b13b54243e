import type { Generated } from 'kysely';

import type { ListingOption, ReportReason, Sleeping } from '@campavia/contracts';
import type {
  ChangeReason,
  CurrencyCode,
  ListingState,
  PlainDate,
  Recurrence,
  ModerationDecision,
} from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

export interface RentalTermsTable {
  camper_id: number;
  km_200_per_day: Generated<number>;
  km_unlimited_per_day: Generated<number>;
  extra_km: Generated<number>;
  second_driver: Generated<'not_selected' | 'included' | 'not_available'>;
  insured_by: Generated<'platform' | 'owner'>;
}

export interface CamperOptionTable {
  id: Generated<number>;
  camper_id: number;
  position: number;
  code: ListingOption['code'];
  name: string | null;
  recurrence: Recurrence;
  unit_price: number;
  most: Generated<number>;
  removed_at: Generated<Date | null>;
}

export interface SleepingTable {
  id: Generated<number>;
  vehicle_id: number;
  position: number;
  kind: Sleeping['kind'];
  place: Sleeping['place'];
  sleeps: number;
  width_cm: number;
  length_cm: number;
}

export interface VehicleEnergiesTable {
  vehicle_id: number;
  cooking_energies: string[];
  heating_energies: string[];
  fridge_energies: string[];
  electric_plug_types: string[];
}

export interface ReviewTable {
  id: Generated<number>;
  camper_id: number;
  rating: number;
  published_on: PlainDate;
  author_type: Generated<'guest' | 'owner'>;
  guest_id: number | null;
  booking_id: number | null;
  language: Language | null;
  comment: string | null;
  reply: string | null;
  replied_on: PlainDate | null;
}

export interface CouponTable {
  code: string;
  amount: number;
  currency: CurrencyCode;
  valid_from: PlainDate;
  valid_until: PlainDate;
  most_uses: Generated<number>;
  uses: Generated<number>;
}

export interface ListingReportTable {
  id: Generated<number>;
  camper_id: number;
  user_id: number | null;
  reason: ReportReason;
  comment: string | null;
  reported_at: Date;
}

/** Days for which an owner closes all campers at once. */
export interface HolidayTable {
  id: Generated<number>;
  owner_id: number;
  date_from: PlainDate;
  date_to: PlainDate;
  created_at: Date;
  ended_at: Date | null;
}

/** What an owner states of an insurance of their own; the newest row of a camper is in force. */
export interface InsuranceConditionTable {
  id: Generated<number>;
  camper_id: number;
  deductible: number;
  created_at: Date;
}

export interface InsuranceFileTable {
  id: Generated<number>;
  condition_id: number;
  file: string;
  key: string;
  media_type: 'image/webp' | 'application/pdf';
  bytes: number;
  name: string;
}

/** Each time a listing was sent to staff, and what they decided; undecided while it waits. */
export interface ListingSubmissionTable {
  id: Generated<number>;
  camper_id: number;
  sent_by: number;
  sent_at: Date;
  state_before: ListingState;
  decided_by: number | null;
  decided_at: Date | null;
  decision: ModerationDecision | null;
  reasons: Generated<ChangeReason[]>;
  note: string | null;
  state_after: ListingState | null;
}

/** Tables of what a listing says beside the camper itself. */
export interface ListingTables {
  listing_submission: ListingSubmissionTable;
  rental_terms: RentalTermsTable;
  camper_option: CamperOptionTable;
  sleeping: SleepingTable;
  vehicle_energies: VehicleEnergiesTable;
  review: ReviewTable;
  coupon: CouponTable;
  listing_report: ListingReportTable;
  holiday: HolidayTable;
  insurance_condition: InsuranceConditionTable;
  insurance_file: InsuranceFileTable;
  insurance_file_leaving: { file: string; due_at: Date };
}
