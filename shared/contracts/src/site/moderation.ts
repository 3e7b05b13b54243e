import { Type, type Static } from 'typebox';

import {
  CHANGE_REASONS,
  DOCUMENT_STATUSES,
  DOCUMENT_TYPES,
  LISTING_REQUIREMENTS,
  MAX_MODERATION_NOTE_LENGTH,
  MODERATION_DECISIONS,
} from '@campavia/domain';

import { DecimalSchema, PageOf, PlainDateSchema } from '../lists';
import { PictureSchema } from '../search/search';
import { ListingSchema } from '../listings/listing';
import { LISTING_STATES } from '../listings/own-camper-fields';
import { LocationSchema } from '../listings/vehicle';

const OrNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
const Moment = Type.String({ description: 'a moment in UTC' });
const Text = Type.String();
const Decision = Type.Enum([...MODERATION_DECISIONS]);
const Reasons = Type.Array(Type.Enum([...CHANGE_REASONS]));

/** The outcome of a listing's last submission for review. */
export const ListingSubmissionSchema = Type.Object({
  sent_at: Moment,
  decided_at: OrNull(Moment),
  decision: OrNull(Decision),
  reasons: Reasons,
  note: OrNull(Text),
});
export type ListingSubmission = Static<typeof ListingSubmissionSchema>;

/** A 409 that names what is missing before a listing can be submitted. */
export const IncompleteListingSchema = Type.Object({
  detail: Text,
  code: Text,
  missing: Type.Array(Type.Enum([...LISTING_REQUIREMENTS])),
});

/** A listing that waits for review by staff. */
export const WaitingListingSchema = Type.Object({
  id: Type.Integer({ description: 'number of the camper' }),
  title: Text,
  type: Type.Integer({ minimum: 1, maximum: 7 }),
  city: Text,
  country: Text,
  picture: OrNull(PictureSchema),
  owner_first_name: Text,
  owner_last_name: Text,
  sent_at: Moment,
  submission_count: Type.Integer({ minimum: 1, description: 'how often it was sent, this time included' }),
});
export type WaitingListing = Static<typeof WaitingListingSchema>;

export const ModerationQueueSchema = Type.Object({
  ...PageOf(WaitingListingSchema).properties,
  past_a_day: Type.Integer({ minimum: 0, description: 'how many have waited for more than 24 hours' }),
  decided_today: Type.Integer({ minimum: 0 }),
  counted_at: Type.String({ description: 'the moment of the count, by the clock of the server' }),
});
export type ModerationQueue = Static<typeof ModerationQueueSchema>;

export const ModerationQueueQuerySchema = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '10 by default' })),
});
export type ModerationQueueQuery = Static<typeof ModerationQueueQuerySchema>;

const DocumentToCheck = Type.Object({
  id: Type.Integer(),
  document_type: Type.Enum([...DOCUMENT_TYPES]),
  status: Type.Enum([...DOCUMENT_STATUSES]),
  expiration_date: OrNull(PlainDateSchema),
});

const VehicleToCheck = Type.Object({
  registration: OrNull(Text),
  registration_country: OrNull(Text),
  first_registered_on: OrNull(PlainDateSchema),
  gross_weight_kg: OrNull(Type.Integer()),
  value: OrNull(DecimalSchema),
  documents: Type.Array(DocumentToCheck),
});

const OwnerToCheck = Type.Object({
  id: Type.Integer(),
  first_name: Text,
  last_name: Text,
  country: Text,
  professional: Type.Boolean(),
  joined_on: PlainDateSchema,
  is_email_confirmed: Type.Boolean(),
  is_phone_certified: Type.Boolean(),
  camper_count: Type.Integer({ description: 'on offer' }),
  documents: Type.Array(DocumentToCheck),
});

/** One submission of a listing, and who decided on it. */
const Submission = Type.Object({
  id: Type.Integer(),
  ...ListingSubmissionSchema.properties,
  decided_by: OrNull(Type.String({ description: 'first name of the member of staff' })),
});

/** Everything that staff need for their decision about a listing. */
export const ModerationListingSchema = Type.Object({
  id: Type.Integer({ description: 'number of the camper' }),
  state: Type.Enum([...LISTING_STATES]),
  submission: Submission,
  earlier: Type.Array(Submission, { description: 'earlier submissions, the newest first' }),
  listing: ListingSchema,
  location: LocationSchema,
  season_prices: Type.Object({
    low: OrNull(DecimalSchema),
    mid: OrNull(DecimalSchema),
    high: OrNull(DecimalSchema),
    currency: Text,
  }),
  vehicle: VehicleToCheck,
  owner: OwnerToCheck,
  next_id: OrNull(Type.Integer({ description: 'the camper that has waited longest beside this one' })),
});
export type ModerationListing = Static<typeof ModerationListingSchema>;

const submissionId = {
  submission_id: Type.Integer({
    minimum: 1,
    maximum: 2_147_483_647,
    description: 'the submission that was reviewed; 409 if there is a newer one',
  }),
};

export const ApproveListingSchema = Type.Object(submissionId, { examples: [{ submission_id: 12 }] });
export type ApproveListing = Static<typeof ApproveListingSchema>;

export const RequestChangesSchema = Type.Object(
  {
    ...submissionId,
    reasons: Type.Array(Type.Enum([...CHANGE_REASONS]), {
      minItems: 1,
      maxItems: CHANGE_REASONS.length,
      uniqueItems: true,
    }),
    note: Type.Optional(
      Type.String({ maxLength: MAX_MODERATION_NOTE_LENGTH, description: 'needed with OTHER' }),
    ),
  },
  { examples: [{ submission_id: 12, reasons: ['PICTURES_POOR'], note: 'The bathroom is too dark.' }] },
);
export type RequestChanges = Static<typeof RequestChangesSchema>;
