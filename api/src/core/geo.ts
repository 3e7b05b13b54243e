/** In degrees, WGS 84. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** In degrees: west, south, east, north. */
export type Box = [west: number, south: number, east: number, north: number];

/** A point on the unit sphere. */
export interface Direction {
  x: number;
  y: number;
  z: number;
}

export const EARTH_RADIUS_KM = 6371;

const KM_PER_DEGREE = (Math.PI * EARTH_RADIUS_KM) / 180;

/** Unit vector of a point; squared chords between unit vectors order points by distance. */
export function directionOf({ latitude, longitude }: Point): Direction {
  const [lat, lng] = [toRadians(latitude), toRadians(longitude)];
  return { x: Math.cos(lat) * Math.cos(lng), y: Math.cos(lat) * Math.sin(lng), z: Math.sin(lat) };
}

/** Squared chord on the unit sphere for a surface distance. */
export function squaredChord(km: number): number {
  return (2 * Math.sin(km / (2 * EARTH_RADIUS_KM))) ** 2;
}

/** Surface distance for a squared chord, in kilometres. */
export function kilometresOf(chordSquared: number): number {
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chordSquared) / 2));
}

/** Surface distance between two points, in kilometres. */
export function distanceKm(one: Point, other: Point): number {
  const [a, b] = [directionOf(one), directionOf(other)];
  return kilometresOf((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2);
}

/** The bounding box of a circle, clipped at the poles and the date line. */
export function boxAround({ latitude, longitude }: Point, radiusKm: number): Box {
  const up = radiusKm / KM_PER_DEGREE;
  const [south, north] = [Math.max(-90, latitude - up), Math.min(90, latitude + up)];
  // A circle on the sphere is widest slightly nearer to the pole than its centre.
  const widest = Math.sin(toRadians(up)) / Math.cos(toRadians(latitude));
  const reachesPole = north >= 90 || south <= -90 || widest >= 1;
  const aside = reachesPole ? 180 : (Math.asin(widest) * 180) / Math.PI;
  return [Math.max(-180, longitude - aside), south, Math.min(180, longitude + aside), north];
}

/**
 * Public precision of coordinates, a hundredth of a degree: half away from zero, as the database rounds.
 * @param degrees with at most five decimals
 */
export function roundDegrees(degrees: number): number {
  const rounded = Math.round(Math.round(Math.abs(degrees) * 1e5) / 1000) / 100;
  return degrees < 0 ? -rounded : rounded;
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
