import { parseDecimalIn, valueOf } from './raw-values';
import { adjust, drop, type SearchNotes } from './search-notes';
import { SEARCH_LIMITS, type RawSearch, type SearchBox, type SearchQuery } from './search-query';
import { DEGREE_PLACES, RADIUS_PLACES } from './canonical-order';

// A name consisting of dots would change the path of an api call.
const UNREADABLE = /[\p{Cc}\p{Cs}]|^\.+$/u;

type PlaceFields = Pick<SearchQuery, 'where' | 'latitude' | 'longitude' | 'radius' | 'bbox'>;

/** The fields of the location: a place's name, a point, a radius, a box. */
export function sanitisePlace(raw: RawSearch, notes: SearchNotes): PlaceFields {
  return {
    where: where(raw, notes),
    ...point(raw, notes),
    radius: radius(raw, notes),
    bbox: box(raw, notes),
  };
}

function where(raw: RawSearch, notes: SearchNotes): string | undefined {
  const text = valueOf(raw, 'where');
  if (text === undefined) return undefined;
  if (text.length > SEARCH_LIMITS.whereLength) return drop(notes, 'where', 'where_too_long');
  return UNREADABLE.test(text) ? drop(notes, 'where', 'where_unreadable') : text;
}

function degrees(text: string, limit: number): number | undefined {
  const value = parseDecimalIn(text, DEGREE_PLACES);
  return value !== undefined && Math.abs(value) <= limit ? value : undefined;
}

function point(raw: RawSearch, notes: SearchNotes): Pick<SearchQuery, 'latitude' | 'longitude'> {
  const latitude = coordinate(raw, 'latitude', 90, notes);
  const longitude = coordinate(raw, 'longitude', 180, notes);
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  if (latitude !== undefined) drop(notes, 'latitude', 'lone_coordinate');
  if (longitude !== undefined) drop(notes, 'longitude', 'lone_coordinate');
  return {};
}

function coordinate(
  raw: RawSearch,
  field: 'latitude' | 'longitude',
  limit: number,
  notes: SearchNotes,
): number | undefined {
  const text = valueOf(raw, field);
  if (text === undefined) return undefined;
  return degrees(text, limit) ?? drop(notes, field, `${field}_out_of_range`);
}

function radius(raw: RawSearch, notes: SearchNotes): number | undefined {
  const text = valueOf(raw, 'radius');
  if (text === undefined) return undefined;
  const km = parseDecimalIn(text, RADIUS_PLACES);
  if (km === undefined) return drop(notes, 'radius', 'radius_not_a_number');
  const { least, most } = SEARCH_LIMITS.radiusKm;
  const clamped = Math.min(Math.max(km, least), most);
  if (clamped !== km) adjust(notes, 'radius', 'radius_clamped');
  return clamped;
}

function box(raw: RawSearch, notes: SearchNotes): SearchBox | undefined {
  const text = valueOf(raw, 'bbox');
  if (text === undefined) return undefined;
  const edges = text.split(',', 5).map((edge, index) => degrees(edge, index % 2 === 0 ? 180 : 90));
  const [west, south, east, north] = edges;
  const isComplete =
    edges.length === 4 &&
    west !== undefined &&
    south !== undefined &&
    east !== undefined &&
    north !== undefined;
  if (!isComplete || west >= east || south >= north) return drop(notes, 'bbox', 'bbox_invalid');
  return [west, south, east, north];
}
