import type { SearchParams, SearchResult } from '@campavia/contracts';
import {
  convert,
  FLAG_FIELDS,
  formatDecimal,
  hourText,
  rateMicros,
  USUAL_HOURS,
  type CurrencyCode,
} from '@campavia/domain';

import { distanceKm, type Point } from '../../core/geo';
import { toPictures } from '../../core/picture-addresses';
import { MADE_UP_LISTINGS, type MadeUpListing } from './made-up-listings';
import type { SisterListings, SisterSearch } from './sister-listings';

const NAME = 'Sister platform (sandbox)';
const FIRST_PICTURE = 900_000_000;

/**
 * Finds the scenes of a camper.
 * @param camperSeed identifies the camper
 * @param type camper type, from 1
 */
export type FindScenes = (camperSeed: number, type: number) => Promise<string[]>;

/** An offline sister platform: a few generated listings that are always available. */
export function createSandboxSisterListings(findScenes: FindScenes): SisterListings {
  async function search(criteria: SisterSearch): Promise<SearchResult[]> {
    const found = MADE_UP_LISTINGS.filter(
      (listing) => liesIn(listing, criteria) && matches(listing, criteria.filters),
    ).map(async (listing) => {
      const scenes = await findScenes(FIRST_PICTURE + listing.id, listing.type);
      return toResult(listing, scenes, criteria);
    });
    return (await Promise.all(found)).filter((result) => isWithinPrice(result, criteria.filters));
  }

  return { search };
}

function liesIn(listing: MadeUpListing, { country, box, circle }: SisterSearch): boolean {
  if (country) return listing.country === country;
  if (circle) return distanceKm(listing, circle.centre) <= circle.radiusKm;
  if (!box) return true;
  const [west, south, east, north] = box;
  const { longitude, latitude } = listing;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

function matches(listing: MadeUpListing, filters: SearchParams): boolean {
  return (
    listing.seatbelts >= (filters.seatbelts ?? 0) &&
    listing.beds >= (filters.beds ?? 0) &&
    (filters.types ?? [listing.type]).includes(listing.type) &&
    listing.reviewAverage >= (filters.review_average__gte ?? 0) &&
    FLAG_FIELDS.every((field) => !filters[field] || listing.flags.includes(field)) &&
    isAnOrdinaryVan(filters)
  );
}

// All are privately owned, need licence class B, and have no height or equipment.
function isAnOrdinaryVan({ owner_types, licence_type, vehicle_height, equipments }: SearchParams): boolean {
  const isPrivate = !owner_types?.length || owner_types.includes('private');
  return isPrivate && licence_type !== 'C' && vehicle_height === undefined && !equipments?.length;
}

function isWithinPrice(result: SearchResult, { min_price = 0, max_price = Infinity }: SearchParams): boolean {
  const shown = Number(result.booking_price_per_day ?? result.price_per_day);
  return shown >= min_price && shown <= max_price;
}

function toResult(
  listing: MadeUpListing,
  scenes: readonly string[],
  { days, circle, currency }: SisterSearch,
): SearchResult {
  const { id, title, type, city, country, latitude, longitude, seatbelts, beds, flags } = listing;
  const perDay = convert(listing.euroCents, rateMicros('EUR', currency));
  const stay = days === undefined ? null : formatDecimal(perDay * days);
  return {
    id,
    title,
    type,
    city,
    country,
    latitude,
    longitude,
    seatbelts,
    beds,
    distance_km: distanceTo(listing, circle?.centre),
    pictures: toPictures(scenes),
    review_average: listing.reviewAverage,
    review_count: listing.reviewCount,
    instant_booking_activated: flags.includes('instant_booking'),
    is_ambassador: false,
    owner: { first_name: listing.owner, professional: false },
    ...pricesOf(perDay, stay, currency),
    hour_from: stay && hourText(USUAL_HOURS.from),
    hour_to: stay && hourText(USUAL_HOURS.to),
    source: { name: NAME, url: `/sandbox/sister-platform/en/create?listing=${id}` },
  };
}

function distanceTo(listing: Point, centre: Point | undefined): number | null {
  return centre ? Math.round(distanceKm(listing, centre) * 10) / 10 : null;
}

function pricesOf(perDay: number, stay: string | null, currency: CurrencyCode) {
  return {
    price_per_day: formatDecimal(perDay),
    booking_price_per_day: stay && formatDecimal(perDay),
    final_booking_price: stay,
    original_booking_price: stay,
    currency,
  };
}
