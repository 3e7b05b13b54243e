import type { SearchParams, SearchResult } from '@campavia/contracts';

/** Larger than the hundredth of a degree that points are rounded to, smaller than the distance to the next point. */
const AROUND_DEGREES = 0.004;
const CLOSEST_ZOOM = '20';
const NOT_ON_MAPS = ['where', 'latitude', 'longitude', 'radius', 'ordering', 'page', 'page_size'];

/** Query string of a search. */
export function searchQuery(params: SearchParams): URLSearchParams {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    [value].flat().map((item): [string, string] => [name, String(item)]),
  );
  return new URLSearchParams(pairs);
}

/** Query of the listing of a camper that a search found. */
export function listingQuery(search: URLSearchParams): URLSearchParams {
  const names = ['date_from', 'date_to', 'currency'];
  return new URLSearchParams(names.map((name): [string, string] => [name, search.get(name) ?? '']));
}

/** The same search within a small box of the map around a camper. */
export function aroundQuery(search: URLSearchParams, { latitude, longitude }: SearchResult): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of NOT_ON_MAPS) query.delete(name);
  const edges = [-1, 1].flatMap((side) =>
    [longitude, latitude].map((value) => value + side * AROUND_DEGREES),
  );
  query.set('bbox', edges.map((edge) => edge.toFixed(4)).join(','));
  query.set('zoom', CLOSEST_ZOOM);
  return query;
}
