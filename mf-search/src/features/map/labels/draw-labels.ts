import type { MapLabel } from '@campavia/contracts';

export interface MapName extends Pick<MapLabel, 'kind' | 'latitude' | 'longitude' | 'population'> {
  text: string;
}

interface Spot {
  x: number;
  y: number;
}

export interface Slate {
  context: CanvasRenderingContext2D;
  face: string;
  size: Spot;
  /** Position of a label, in pixels of the canvas. */
  place: (name: MapName) => Spot;
  /** Areas covered by pins, where a label would not be readable. */
  covered: readonly Rectangle[];
}

interface Hand {
  weight: number;
  px: number;
  colour: string;
}

export type Rectangle = [left: number, top: number, right: number, bottom: number];

const HALO = '#f1f5ee';
const TOWN = '#2c4a40';
/** Distance of a label from its point, in pixels: clear of another label, or of a cluster. */
const BESIDE = [10, 30];
/** Minimum distance between labels, in pixels. */
const AIR = 4;
/** Styles by minimum population. */
const TOWNS: readonly (Hand & { people: number })[] = [
  { people: 400_000, weight: 700, px: 17, colour: TOWN },
  { people: 80_000, weight: 700, px: 15, colour: TOWN },
  { people: 15_000, weight: 600, px: 14, colour: TOWN },
  { people: 0, weight: 550, px: 13, colour: TOWN },
];
const HANDS: Record<Exclude<MapName['kind'], 'town'>, Hand> = {
  country: { weight: 600, px: 14, colour: '#5a6a62' },
  sight: { weight: 550, px: 13, colour: '#4d6b52' },
};

/** In the given order; a label that would overlap at every position is left out. */
export function drawLabels(names: readonly MapName[], slate: Slate): void {
  const { context, face, size, place, covered } = slate;
  const taken: Rectangle[] = [...covered];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 3.5;
  context.strokeStyle = HALO;
  for (const name of names) {
    const { weight, px, colour } = handOf(name);
    context.font = `${weight} ${px}px ${face}`;
    const half = context.measureText(name.text).width / 2;
    const spot = placesFor(name.kind, place(name), half, px)
      .filter((each) => !isOutside(roomAt(each, half, px), size))
      .find((each) => !taken.some((other) => doMeet(roomAt(each, half, px), other)));
    if (!spot) continue;
    taken.push(roomAt(spot, half, px));
    context.strokeText(name.text, spot.x, spot.y);
    context.fillStyle = colour;
    context.fillText(name.text, spot.x, spot.y);
  }
}

/** On the point, else below, above, right or left of it; a country only on, below or above it. */
function placesFor(kind: MapName['kind'], { x, y }: Spot, half: number, px: number): Spot[] {
  const up = px / 2 + Math.min(...BESIDE);
  if (kind === 'country') return [0, up, -up].map((by) => ({ x, y: y + by }));
  return [{ x, y }, ...BESIDE.flatMap((gap) => around({ x, y }, half + gap, px / 2 + gap))];
}

function around({ x, y }: Spot, aside: number, up: number): Spot[] {
  return [
    { x, y: y + up },
    { x, y: y - up },
    { x: x + aside, y },
    { x: x - aside, y },
  ];
}

function roomAt({ x, y }: Spot, half: number, px: number): Rectangle {
  return [x - half - AIR, y - px / 2 - AIR, x + half + AIR, y + px / 2 + AIR];
}

function handOf({ kind, population }: MapName): Hand {
  if (kind !== 'town') return HANDS[kind];
  return TOWNS.find(({ people }) => population >= people) ?? HANDS.sight;
}

function isOutside([left, top, right, bottom]: Rectangle, { x, y }: Spot): boolean {
  return right < 0 || bottom < 0 || left > x || top > y;
}

function doMeet(one: Rectangle, other: Rectangle): boolean {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
}
