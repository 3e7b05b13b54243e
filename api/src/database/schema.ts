import type { Generated } from 'kysely';

import type {
  CalendarPeriod,
  CalendarPrice,
  EventProperties,
  EventUserProperties,
  PlaceType,
} from '@campavia/contracts';
import type {
  CurrencyCode,
  DualListingState,
  LeaveReason,
  ListingState,
  PictureRotation,
  PlainDate,
} from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import type { IdentityTables } from './identity-schema';
import type { BookingRequestTables } from './booking-request-schema';
import type { BookingTables } from './booking-schema';
import type { ConditionTables } from './condition-schema';
import type { CorrespondenceTables } from './correspondence-schema';
import type { DocumentTables } from './document-schema';
import type { LeadTables } from './lead-schema';
import type { ListingTables } from './listing-schema';
import type { PaymentTables } from './payment-schema';
import type { SavedSearchTables, WishlistTables } from './saved-search-schema';
import type { UpdateTables } from './update-schema';

export interface PlaceTable {
  id: number;
  slug: string;
  name: string;
  place_type: PlaceType;
  country: string;
  parent_id: number | null;
  latitude: number;
  longitude: number;
  radius: number;
  population: number;
}

export interface UserTable {
  id: Generated<number>;
  email: string;
  first_name: string;
  last_name: string;
  language: Language;
  languages_spoken: string[];
  country: string;
  professional_type: 'SOLETRADER' | 'BUSINESS' | 'PARTNERSHIP_DE' | 'PARTNERSHIP_NL' | null;
  is_staff: boolean;
  answer_rate_as_owner: number | null;
  joined_on: PlainDate;
  password_hash: string | null;
  email_confirmed_at: Date | null;
  pending_email: string | null;
  is_active: Generated<boolean>;
  deleted_at: Date | null;
  staff_role: 'support' | null;
  phone: string | null;
  phone_certified_at: Date | null;
  borned_on: PlainDate | null;
  picture: string | null;
  locale: string | null;
  terms_accepted_at: Date | null;
  street: string | null;
  zipcode: string | null;
  city: string | null;
}

export interface VehicleTable {
  id: Generated<number>;
  type: number;
  brand: string;
  model: string;
  manufacturer: string;
  year: number;
  seatbelts: number;
  beds: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
  automatic_gear: boolean;
  fuel: string;
  licence_type: string;
  /** In minor units of its camper's currency; null until entered. */
  value: number | null;
  registration: string | null;
  /** ISO 3166-1 alpha-2. */
  registration_country: string | null;
  first_registered_on: PlainDate | null;
  gross_weight_kg: number | null;
  street: string | null;
  zipcode: string | null;
  /** As entered by the owner; null when it is the town of the camper's place. */
  city: string | null;
}

/** Brands and base vehicle manufacturers that owners choose from. */
export interface VehicleMakeTable {
  id: Generated<number>;
  kind: 'brand' | 'manufacturer';
  name: string;
}

/** Lifecycle state of a camper. */
export type CamperStatus = ListingState;

export interface CamperTable {
  id: Generated<number>;
  /** Idempotency key of its creation; null when none was sent. */
  creation_key: Generated<string | null>;
  owner_id: number;
  vehicle_id: number;
  place_id: number;
  status: CamperStatus;
  title: string;
  description: string;
  latitude: number;
  longitude: number;
  instant_booking: boolean;
  is_ambassador: boolean;
  pets_allowed: boolean | null;
  smoking_allowed: boolean | null;
  abroad_allowed: boolean | null;
  km_unlimited: boolean;
  equipment: number;
  disabled_access: Generated<boolean>;
  marketing_partnership: Generated<boolean>;
  currency: CurrencyCode;
  deposit: number;
  deposit_mean: string[];
  weekly_percent: number;
  early_percent: number;
  min_days: number;
  closed_weekdays: number;
  closed_dates: PlainDate[];
  min_future: number;
  max_future: number;
  published_at: Date | null;
  deleted_at: Date | null;
  owner_reason: LeaveReason | null;
  suspended_at: Date | null;
  suspended_from: 'published' | 'bookable' | null;
  unpublished_from: 'published' | 'bookable' | null;
  dual_listing: Generated<DualListingState>;
}

export interface PictureTable {
  id: Generated<number>;
  camper_id: number;
  position: number;
  /** Name of the drawing, or the folder of an uploaded picture. */
  scene: string;
  rotation: Generated<PictureRotation>;
  upload_key: Generated<string | null>;
}

export interface RemovedPictureTable {
  id: number;
  camper_id: number;
  position: number;
  scene: string;
  rotation: PictureRotation;
  upload_key: string | null;
  removed_at: Date;
}

export interface CalendarBlockTable {
  id: Generated<number>;
  camper_id: number;
  during: string;
  kind: 'booking' | 'hold' | 'owner' | 'ical';
  booking_id: number | null;
  request_id: number | null;
  expires_at: Date | null;
  reason: Generated<CalendarPeriod['reason'] | null>;
  comment: Generated<string | null>;
  holiday_id: Generated<number | null>;
  feed_id: Generated<number | null>;
  title: Generated<string | null>;
}

/** An external calendar that a camper's calendar imports. */
export interface IcalFeedTable {
  id: Generated<number>;
  camper_id: number;
  name: string;
  url: string;
  created_at: Date;
  read_at: Date | null;
  succeeded_at: Date | null;
  error: string | null;
}

export interface EventTable {
  id: Generated<number>;
  event_type: string;
  path: string;
  created_at: Date;
  received_at: Date;
  properties: EventProperties;
  user_properties: EventUserProperties;
}

/** Tables and columns as created by the migrations; columns used only in raw SQL are left out. */
export interface Schema
  extends
    BookingRequestTables,
    BookingTables,
    ConditionTables,
    DocumentTables,
    IdentityTables,
    LeadTables,
    ListingTables,
    CorrespondenceTables,
    PaymentTables,
    SavedSearchTables,
    UpdateTables,
    WishlistTables {
  place: PlaceTable;
  place_name: { place_id: number; name: string; is_main: boolean };
  renamed_slug: { slug: string; place_id: number };
  app_user: UserTable;
  vehicle: VehicleTable;
  vehicle_make: VehicleMakeTable;
  vehicle_make_model: { id: Generated<number>; make_id: number; name: string };
  camper: CamperTable;
  season_rate: { camper_id: number; season: number; per_day: number };
  price_period: {
    id: Generated<number>;
    camper_id: number;
    during: string;
    per_day: number;
    colour: Generated<CalendarPrice['colour']>;
  };
  picture: PictureTable;
  removed_picture: RemovedPictureTable;
  picture_files_leaving: { scene: string; due_at: Date };
  portrait_file_leaving: { file: string; due_at: Date };
  calendar_block: CalendarBlockTable;
  ical_feed: IcalFeedTable;
  sister_sandbox_key: { singleton: Generated<boolean>; key: Buffer };
  ical_export: { camper_id: number; secret: string };
  camper_search: { id: number; type: number; review_sum: number; review_count: number; score: number };
  camper_mark: { camper_id: number; day: PlainDate; prints: number; visits: number };
  feature_flag: { name: string; about: string; by_default: boolean; is_on: boolean };
  feature_flag_of_site: { name: string; site: string; is_on: boolean };
  analytics_event: EventTable;
  loaded_data: { name: string; checksum: string; loaded_at: Date };
}
