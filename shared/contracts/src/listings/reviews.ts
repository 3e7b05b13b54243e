import { Type, type Static } from 'typebox';

import { PageOf } from '../lists';
import { PictureSchema } from '../search/search';

const Id = Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }));
const PictureOrNull = Type.Union([Type.Null(), Type.Object({ url: Type.String() })]);

export const REVIEW_ORDERINGS = ['-published_date', 'published_date', '-rating', 'rating'] as const;

/** Filters by camper. */
const camperFilters = {
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$', description: 'where the camper is' })),
  type: Type.Optional(Type.Integer({ minimum: 1, maximum: 7, description: 'of the vehicle' })),
};

/** Filters by subject: a camper, a person or a booking. */
const filters = {
  ...camperFilters,
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  has_pictures: Type.Optional(Type.Boolean()),
  camper_id: Id,
  target_id: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'the person the review is about' }),
  ),
  author_type: Type.Optional(Type.Enum(['guest', 'owner'])),
  booking_id: Id,
};

export const ReviewsQuerySchema = Type.Object({
  ...filters,
  ordering: Type.Optional(Type.Enum([...REVIEW_ORDERINGS])),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })),
});
export type ReviewsQuery = Static<typeof ReviewsQuerySchema>;

export const ReviewStatsQuerySchema = Type.Object(filters);
export type ReviewStatsQuery = Static<typeof ReviewStatsQuerySchema>;

/** The camper of a review, if its page is public. */
export const ReviewedCamperSchema = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  type: Type.Integer({ minimum: 1, maximum: 7 }),
  city: Type.String(),
  country: Type.String(),
  beds: Type.Integer(),
  review_average: Type.Union([Type.Number(), Type.Null()]),
  review_count: Type.Integer(),
  picture: Type.Union([Type.Null(), PictureSchema]),
});
export type ReviewedCamper = Static<typeof ReviewedCamperSchema>;

/** A picture that a guest attached to a review. */
export const ReviewPictureSchema = Type.Object({
  id: Type.Integer(),
  url: Type.String({ description: 'the 640 px wide webp' }),
  srcset: Type.String({ description: '320w, 480w, 640w, 960w, 1280w and 1600w' }),
});
export type ReviewPicture = Static<typeof ReviewPictureSchema>;

/** A review as the public sees it. */
export const ReviewSchema = Type.Object({
  id: Type.Integer(),
  camper_id: Type.Integer(),
  booking_id: Type.Union([Type.Null(), Type.Integer()]),
  author_type: Type.Enum(['guest', 'owner']),
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  comment: Type.Union([Type.Null(), Type.String()]),
  language: Type.Union([Type.Null(), Type.String({ description: 'of the comment' })]),
  published_date: Type.String({ description: 'UTC timestamp' }),
  guest_id: Type.Union([Type.Null(), Type.Integer()]),
  guest_first_name: Type.Union([Type.Null(), Type.String()]),
  guest_picture: PictureOrNull,
  owner_id: Type.Integer(),
  owner_first_name: Type.String(),
  owner_picture: PictureOrNull,
  reply: Type.Union([
    Type.Null(),
    Type.Object({ comment: Type.String(), published_date: Type.String({ description: 'UTC timestamp' }) }),
  ]),
  pictures: Type.Array(ReviewPictureSchema),
  camper: Type.Union([Type.Null(), ReviewedCamperSchema]),
});
export type Review = Static<typeof ReviewSchema>;

export const ReviewListSchema = PageOf(ReviewSchema);
export type ReviewList = Static<typeof ReviewListSchema>;

/** Scale 0 to 5; null before the first one. */
export const ReviewStatsSchema = Type.Object({
  count: Type.Integer(),
  average: Type.Union([Type.Null(), Type.Number()]),
  ratings: Type.Record(Type.String(), Type.Integer(), { description: 'how many of 5, 4, 3, 2 and 1' }),
});
export type ReviewStats = Static<typeof ReviewStatsSchema>;

export const WallQuerySchema = Type.Object({
  ...camperFilters,
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 48, default: 24 })),
});
export type WallQuery = Static<typeof WallQuerySchema>;

/** A picture with the review it belongs to. */
export const WallPictureSchema = Type.Object({ ...ReviewPictureSchema.properties, review: ReviewSchema });
export type WallPicture = Static<typeof WallPictureSchema>;

export const WallPictureListSchema = PageOf(WallPictureSchema);
export type WallPictureList = Static<typeof WallPictureListSchema>;

export const WallPictureParamsSchema = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});
