import type { MapLabel } from '@campavia/contracts';

/** Half the height of the sketch, in kilometres. */
const REACH_KM = 6;
const KM_PER_DEGREE = 111.32;

/** In units of the SVG. */
export const SKETCH = { width: 640, height: 270 };
/** Units per kilometre. */
export const KM = SKETCH.height / (2 * REACH_KM);
/** Length of the scale bar, in kilometres. */
export const SCALE_KM = 2;
/** Radius of the circle that contains the camper, in kilometres. */
export const ROUGHLY_KM = 1.5;

/** Line height and letter width of the names on a small screen, in units. */
const LINE = 26;
const LETTER = 11.5;

interface CamperLocation {
  latitude: number;
  longitude: number;
}

export interface SketchedTown {
  name: string;
  x: number;
  y: number;
  side: 'start' | 'end';
}

/** West, south, east and north, in degrees. */
export function boxAround({ latitude, longitude }: CamperLocation): [number, number, number, number] {
  const up = REACH_KM / KM_PER_DEGREE;
  const aside = (up * (SKETCH.width / SKETCH.height)) / Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - aside, latitude - up, longitude + aside, latitude + up];
  return box.map((degrees) => Number(degrees.toFixed(4))) as [number, number, number, number];
}

/** Later towns are left out where their names would overlap. */
export function placeTowns(camper: CamperLocation, labels: readonly MapLabel[]): SketchedTown[] {
  const shown: SketchedTown[] = [];
  for (const label of labels) {
    if (label.kind === 'country') continue;
    const place = placeOn(camper, label);
    if (!isInside(place)) continue;
    const town = sidesOf(place)
      .map((side) => ({ name: label.name, ...place, side }))
      .find((one) => shown.every((other) => isClear(one, other)));
    if (town) shown.push(town);
  }
  return shown;
}

/** Names point towards the middle of the sketch, or else to the other side. */
function sidesOf({ x }: { x: number }): SketchedTown['side'][] {
  return x > SKETCH.width / 2 ? ['end', 'start'] : ['start', 'end'];
}

function placeOn(camper: CamperLocation, { latitude, longitude }: CamperLocation): { x: number; y: number } {
  const kmEast = (longitude - camper.longitude) * KM_PER_DEGREE * Math.cos((camper.latitude * Math.PI) / 180);
  const kmNorth = (latitude - camper.latitude) * KM_PER_DEGREE;
  return {
    x: Math.round(SKETCH.width / 2 + kmEast * KM),
    y: Math.round(SKETCH.height / 2 - kmNorth * KM),
  };
}

function isInside({ x, y }: { x: number; y: number }): boolean {
  if (x < 6 * LINE && y > SKETCH.height - 3 * LINE) return false;
  return x > LINE && x < SKETCH.width - LINE && y > LINE && y < SKETCH.height - LINE;
}

function isClear(one: SketchedTown, other: SketchedTown): boolean {
  const [left, right] = spanOf(one);
  const [otherLeft, otherRight] = spanOf(other);
  return Math.abs(one.y - other.y) > LINE || right < otherLeft || otherRight < left;
}

function spanOf({ name, x, side }: SketchedTown): [number, number] {
  const length = LETTER * (name.length + 2);
  return side === 'start' ? [x - LETTER, x + length] : [x - length, x + LETTER];
}
