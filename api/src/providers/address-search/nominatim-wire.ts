import Type, { type Static } from 'typebox';

import type { Address } from '@campavia/contracts';

const Part = Type.Optional(Type.String({ maxLength: 300 }));
const Degrees = Type.String({ pattern: '^-?\\d{1,3}(\\.\\d+)?$', maxLength: 40 });

/** What Nominatim knows of the parts of an address; different countries use different ones. */
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
  country_code: Type.String({ pattern: '^[a-z]{2}$' }),
});
type NominatimParts = Static<typeof NominatimPartsSchema>;

/** One result of `/search?format=jsonv2&addressdetails=1`: https://nominatim.org/release-docs/latest/api/Output/ */
export const NominatimResultSchema = Type.Object({
  lat: Degrees,
  lon: Degrees,
  display_name: Type.String({ maxLength: 1000 }),
  address: NominatimPartsSchema,
});
export type NominatimResult = Static<typeof NominatimResultSchema>;

export function toAddress({ lat, lon, display_name, address }: NominatimResult): Address {
  const areas = areasOf(address);
  return {
    label: display_name,
    street_number: address.house_number ?? null,
    route: address.road ?? address.pedestrian ?? null,
    locality: address.city ?? address.town ?? address.village ?? address.hamlet ?? null,
    administrative_area_level_1: areas[0] ?? null,
    administrative_area_level_2: areas[1] ?? null,
    administrative_area_level_3: address.municipality ?? null,
    administrative_area_level_4: address.city_district ?? address.suburb ?? null,
    postal_code: address.postcode ?? null,
    country: address.country_code.toUpperCase(),
    latitude: Number(lat),
    longitude: Number(lon),
  };
}

/** The two widest areas below the country, the wider one first. */
function areasOf({ state, region, province, state_district, county }: NominatimParts): string[] {
  return [state, region, province, state_district, county].filter((area) => area !== undefined);
}
