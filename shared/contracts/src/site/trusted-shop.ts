import { Type, type Static } from 'typebox';

/** The rating of a shop rating service, in the field names of that service. */
export const ShopRatingSchema = Type.Object({
  totalReviewCount: Type.Integer({ minimum: 0 }),
  overallMark: Type.Number({ minimum: 0, maximum: 5 }),
  isSample: Type.Optional(
    Type.Boolean({ description: 'figures of the sandbox, which are shown to nobody as ours' }),
  ),
});
export type ShopRating = Static<typeof ShopRatingSchema>;
