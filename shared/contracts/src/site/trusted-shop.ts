import { Type, type Static } from 'typebox';

/** The rating of a shop rating service, in the field names of that service. */
export const ShopRatingSchema = Type.Object({
  totalReviewCount: Type.Integer({ minimum: 0 }),
  overallMark: Type.Number({ minimum: 0, maximum: 5 }),
  isSample: Type.Optional(
    Type.Boolean({ description: 'figures of the sandbox, which must not be shown to users' }),
  ),
});
export type ShopRating = Static<typeof ShopRatingSchema>;
