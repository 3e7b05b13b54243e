import type { PlainDate } from '../dates';
import type { EquipmentCode } from '../equipment';
import {
  FLAG_FIELDS,
  type FlagField,
  type Ordering,
  type OwnerType,
  type SearchLicence,
} from './search-choices';

/** The fields of a search in an address, in the order they are written. */
export const SEARCH_FIELDS = [
  'where',
  'latitude',
  'longitude',
  'radius',
  'bbox',
  'date_from',
  'date_to',
  'seatbelts',
  'beds',
  'types',
  'min_price',
  'max_price',
  'vehicle_height',
  'licence_type',
  'owner_types',
  'review_average__gte',
  ...FLAG_FIELDS,
  'equipments',
  'ordering',
  'page',
  'page_size',
] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** West, south, east and north edge, in degrees. */
export type SearchBox = [west: number, south: number, east: number, north: number];

/** A search. Radius in kilometres, prices in units of the site's currency. */
export interface SearchQuery extends Partial<Record<FlagField, true>> {
  where?: string;
  latitude?: number;
  longitude?: number;
  radius?: number;
  bbox?: SearchBox;
  date_from?: PlainDate;
  date_to?: PlainDate;
  seatbelts?: number;
  beds?: number;
  types?: number[];
  min_price?: number;
  max_price?: number;
  /** Maximum, in centimetres. */
  vehicle_height?: number;
  licence_type?: SearchLicence;
  owner_types?: OwnerType[];
  /** Minimum average rating, in stars. */
  review_average__gte?: number;
  /** Equipment that must be on board. */
  equipments?: EquipmentCode[];
  ordering?: Ordering;
  page?: number;
  page_size?: number;
}

/** The parameters of an address: a text, or several when a name is repeated. */
export type RawSearch = Record<string, string | string[] | undefined>;

/** Limits of a search. */
export const SEARCH_LIMITS = {
  whereLength: 200,
  radiusKm: { least: 1, most: 500 },
  people: { least: 2, most: 6 },
  type: { least: 1, most: 7 },
  price: { least: 0, most: 1_000_000 },
  heightCm: { least: 150, most: 500 },
  stars: { least: 1, most: 5 },
  page: { least: 1, most: 100_000 },
  pageSize: { least: 1, most: 100 },
} as const;

/** Upper limit of counts: a count of exactly this much means as many or more. */
export const COUNT_CAP = 1_000;

/** Default number of results per page. */
export const DEFAULT_PAGE_SIZE = 20;
