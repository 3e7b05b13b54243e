import { Type, type Static } from 'typebox';

import { CURRENCIES } from '@campavia/domain';

import { DecimalSchema, PageOf, PlainDateSchema } from './lists';

export const PictureSchema = Type.Object({
  url: Type.String({ description: 'the 640 px wide webp' }),
  srcset: Type.String({ description: '320w, 640w, 1280w and 1600w' }),
});
export type Picture = Static<typeof PictureSchema>;

/** What a stay costs. Amounts in `currency`; the booking fields are null without dates. */
export const priceFields = {
  price_per_day: DecimalSchema,
  booking_price_per_day: Type.Union([DecimalSchema, Type.Null()]),
  final_booking_price: Type.Union([DecimalSchema, Type.Null()]),
  original_booking_price: Type.Union([DecimalSchema, Type.Null()]),
  currency: Type.String({ minLength: 3, maxLength: 3 }),
};

/** One camper in a list of results. The point is rounded to 0.01°. */
export const SearchResultSchema = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  type: Type.Integer({ minimum: 1, maximum: 7 }),
  city: Type.String(),
  country: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  distance_km: Type.Union([Type.Number(), Type.Null()]),
  seatbelts: Type.Integer(),
  beds: Type.Integer(),
  pictures: Type.Array(PictureSchema),
  review_average: Type.Union([Type.Number(), Type.Null()]),
  review_count: Type.Integer(),
  instant_booking_activated: Type.Boolean(),
  is_ambassador: Type.Boolean(),
  owner: Type.Object({ first_name: Type.String(), professional: Type.Boolean() }),
  ...priceFields,
});
export type SearchResult = Static<typeof SearchResultSchema>;

export const SearchAnswerSchema = Type.Object({
  ...PageOf(SearchResultSchema).properties,
  box: Type.Union([Type.Array(Type.Number(), { minItems: 4, maxItems: 4 }), Type.Null()]),
});
export type SearchAnswer = Static<typeof SearchAnswerSchema>;

const Whole = (minimum: number, maximum: number) => Type.Optional(Type.Integer({ minimum, maximum }));

/** The filters that search understands, as they stand in a query string. Money in whole or decimal units of `currency`. */
export const SearchParamsSchema = Type.Object({
  where: Type.Optional(Type.String({ maxLength: 200, description: 'slug of a place' })),
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  radius: Type.Optional(Type.Number({ minimum: 1, maximum: 500, description: 'km, 30 by default' })),
  bbox: Type.Optional(Type.String({ maxLength: 120, description: 'west,south,east,north in degrees' })),
  date_from: Type.Optional(PlainDateSchema),
  date_to: Type.Optional(PlainDateSchema),
  seatbelts: Whole(2, 6),
  beds: Whole(2, 6),
  types: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { maxItems: 7 })),
  min_price: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
  max_price: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
  ordering: Type.Optional(Type.Literal('relevance')),
  currency: Type.Optional(Type.Enum(CURRENCIES)),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
});
export type SearchParams = Static<typeof SearchParamsSchema>;
