import type { Generated } from 'kysely';

import type { ListingOption, ReportReason, ReviewParts, Sleeping } from '@campavia/contracts';
import type {
  ChangeReason,
  CurrencyCode,
  ListingState,
  PlainDate,
  Recurrence,
  ReportOutcome,
  ReportSubject,
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
  hidden_at: Generated<Date | null>;
}

export interface WrittenReviewTable {
  id: Generated<number>;
  booking_id: number;
  author_type: 'guest' | 'owner';
  rating: number | null;
  comment: string | null;
  private_comment: string | null;
  parts: ReviewParts;
  language: Language;
  updated_at: Date;
  sent_at: Date | null;
  published_at: Date | null;
}

export interface CouponTable {
  id: Generated<number>;
  code: string;
  amount: number;
  currency: CurrencyCode;
  valid_from: PlainDate;
  valid_until: PlainDate;
  most_uses: Generated<number>;
  uses: Generated<number>;
  percent: number | null;
  reason: string | null;
  created_by: number | null;
  created_at: Generated<Date>;
  withdrawn_at: Date | null;
}

export interface ListingReportTable {
  id: Generated<number>;
  camper_id: number;
  user_id: number | null;
  reason: ReportReason;
  comment: string | null;
  reported_at: Date;
  case_id: Generated<number | null>;
}

/** Days on which an owner closes all campers. */
export interface HolidayTable {
  id: Generated<number>;
  owner_id: number;
  date_from: PlainDate;
  date_to: PlainDate;
  created_at: Date;
  ended_at: Date | null;
}

/** An owner's statement about their own insurance; the newest row of a camper applies. */
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

/** Submissions of a listing to staff and their decisions; undecided while waiting. */
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

/** All open reports of one thing, or those that staff decided together. */
export interface ReportCaseTable {
  id: Generated<number>;
  subject: ReportSubject;
  subject_id: number;
  opened_at: Date;
  decision: ReportOutcome | null;
  decided_at: Date | null;
  decided_by: number | null;
  reason: string | null;
  state_before: ListingState | null;
}

/** Tables of what a listing says beside the camper itself. */
export interface ListingTables {
  listing_submission: ListingSubmissionTable;
  rental_terms: RentalTermsTable;
  camper_option: CamperOptionTable;
  sleeping: SleepingTable;
  vehicle_energies: VehicleEnergiesTable;
  review: ReviewTable;
  written_review: WrittenReviewTable;
  written_review_picture: { id: Generated<number>; review_id: number; scene: string };
  review_picture: { id: Generated<number>; review_id: number; position: number; scene: string };
  review_invitation: { booking_id: number; invited_at: Date };
  review_report: {
    review_id: number;
    reporter_id: number;
    reported_at: Date;
    reason: string | null;
    comment: string | null;
    case_id: Generated<number | null>;
  };
  report_case: ReportCaseTable;
  coupon: CouponTable;
  listing_report: ListingReportTable;
  holiday: HolidayTable;
  insurance_condition: InsuranceConditionTable;
  insurance_file: InsuranceFileTable;
  insurance_file_leaving: { file: string; due_at: Date };
}
