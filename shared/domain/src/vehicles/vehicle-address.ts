/** The parts of an address found by an address search; an unknown part is null. */
interface FoundAddress {
  street_number: string | null;
  route: string | null;
  locality: string | null;
  administrative_area_level_2: string | null;
  administrative_area_level_3: string | null;
  postal_code: string | null;
  /** ISO 3166-1 */
  country: string | null;
  latitude: number;
  longitude: number;
}

/** The location of a vehicle. */
export interface VehicleAddress {
  street: string;
  zipcode: string;
  city: string;
  country: string;
  latitude: number;
  longitude: number;
}

/**
 * The location of a vehicle at a found address, guest-side specification section 3: the street is number and route,
 * the city falls back to the area of the third level, the country to the one of the second. What is unknown is empty.
 */
export function toVehicleAddress(found: FoundAddress): VehicleAddress {
  return {
    street: [found.street_number, found.route].filter(Boolean).join(' '),
    zipcode: found.postal_code ?? '',
    city: found.locality ?? found.administrative_area_level_3 ?? '',
    country: found.country ?? found.administrative_area_level_2 ?? '',
    latitude: found.latitude,
    longitude: found.longitude,
  };
}
