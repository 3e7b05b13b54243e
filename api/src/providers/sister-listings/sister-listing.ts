import Type, { type Static } from 'typebox';

import type { SearchResult } from '@campavia/contracts';

const OrNull = <Some extends Parameters<typeof Type.Array>[0]>(schema: Some) =>
  Type.Union([schema, Type.Null()]);

const Decimal = Type.String({ pattern: '^\\d+\\.\\d{2}$' });
const Time = Type.Optional(OrNull(Type.String()));

/**
 * A listing in the format agreed with the sister platform: do not change it. Fields that only our results have are
 * filled in by `toSearchResult`.
 */
export const SisterListingSchema = Type.Object({
  id: Type.Integer(),
  url: Type.String({ pattern: '^https://' }),
  title: Type.String(),
  type: Type.Integer({ minimum: 1, maximum: 7 }),
  city: Type.String(),
  country: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  distance_km: OrNull(Type.Number()),
  seatbelts: Type.Integer(),
  beds: Type.Integer(),
  pictures: Type.Array(Type.Object({ url: Type.String(), srcset: Type.String() })),
  review_average: OrNull(Type.Number()),
  review_count: Type.Integer(),
  instant_booking_activated: Type.Boolean(),
  is_ambassador: Type.Boolean(),
  owner: Type.Object({ first_name: Type.String(), professional: Type.Boolean() }),
  price_per_day: Decimal,
  booking_price_per_day: OrNull(Decimal),
  final_booking_price: OrNull(Decimal),
  original_booking_price: OrNull(Decimal),
  currency: Type.String({ minLength: 3, maxLength: 3 }),
  hour_from: Time,
  hour_to: Time,
});
export type SisterListing = Static<typeof SisterListingSchema>;

/**
 * Converts a listing of the sister platform to a search result. Written field by field, so that the compiler reports
 * missing ones.
 */
export function toSearchResult(listing: SisterListing, platform: string): SearchResult {
  const { owner } = listing;
  return {
    id: listing.id,
    title: listing.title,
    type: listing.type,
    city: listing.city,
    country: listing.country,
    latitude: listing.latitude,
    longitude: listing.longitude,
    distance_km: listing.distance_km,
    seatbelts: listing.seatbelts,
    beds: listing.beds,
    pictures: listing.pictures.map(({ url, srcset }) => ({ url, srcset })),
    review_average: listing.review_average,
    review_count: listing.review_count,
    instant_booking_activated: listing.instant_booking_activated,
    is_ambassador: listing.is_ambassador,
    owner: { first_name: owner.first_name, professional: owner.professional },
    price_per_day: listing.price_per_day,
    booking_price_per_day: listing.booking_price_per_day,
    final_booking_price: listing.final_booking_price,
    original_booking_price: listing.original_booking_price,
    currency: listing.currency,
    hour_from: listing.hour_from ?? null,
    hour_to: listing.hour_to ?? null,
    source: { name: platform, url: listing.url },
  };
}
