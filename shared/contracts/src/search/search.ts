import { Type, type Static } from 'typebox';

import {
  CURRENCIES,
  DEFAULT_PAGE_SIZE,
  EQUIPMENT_CODES,
  FLAG_FIELDS,
  ORDERINGS,
  OWNER_TYPES,
  SEARCH_LICENCES,
  SEARCH_LIMITS,
  type FlagField,
} from '@campavia/domain';

import { DecimalSchema, PageOf, PlainDateSchema } from '../lists';

export const PictureSchema = Type.Object({
  url: Type.String({ description: 'the 640 px wide webp' }),
  srcset: Type.String({ description: '320w, 480w, 640w, 960w, 1280w and 1600w' }),
});
export type Picture = Static<typeof PictureSchema>;

/** The price of a stay. Amounts in `currency`; the booking fields are null without dates. */
export const priceFields = {
  price_per_day: DecimalSchema,
  booking_price_per_day: Type.Union([DecimalSchema, Type.Null()]),
  final_booking_price: Type.Union([DecimalSchema, Type.Null()]),
  original_booking_price: Type.Union([DecimalSchema, Type.Null()]),
  currency: Type.String({ minLength: 3, maxLength: 3 }),
};

const HourSchema = Type.Union([Type.String({ description: 'HH:mm:ss' }), Type.Null()]);

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
  hour_from: { ...HourSchema, description: 'when the trip begins; null without dates' },
  hour_to: { ...HourSchema, description: 'when the trip ends; null without dates' },
  source: Type.Optional(
    Type.Object(
      { name: Type.String(), url: Type.String() },
      { description: 'platform and address of the listing; absent for our own' },
    ),
  ),
});
export type SearchResult = Static<typeof SearchResultSchema>;

/** The fields of a camper that lists show. */
export type ListedCamper = Omit<SearchResult, 'hour_from' | 'hour_to'>;

/** A result after parsing by the client: its hours are whole numbers. */
export interface FoundCamper extends ListedCamper {
  hour_from: number | null;
  hour_to: number | null;
}

/**
 * By filter and value, the number of results if that value is chosen and all other filters stay. For `types` and
 * `owner_types` with the value alone, for `equipments` with the value in addition to the chosen ones. Exactly
 * `COUNT_CAP` means that many or more.
 */
export const FacetsSchema = Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer()));
export type Facets = Static<typeof FacetsSchema>;

export const SearchAnswerSchema = Type.Object({
  ...PageOf(SearchResultSchema).properties,
  count_capped: Type.Optional(
    Type.Literal(true, { description: '`count` means that many or more; it is exact without this' }),
  ),
  box: Type.Union([Type.Array(Type.Number(), { minItems: 4, maxItems: 4 }), Type.Null()]),
  facets: Type.Optional(FacetsSchema),
  facets_at_least: Type.Optional(
    Type.Literal(true, { description: 'each count of `facets` means that many or more' }),
  ),
});
export type SearchAnswer = Static<typeof SearchAnswerSchema>;

/** An answer that has only the list fields of each camper. */
export interface ListedCampers extends Omit<SearchAnswer, 'results'> {
  results: ListedCamper[];
}

/** An answer after parsing by the client. */
export interface FoundCampers extends Omit<SearchAnswer, 'results'> {
  results: FoundCamper[];
}

/** Counts beside the values of filters, and whether they are lower bounds. */
export type CountedFacets = Required<Pick<SearchAnswer, 'facets'>> & Pick<SearchAnswer, 'facets_at_least'>;

const Whole = ({ least: minimum, most: maximum }: { least: number; most: number }) =>
  Type.Optional(Type.Integer({ minimum, maximum }));
const Price = Type.Optional(
  Type.Number({ minimum: SEARCH_LIMITS.price.least, maximum: SEARCH_LIMITS.price.most }),
);
const SomeOf = <Item extends string>(codes: readonly Item[]) =>
  Type.Optional(Type.Array(Type.Enum([...codes]), { maxItems: codes.length }));

const Flag = Type.Optional(Type.Boolean({ description: 'false is ignored' }));
const flagFields = Object.fromEntries(FLAG_FIELDS.map((field) => [field, Flag])) as Record<
  FlagField,
  typeof Flag
>;

/** Filters of a search: which campers. Money in whole or decimal units of `currency`. */
export const filterParams = {
  where: Type.Optional(Type.String({ maxLength: SEARCH_LIMITS.whereLength, description: 'slug of a place' })),
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  radius: Type.Optional(Type.Number({ minimum: 1, maximum: 500, description: 'km, 30 by default' })),
  bbox: Type.Optional(Type.String({ maxLength: 120, description: 'west,south,east,north in degrees' })),
  date_from: Type.Optional(PlainDateSchema),
  date_to: Type.Optional(PlainDateSchema),
  seatbelts: Whole(SEARCH_LIMITS.people),
  beds: Whole(SEARCH_LIMITS.people),
  types: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { maxItems: 7 })),
  min_price: Price,
  max_price: Price,
  vehicle_height: Type.Optional(
    Type.Integer({
      minimum: SEARCH_LIMITS.heightCm.least,
      maximum: SEARCH_LIMITS.heightCm.most,
      description: 'at most, in centimetres',
    }),
  ),
  licence_type: Type.Optional(Type.Enum([...SEARCH_LICENCES])),
  owner_types: SomeOf(OWNER_TYPES),
  review_average__gte: Type.Optional(
    Type.Number({ minimum: SEARCH_LIMITS.stars.least, maximum: SEARCH_LIMITS.stars.most }),
  ),
  ...flagFields,
  equipments: SomeOf(EQUIPMENT_CODES),
  currency: Type.Optional(Type.Enum(CURRENCIES)),
};

/** The query parameters of a search: filters, and which results to show. */
export const SearchParamsSchema = Type.Object({
  ...filterParams,
  ordering: Type.Optional(Type.Enum([...ORDERINGS])),
  page: Type.Optional(
    Type.Integer({ minimum: SEARCH_LIMITS.page.least, maximum: SEARCH_LIMITS.page.most, default: 1 }),
  ),
  page_size: Type.Optional(
    Type.Integer({
      minimum: SEARCH_LIMITS.pageSize.least,
      maximum: SEARCH_LIMITS.pageSize.most,
      default: DEFAULT_PAGE_SIZE,
    }),
  ),
  facets: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1, description: '1 counts the values of filters' }),
  ),
});
export type SearchParams = Static<typeof SearchParamsSchema>;
