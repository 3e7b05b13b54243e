import type { ChildPlace, NearbyPlace, Place, SeasonPrices, SeasonPricesParams } from '@campavia/contracts';
import type { CurrencyCode } from '@campavia/domain';

import type { Database } from '../../database/connect';
import { distanceKm } from '../../core/geo';
import type { PlacesService } from '../places/places.service';
import { memoize } from '../../core/memoize';
import {
  createLandingsStore,
  DEFAULT_RADIUS_KM,
  type InhabitedPlaceRow,
  type TownRow,
  type CamperArea,
} from './landings.store';
import { toSeasonPrices } from './season-prices';
import { pickDistantPoints } from './pick-distant-points';

const AROUND_KM = 80;
const APART_KM = 8;
const APART_IN_COUNTRY_KM = 40;
const TOWNS_TRIED = 60;
/** Counting campers is more expensive than finding towns. */
const TOWNS_COUNTED = 16;
const TOWNS_SHOWN = 8;

/** Cache lifetime: places with campers are read all at once and change slowly. */
const INHABITED_MS = 10 * 60_000;

const WIDE = new Set<Place['place_type']>(['COUNTRY', 'LVL1', 'LVL2']);

interface Needs {
  database: Database;
  places: PlacesService;
}

/** Content of landing pages, except the campers. */
export function createLandingsService({ database, places }: Needs) {
  const store = createLandingsStore(database);
  const inhabited = memoize(() => store.placesWithCampers(), { most: 1, forMs: INHABITED_MS });

  /**
   * Towns with campers around a place, or within a region or country.
   * @throws HttpError 406 with `correct_slug` for a renamed or misspelt slug, 404 for others
   */
  async function nearby(slug: string): Promise<NearbyPlace[]> {
    const place = await places.get(slug);
    return WIDE.has(place.place_type) ? within(place) : around(place);
  }

  async function within(place: Place): Promise<NearbyPlace[]> {
    const isCountry = place.place_type === 'COUNTRY';
    const towns = isCountry
      ? await store.townsOfCountry(place.country, TOWNS_TRIED)
      : await store.townsWithin(place.id, TOWNS_TRIED);
    const shown = await withCampers(
      pickDistantPoints(towns, isCountry ? APART_IN_COUNTRY_KM : apartInRegion(place)),
    );
    return shown
      .sort((one, other) => other.campers - one.campers)
      .map((town) => ({ ...town, distance_km: null }));
  }

  async function around(place: Place): Promise<NearbyPlace[]> {
    const towns = (await store.townsAround(place, AROUND_KM, TOWNS_TRIED)).map((town) => ({
      ...town,
      distance_km: Math.round(distanceKm(place, town) * 10) / 10,
    }));
    const close = towns.filter(({ distance_km }) => distance_km <= AROUND_KM);
    const shown = await withCampers(pickDistantPoints(close, APART_KM, [place]));
    return shown.sort((one, other) => one.distance_km - other.distance_km);
  }

  /** The first few towns that have campers. */
  async function withCampers<Town extends TownRow>(
    towns: readonly Town[],
  ): Promise<(Town & { campers: number })[]> {
    const counted = towns.slice(0, TOWNS_COUNTED);
    const campersAt = await store.campersAt(counted);
    return counted
      .map((town) => ({ ...town, campers: campersAt.get(town.id) ?? 0 }))
      .filter(({ campers }) => campers > 0)
      .slice(0, TOWNS_SHOWN);
  }

  /**
   * The child places at which a search finds campers, by name. Those of a child without results take its place.
   * @throws HttpError as `nearby`
   */
  async function children(slug: string): Promise<ChildPlace[]> {
    const { id } = await places.get(slug);
    return listBelow(id, await inhabited(''))
      .map(({ slug: below, name, place_type, campers }) => ({ slug: below, name, place_type, campers }))
      .sort((one, other) => one.name.localeCompare(other.name));
  }

  /** All places at which a search finds campers that are in them or below them, by id. Cached for ten minutes. */
  async function placesWithCampers(): Promise<InhabitedPlaceRow[]> {
    return (await inhabited('')).filter(({ is_searchable }) => is_searchable);
  }

  /** Price per day by season; without campers for an unknown place. */
  async function seasonPrices(params: SeasonPricesParams, inCurrency: CurrencyCode): Promise<SeasonPrices> {
    const { where = '', types, seatbelts, beds, currency = inCurrency } = params;
    if (!where.trim()) return toSeasonPrices(await store.rates({ types, seatbelts, beds }), currency);
    const place = await places.findByText(where.trim());
    if (!place) return toSeasonPrices([], currency);
    const area = areaOf(place);
    return toSeasonPrices(await store.rates({ area, types, seatbelts, beds }), currency);
  }

  return { nearby, children, placesWithCampers, seasonPrices };
}

export type LandingsService = ReturnType<typeof createLandingsService>;

/** The next searchable places below one. */
function listBelow(id: number, all: readonly InhabitedPlaceRow[]): InhabitedPlaceRow[] {
  const byId = new Map(all.map((place) => [place.id, place]));
  function isBelow({ parent_id }: InhabitedPlaceRow): boolean {
    const parent = parent_id === null ? undefined : byId.get(parent_id);
    return parent !== undefined && (parent.id === id || (!parent.is_searchable && isBelow(parent)));
  }
  return all.filter((place) => place.is_searchable && isBelow(place));
}

/** Minimum distance between the towns listed of a region, depending on its size. */
function apartInRegion({ radius }: Place): number {
  return Math.min(30, Math.max(APART_KM, radius / 5));
}

/** The area that a search at the place covers. */
function areaOf(place: Place): CamperArea {
  if (place.place_type === 'COUNTRY') return { country: place.country };
  return { centre: place, radiusKm: place.radius || DEFAULT_RADIUS_KM };
}
