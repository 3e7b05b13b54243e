import { Type, type Static } from 'typebox';

import { WISHLIST_LIMITS } from '@campavia/domain';

import { TaggedSchema } from '../errors';
import { DecimalSchema, PlainDateSchema } from '../lists';
import { PictureSchema, SearchResultSchema } from '../search/search';

const OptionalDate = Type.Union([PlainDateSchema, Type.Null()]);
const CamperNumberSchema = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const NameSchema = Type.String({ minLength: 1, maxLength: WISHLIST_LIMITS.nameLength });

const stayFields = {
  date_from: {
    ...OptionalDate,
    description: 'first day of the trip that prices are for; null without dates',
  },
  date_to: { ...OptionalDate, description: 'last day of it' },
};

/** The settings of a wishlist. The entity tag is of these settings, not of the campers. */
const settingsFields = {
  ...TaggedSchema.properties,
  slug: Type.String(),
  name: Type.String(),
  ...stayFields,
  notified: Type.Boolean({
    description: 'whether its owner gets an e-mail when a camper is cheaper or free',
  }),
  share_key: Type.Union([Type.String(), Type.Null()], {
    description: 'everyone with this token can read the list; null while it is not shared',
  }),
};

export const WishlistSettingsSchema = Type.Object(settingsFields);
export type WishlistSettings = Static<typeof WishlistSettingsSchema>;

/** A wishlist among others. */
export const WishlistSummarySchema = Type.Object({
  ...settingsFields,
  count: Type.Integer({ minimum: 0 }),
  camper_ids: Type.Array(Type.Integer(), { description: 'the last added first' }),
  pictures: Type.Array(PictureSchema, { maxItems: 3 }),
});
export type WishlistSummary = Static<typeof WishlistSummarySchema>;

export const WishlistListSchema = Type.Object({
  count: Type.Integer({ minimum: 0 }),
  next: Type.Null(),
  previous: Type.Null(),
  results: Type.Array(WishlistSummarySchema, { description: 'the last changed first' }),
});
export type WishlistList = Static<typeof WishlistListSchema>;

/** A camper of a wishlist, priced for its dates. */
export const WishlistCamperSchema = Type.Object({
  ...SearchResultSchema.properties,
  is_free: Type.Union([Type.Boolean(), Type.Null()], { description: 'for the dates; null without dates' }),
  free_from: {
    ...OptionalDate,
    description:
      'the next day from which it is free for the length of the trip; null if it is free, or that day is far away',
  },
  cheaper_by: Type.Union([DecimalSchema, Type.Null()], {
    description: 'how much less the trip costs than when the camper was saved, in `currency`',
  }),
});
export type WishlistCamper = Static<typeof WishlistCamperSchema>;

const contentFields = {
  ad_set: Type.Array(WishlistCamperSchema, { description: 'the last added first' }),
  gone: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String() }), {
    description: 'saved campers that are not offered any more',
  }),
};

/** A wishlist with its campers, as its owner has it. */
export const WishlistSchema = Type.Object({ ...settingsFields, ...contentFields });
export type Wishlist = Static<typeof WishlistSchema>;

/** A wishlist as a visitor with its link sees it. */
export const SharedWishlistSchema = Type.Object({ name: Type.String(), ...stayFields, ...contentFields });
export type SharedWishlist = Static<typeof SharedWishlistSchema>;

export const CreateWishlistSchema = Type.Object({ name: NameSchema }, { additionalProperties: false });
export type CreateWishlist = Static<typeof CreateWishlistSchema>;

/** Omitted fields stay. Both dates change together; null removes them. */
export const UpdateWishlistSchema = Type.Object(
  {
    name: Type.Optional(NameSchema),
    date_from: Type.Optional(OptionalDate),
    date_to: Type.Optional(OptionalDate),
    notified: Type.Optional(Type.Boolean()),
    shared: Type.Optional(Type.Boolean({ description: 'false makes the link that was given invalid' })),
  },
  { additionalProperties: false },
);
export type UpdateWishlist = Static<typeof UpdateWishlistSchema>;

/** A camper to add; with `from` it is removed from that list at the same time. */
export const AddToWishlistSchema = Type.Object(
  {
    product_id: CamperNumberSchema,
    from: Type.Optional(
      Type.String({ maxLength: 40, description: 'slug of the list that it is moved from' }),
    ),
  },
  { additionalProperties: false },
);
export type AddToWishlist = Static<typeof AddToWishlistSchema>;

export const RemoveFromWishlistSchema = Type.Object(
  { product_id: CamperNumberSchema },
  { additionalProperties: false },
);
export type RemoveFromWishlist = Static<typeof RemoveFromWishlistSchema>;

/** Campers that a visitor saved in the browser. */
export const MergeWishlistSchema = Type.Object(
  {
    name: { ...NameSchema, description: 'of the list that is created for them' },
    product_ids: Type.Array(CamperNumberSchema, { minItems: 1, maxItems: WISHLIST_LIMITS.campers }),
  },
  { additionalProperties: false },
);
export type MergeWishlist = Static<typeof MergeWishlistSchema>;

/** The outcome. Campers in none of `added`, `known` and `left_out` are no longer listed. */
export const MergedWishlistSchema = Type.Object({
  added: Type.Integer({ minimum: 0 }),
  known: Type.Integer({ minimum: 0, description: 'were on a list already' }),
  left_out: Type.Array(Type.Integer(), { description: 'found no room' }),
  slug: Type.Union([Type.String(), Type.Null()], { description: 'of the list that took them' }),
});
export type MergedWishlist = Static<typeof MergedWishlistSchema>;

/** Stops the e-mails about all lists, by the token in such an e-mail. */
export const StopWishlistEmailsSchema = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
);
export type StopWishlistEmails = Static<typeof StopWishlistEmailsSchema>;
