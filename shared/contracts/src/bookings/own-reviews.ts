import { Type, type Static } from 'typebox';

import { MAX_REVIEW_LENGTH } from '@campavia/domain';

import { TaggedSchema } from '../errors';
import { PageOf, PlainDateSchema } from '../lists';
import { PictureSchema } from '../search/search';
import { ReviewPictureSchema } from '../listings/reviews';

const Stars = Type.Integer({ minimum: 1, maximum: 5 });
const Text = Type.String({ maxLength: MAX_REVIEW_LENGTH });
const Moment = Type.String({ description: 'UTC timestamp' });
const Part = Type.Optional(Stars);

/** Stars of single aspects: the first five by guests, the others by owners. */
export const ReviewPartsSchema = Type.Object({
  cleanliness: Part,
  accuracy: Part,
  mechanics: Part,
  handover: Part,
  communication: Part,
  care: Part,
  punctuality: Part,
});
export type ReviewParts = Static<typeof ReviewPartsSchema>;

const written = {
  rating: Type.Optional(Stars),
  comment: Type.Optional(Text),
  private_comment: Type.Optional(
    Type.String({ maxLength: MAX_REVIEW_LENGTH, description: 'for the other person alone' }),
  ),
  parts: Type.Optional(ReviewPartsSchema),
};

/** A review to be created, complete or as an unsent draft. */
export const WriteReviewSchema = Type.Object({
  ...written,
  is_draft: Type.Optional(Type.Boolean({ default: false, description: 'stored, but not sent' })),
});
export type WriteReview = Static<typeof WriteReviewSchema>;

/** Changes by its author until it is published; afterwards the one answer of the person it is about. */
export const UpdateReviewSchema = Type.Object({
  ...written,
  is_draft: Type.Optional(Type.Boolean({ description: 'false sends a draft' })),
  reply: Type.Optional(
    Type.String({ minLength: 1, maxLength: MAX_REVIEW_LENGTH, description: 'can be given once' }),
  ),
});
export type UpdateReview = Static<typeof UpdateReviewSchema>;

const PersonPicture = Type.Union([Type.Null(), Type.Object({ url: Type.String() })]);

/** Guest and owner of a trip. */
const people = {
  guest_id: Type.Union([Type.Null(), Type.Integer()]),
  guest_first_name: Type.Union([Type.Null(), Type.String()]),
  guest_picture: PersonPicture,
  owner_id: Type.Integer(),
  owner_first_name: Type.String(),
  owner_picture: PersonPicture,
};

/** The camper of a trip, which may no longer be listed. */
export const TripCamperSchema = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  city: Type.String(),
  picture: Type.Union([Type.Null(), PictureSchema]),
});
export type TripCamper = Static<typeof TripCamperSchema>;

/** A review as its author and the person it is about see it. */
export const OwnReviewSchema = Type.Object({
  ...TaggedSchema.properties,
  id: Type.Integer(),
  booking_id: Type.Union([Type.Null(), Type.Integer()]),
  author_type: Type.Enum(['guest', 'owner']),
  state: Type.Enum(['draft', 'sent', 'published']),
  rating: Type.Union([Type.Null(), Stars]),
  comment: Type.Union([Type.Null(), Type.String()]),
  private_comment: Type.Union([Type.Null(), Type.String()]),
  parts: ReviewPartsSchema,
  pictures: Type.Array(ReviewPictureSchema),
  date_to: Type.Union([Type.Null(), PlainDateSchema]),
  last_day: Type.Union([
    Type.Null(),
    Type.String({ description: 'the last day on which it can be changed' }),
  ]),
  published_date: Type.Union([Type.Null(), Moment]),
  reply: Type.Union([Type.Null(), Type.Object({ comment: Type.String(), published_date: Moment })]),
  is_reported: Type.Boolean({ description: 'by the current user' }),
  can_answer: Type.Boolean(),
  can_report: Type.Boolean(),
  ...people,
  camper: TripCamperSchema,
});
export type OwnReview = Static<typeof OwnReviewSchema>;

export const OwnReviewListSchema = PageOf(OwnReviewSchema);
export type OwnReviewList = Static<typeof OwnReviewListSchema>;

const paged = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })),
};

export const OwnReviewsQuerySchema = Type.Object({
  box: Type.Optional(Type.Enum(['received', 'sent'])),
  ...paged,
});
export type OwnReviewsQuery = Static<typeof OwnReviewsQuerySchema>;

/** A trip that the user may still review. */
export const ReviewNeededSchema = Type.Object({
  booking_id: Type.Integer(),
  author_type: Type.Enum(['guest', 'owner']),
  id_review: Type.Union([Type.Null(), Type.Integer({ description: 'the draft, once there is one' })]),
  has_other: Type.Boolean({ description: 'the other person has sent theirs' }),
  last_day: PlainDateSchema,
  date_from: PlainDateSchema,
  hour_from: Type.Integer(),
  date_to: PlainDateSchema,
  hour_to: Type.Integer(),
  ...people,
  camper: TripCamperSchema,
});
export type ReviewNeeded = Static<typeof ReviewNeededSchema>;

export const ReviewsNeededSchema = PageOf(ReviewNeededSchema);
export type ReviewsNeeded = Static<typeof ReviewsNeededSchema>;

export const ReviewsNeededQuerySchema = Type.Object({
  author_type: Type.Optional(Type.Enum(['guest', 'owner'])),
  ...paged,
});
export type ReviewsNeededQuery = Static<typeof ReviewsNeededQuerySchema>;

export const REVIEW_REPORT_REASONS = ['OFFENSIVE', 'PRIVATE', 'MISLEADING', 'ADVERTISING', 'OTHER'] as const;
export type ReviewReportReason = (typeof REVIEW_REPORT_REASONS)[number];

/** Why somebody reports a review or a picture in it. */
export const ReportReviewSchema = Type.Object({
  reason: Type.Enum([...REVIEW_REPORT_REASONS]),
  comment: Type.Optional(Type.String({ maxLength: 2000, description: 'needed with OTHER' })),
});
export type ReportReview = Static<typeof ReportReviewSchema>;
