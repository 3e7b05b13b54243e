import Type, { type Static } from 'typebox';

import type { Address } from '@campavia/contracts';

const Part = Type.Optional(Type.String({ maxLength: 300 }));
const Degrees = Type.String({ pattern: '^-?\\d{1,3}(\\.\\d+)?$', maxLength: 40 });

/** Parts of an address; countries use different ones. */
const NominatimPartsSchema = Type.Object({
  house_number: Part,
  road: Part,
  pedestrian: Part,
  suburb: Part,
  city_district: Part,
  hamlet: Part,
  village: Part,
  town: Part,
  city: Part,
  municipality: Part,
  county: Part,
  state_district: Part,
  province: Part,
  region: Part,
  state: Part,
  postcode: Part,
  country_code: Type.Optional(Type.String({ pattern: '^[a-z]{2}$' })),
});

/** One result of `/search?format=jsonv2&addressdetails=1`: https://nominatim.org/release-docs/latest/api/Output/ */
export const NominatimResultSchema = Type.Object({
  lat: Degrees,
  lon: Degrees,
  display_name: Type.String({ maxLength: 1000 }),
  address: NominatimPartsSchema,
});
export type NominatimResult = Static<typeof NominatimResultSchema>;

/** For a part with several possible names, the first one present is used. */
export function toAddress({ lat, lon, display_name, address }: NominatimResult): Address {
  const { city, town, village, hamlet, state, region, province, state_district, county } = address;
  const [widest, second] = given([state, region, province, state_district, county]);
  return {
    label: display_name,
    street_number: firstOf(address.house_number),
    route: firstOf(address.road, address.pedestrian),
    locality: firstOf(city, town, village, hamlet),
    administrative_area_level_1: firstOf(widest),
    administrative_area_level_2: firstOf(second),
    administrative_area_level_3: firstOf(address.municipality),
    administrative_area_level_4: firstOf(address.city_district, address.suburb),
    postal_code: firstOf(address.postcode),
    country: firstOf(address.country_code?.toUpperCase()),
    latitude: Number(lat),
    longitude: Number(lon),
  };
}

function firstOf(...names: (string | undefined)[]): string | null {
  return given(names)[0] ?? null;
}

function given(names: readonly (string | undefined)[]): string[] {
  return names.filter((name) => name !== undefined);
}
