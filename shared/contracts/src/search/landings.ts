import { Type, type Static } from 'typebox';

import { DecimalSchema } from '../lists';
import { PlaceSchema } from './places';
import { SeasonTypeSchema } from '../listings/price';
import { filterParams } from './search';

const { id, slug, name, place_type, country, latitude, longitude } = PlaceSchema.properties;

/** A place to suggest on the page of another one. */
export const NearbyPlaceSchema = Type.Object({
  id,
  slug,
  name,
  place_type,
  country,
  latitude,
  longitude,
  distance_km: Type.Union([Type.Number(), Type.Null()], {
    description: 'from the requested place; null within a region or country',
  }),
  campers: Type.Integer({ minimum: 1, description: 'as many as a search at that place finds' }),
});
export type NearbyPlace = Static<typeof NearbyPlaceSchema>;

export const NearbyPlacesSchema = Type.Array(NearbyPlaceSchema, {
  description: 'around a place the nearest first, within a region or country the one with most campers first',
});

/** A place directly below another one, with its number of campers. */
export const ChildPlaceSchema = Type.Object({
  slug,
  name,
  place_type,
  campers: Type.Integer({ minimum: 1, description: 'bookable campers that stand there' }),
});
export type ChildPlace = Static<typeof ChildPlaceSchema>;

export const ChildPlacesSchema = Type.Array(ChildPlaceSchema, { description: 'by name' });

/** The campers whose prices are shown: the search filters of a landing page. */
export const SeasonPricesParamsSchema = Type.Object({
  where: filterParams.where,
  types: filterParams.types,
  seatbelts: filterParams.seatbelts,
  beds: filterParams.beds,
  currency: filterParams.currency,
});
export type SeasonPricesParams = Static<typeof SeasonPricesParamsSchema>;

/** Prices per day, fees and standard insurance included: the minimum and the three quartiles of the campers. */
export const DayPricesSchema = Type.Object({
  least: DecimalSchema,
  lower: DecimalSchema,
  median: DecimalSchema,
  upper: DecimalSchema,
});
export type DayPrices = Static<typeof DayPricesSchema>;

/** Prices per day in the low or the high season. */
export const SeasonPriceSchema = Type.Object({ season: SeasonTypeSchema, ...DayPricesSchema.properties });
export type SeasonPrice = Static<typeof SeasonPriceSchema>;

/** Prices of single days and discounts do not count. */
export const SeasonPricesSchema = Type.Object({
  count: Type.Integer({ minimum: 0, description: 'campers whose prices these are' }),
  currency: Type.String({ minLength: 3, maxLength: 3 }),
  seasons: Type.Array(SeasonPriceSchema, { description: 'low, then high; empty without a camper' }),
  mid_season: Type.Union([DayPricesSchema, Type.Null()], {
    description: 'price per day in the mid season, over all types; null without a camper',
  }),
});
export type SeasonPrices = Static<typeof SeasonPricesSchema>;
