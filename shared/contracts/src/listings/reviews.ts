import { Type, type Static } from 'typebox';

import { PageOf } from '../lists';

const Id = Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }));
const PictureOrNull = Type.Union([Type.Null(), Type.Object({ url: Type.String() })]);

export const REVIEW_ORDERINGS = ['-published_date', 'published_date', '-rating', 'rating'] as const;

/** Whose reviews: of a camper, of a person, of a booking. */
const filters = {
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

/** A review as everybody may read it. */
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
