import { Type, type Static } from 'typebox';

/** How a house of shop ratings rates the product, as that house names its figures. */
export const ShopRatingSchema = Type.Object({
  totalReviewCount: Type.Integer({ minimum: 0 }),
  overallMark: Type.Number({ minimum: 0, maximum: 5 }),
});
export type ShopRating = Static<typeof ShopRatingSchema>;
