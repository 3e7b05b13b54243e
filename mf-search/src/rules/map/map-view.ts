import type { SearchBox } from '@campavia/domain';

/** The box is in degrees. */
export interface MapView {
  box: SearchBox;
  zoom: number;
}

/** About a metre, the precision of an address. */
const PLACES = 1e5;
/** Labels are requested by tiles this many zooms farther out, so that a small move requests none. */
const TILES_OUT = 1;

export function boxKey(box: SearchBox): string {
  return box.join(',');
}

export function boxOfKey(key: string): SearchBox {
  const [west = 0, south = 0, east = 0, north = 0] = key.split(',').map(Number);
  return [west, south, east, north];
}

/** As written in an address: rounded and within the valid degrees. */
export function writtenBox([west, south, east, north]: SearchBox): SearchBox {
  return [
    rounded(Math.max(-180, west)),
    rounded(Math.max(-90, south)),
    rounded(Math.min(180, east)),
    rounded(Math.min(90, north)),
  ];
}

export function commonBox(one: SearchBox, other: SearchBox): SearchBox | undefined {
  const west = Math.max(one[0], other[0]);
  const south = Math.max(one[1], other[1]);
  const east = Math.min(one[2], other[2]);
  const north = Math.min(one[3], other[3]);
  return west < east && south < north ? [west, south, east, north] : undefined;
}

/** `part` is the share of each edge to add, or to remove if negative. */
export function grownBox([west, south, east, north]: SearchBox, part: number): SearchBox {
  const [aside, up] = [(east - west) * part, (north - south) * part];
  return [west - aside, south - up, east + aside, north + up];
}

export function isInBox(
  { latitude, longitude }: { latitude: number; longitude: number },
  [west, south, east, north]: SearchBox,
  slack = 0,
): boolean {
  return (
    longitude >= west - slack &&
    longitude <= east + slack &&
    latitude >= south - slack &&
    latitude <= north + slack
  );
}

/** The same for all views that touch the same tiles, so that they share one request. */
export function tilesAround({ box, zoom }: MapView): SearchBox {
  const across = 2 ** Math.max(0, zoom - TILES_OUT);
  const [west, south, east, north] = box;
  const longitudeOf = (column: number) => (column / across) * 360 - 180;
  return writtenBox([
    longitudeOf(Math.floor(((west + 180) / 360) * across)),
    latitudeOf(Math.ceil(rowOf(south) * across) / across),
    longitudeOf(Math.ceil(((east + 180) / 360) * across)),
    latitudeOf(Math.floor(rowOf(north) * across) / across),
  ]);
}

/** From 0 in the north to 1 in the south (Web Mercator). */
export function rowOf(latitude: number): number {
  const held = Math.max(-85.0511, Math.min(85.0511, latitude));
  const sine = Math.sin((held * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

function latitudeOf(row: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * row))) * 180) / Math.PI;
}

function rounded(degrees: number): number {
  return Math.round(degrees * PLACES) / PLACES + 0;
}
