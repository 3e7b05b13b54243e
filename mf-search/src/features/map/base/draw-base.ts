import { CELL_EXTENT, type TileCoords } from '../../../rules/map/base-cells';

import { MARGIN, type ClippedGeometry } from './base-cells';

const WATER = '#a9cfdd';
const SHORE = '#8fbccd';
const LAND = '#eef1e6';
const BORDER = '#a3ad98';
/** From this zoom on the corners of the coarse geometry would show, so they are rounded. */
const FIRST_ROUND_ZOOM = 8;

export interface TileCanvas {
  context: CanvasRenderingContext2D;
  /** Edge of the tile, in pixels of the canvas. */
  edge: number;
  /** Canvas pixels per CSS pixel. */
  density: number;
}

export function drawBase(
  { land, lakes, borders, cell }: ClippedGeometry,
  tile: TileCoords,
  canvas: TileCanvas,
): void {
  const { context, edge, density } = canvas;
  const scale = (edge / CELL_EXTENT) * 2 ** (tile.zoom - cell.zoom);
  const left = tile.column * edge - cell.column * CELL_EXTENT * scale;
  const top = tile.row * edge - cell.row * CELL_EXTENT * scale;
  const place = (points: readonly number[]) =>
    points.map((point, at) => point * scale - (at % 2 === 0 ? left : top));
  const path = tile.zoom < FIRST_ROUND_ZOOM ? straight : roundWithin(edge);
  const areas = (rings: readonly number[][], colour: string) => {
    context.beginPath();
    for (const ring of rings) {
      path(context, place(ring));
      context.closePath();
    }
    context.fillStyle = colour;
    context.fill('evenodd');
    context.stroke();
  };

  fillSea(canvas);
  context.lineJoin = 'round';
  context.lineWidth = 1.25 * density;
  context.strokeStyle = SHORE;
  areas(land, LAND);
  areas(lakes, WATER);

  context.beginPath();
  for (const line of borders) path(context, place(line));
  context.lineWidth = (tile.zoom < 6 ? 1 : 1.5) * density;
  context.setLineDash([5 * density, 3 * density]);
  context.strokeStyle = BORDER;
  context.stroke();
}

/** Stands in for a tile whose cell cannot be loaded. */
export function fillSea({ context, edge }: TileCanvas): void {
  context.fillStyle = WATER;
  context.fillRect(0, 0, edge, edge);
}

type Context = Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo' | 'quadraticCurveTo'>;

function straight(context: Context, points: readonly number[]): void {
  context.moveTo(points[0] ?? 0, points[1] ?? 0);
  for (let at = 2; at < points.length; at += 2) context.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
}

/** Curves through the midpoints, corners as control points; straight where the geometry was cut. */
function roundWithin(edge: number) {
  const far = edge * MARGIN - 1;
  const isOff = (place: number) => place < -far || place > edge + far;
  return (context: Context, points: readonly number[]) => {
    const at = (index: number) => points[index] ?? 0;
    context.moveTo(at(0), at(1));
    for (let x = 2; x + 3 < points.length; x += 2) {
      if (isOff(at(x)) || isOff(at(x + 1))) context.lineTo(at(x), at(x + 1));
      else context.quadraticCurveTo(at(x), at(x + 1), (at(x) + at(x + 2)) / 2, (at(x + 1) + at(x + 3)) / 2);
    }
    context.lineTo(at(points.length - 2), at(points.length - 1));
  };
}
