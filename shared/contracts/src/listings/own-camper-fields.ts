import { Type } from 'typebox';

import { DOCUMENT_STATUSES, DOCUMENT_TYPES, DUAL_LISTING_STATES } from '@campavia/domain';

import { PlainDateSchema } from '../lists';
import { IcalFeedSchema } from './owner-calendar';
import { LocationSchema } from './vehicle';

const { id, name, url, read_at, succeeded_at } = IcalFeedSchema.properties;
const ExternalFeedSchema = Type.Object({ id, name, url, read_at, succeeded_at });

/** The state of a listing; others than its owner see published ones only. */
export const LISTING_STATES = [
  ...['created', 'to_moderate', 'published', 'bookable', 'unpublished_owner', 'unpublished'],
] as const;

const Permissions = Type.Object({
  can_suspend: Type.Boolean(),
  can_reactivate: Type.Boolean(),
  can_delete: Type.Boolean(),
  can_edit_insurance_data: Type.Boolean({ description: 'false once the listing was sent in' }),
  can_be_migrated_to_goboony: Type.Boolean(),
});

/** Fields of a camper that are visible to its owner only. */
export const ownCamperFields = {
  vehicle_pk: Type.Integer(),
  publishable: Type.Boolean({ description: 'all steps of the listing are done' }),
  max_months_future_rental: Type.Integer({ description: 'how far ahead it can be booked' }),
  suspended_at: Type.Union([
    Type.Null(),
    Type.String({ description: 'since when its owner has suspended it' }),
  ]),
  documents: Type.Array(
    Type.Object({
      id: Type.Integer(),
      document_type: Type.Enum([...DOCUMENT_TYPES]),
      status: Type.Enum([...DOCUMENT_STATUSES]),
      expiration_date: Type.Union([PlainDateSchema, Type.Null()]),
    }),
  ),
  external_feed: Type.Array(ExternalFeedSchema, { description: 'calendars of elsewhere that it follows' }),
  location: LocationSchema,
  permissions: Permissions,
  goboony: Type.Object({
    dual_listing: Type.Enum([...DUAL_LISTING_STATES]),
    should_display_modal: Type.Boolean(),
  }),
};
