import type { MapLabel } from '@campavia/contracts';

export interface MapName extends Pick<MapLabel, 'kind' | 'latitude' | 'longitude' | 'population'> {
  text: string;
}

interface Point {
  x: number;
  y: number;
}

export interface LabelCanvas {
  context: CanvasRenderingContext2D;
  face: string;
  size: Point;
  /** Position of a label, in pixels of the canvas. */
  project: (name: MapName) => Point;
  /** Areas covered by pins, where a label would not be readable. */
  covered: readonly Rectangle[];
}

interface LabelStyle {
  weight: number;
  px: number;
  colour: string;
}

export type Rectangle = [left: number, top: number, right: number, bottom: number];

const HALO = '#f1f5ee';
const TOWN = '#2c4a40';
/** Distance of a label from its point, in pixels: clear of another label, or of a cluster. */
const LABEL_OFFSETS = [10, 30];
/** Minimum distance between labels, in pixels. */
const LABEL_GAP = 4;
/** Styles by minimum population. */
const TOWN_STYLES: readonly (LabelStyle & { minPopulation: number })[] = [
  { minPopulation: 400_000, weight: 700, px: 17, colour: TOWN },
  { minPopulation: 80_000, weight: 700, px: 15, colour: TOWN },
  { minPopulation: 15_000, weight: 600, px: 14, colour: TOWN },
  { minPopulation: 0, weight: 550, px: 13, colour: TOWN },
];
const STYLES: Record<Exclude<MapName['kind'], 'town'>, LabelStyle> = {
  country: { weight: 600, px: 14, colour: '#5a6a62' },
  sight: { weight: 550, px: 13, colour: '#4d6b52' },
};

/** In the given order; a label that would overlap at every position is left out. */
export function drawLabels(names: readonly MapName[], canvas: LabelCanvas): void {
  const { context, face, size, project, covered } = canvas;
  const taken: Rectangle[] = [...covered];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 3.5;
  context.strokeStyle = HALO;
  for (const name of names) {
    const { weight, px, colour } = styleOf(name);
    context.font = `${weight} ${px}px ${face}`;
    const half = context.measureText(name.text).width / 2;
    const position = candidatePositions(name.kind, project(name), half, px)
      .filter((each) => !isOutside(boxAt(each, half, px), size))
      .find((each) => !taken.some((other) => doOverlap(boxAt(each, half, px), other)));
    if (!position) continue;
    taken.push(boxAt(position, half, px));
    context.strokeText(name.text, position.x, position.y);
    context.fillStyle = colour;
    context.fillText(name.text, position.x, position.y);
  }
}

/** On the point, else below, above, right or left of it; a country only on, below or above it. */
function candidatePositions(kind: MapName['kind'], { x, y }: Point, half: number, px: number): Point[] {
  const up = px / 2 + Math.min(...LABEL_OFFSETS);
  if (kind === 'country') return [0, up, -up].map((by) => ({ x, y: y + by }));
  return [{ x, y }, ...LABEL_OFFSETS.flatMap((gap) => around({ x, y }, half + gap, px / 2 + gap))];
}

function around({ x, y }: Point, aside: number, up: number): Point[] {
  return [
    { x, y: y + up },
    { x, y: y - up },
    { x: x + aside, y },
    { x: x - aside, y },
  ];
}

function boxAt({ x, y }: Point, half: number, px: number): Rectangle {
  return [x - half - LABEL_GAP, y - px / 2 - LABEL_GAP, x + half + LABEL_GAP, y + px / 2 + LABEL_GAP];
}

function styleOf({ kind, population }: MapName): LabelStyle {
  if (kind !== 'town') return STYLES[kind];
  return TOWN_STYLES.find(({ minPopulation }) => population >= minPopulation) ?? STYLES.sight;
}

function isOutside([left, top, right, bottom]: Rectangle, { x, y }: Point): boolean {
  return right < 0 || bottom < 0 || left > x || top > y;
}

function doOverlap(one: Rectangle, other: Rectangle): boolean {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
}
