import listed from './cells.json';
import { clipLine, clipRing } from './clip.mjs';

/** The address of the release's files, set by webpack. */
declare const __webpack_public_path__: string;

/** Units along the edge of a cell. */
export const STEPS = 8192;
/** How far content reaches over the edge of a tile, in tiles, so that no cut is visible. */
export const MARGIN = 1 / 4;
/** The zoom from which the cells of each finer atlas are drawn, the finest first. */
const LEVELS = [
  { from: 7, cells: 5 },
  { from: 3, cells: 3 },
  { from: 0, cells: 0 },
];

export interface Square {
  zoom: number;
  column: number;
  row: number;
}

/** Areas of land and lakes and lines of borders, as x, y, x, y in units of their cell. */
export interface Ground {
  land: readonly number[][];
  lakes: readonly number[][];
  borders: readonly number[][];
}

export interface CutGround extends Ground {
  cell: Square;
}

const names = new Set(listed.cells);

/** The finest cell that covers a tile at its zoom. */
export function cellOf({ zoom, column, row }: Square): Square {
  for (const level of LEVELS.filter(({ from }) => zoom >= from)) {
    const up = 2 ** (zoom - level.cells);
    const cell = { zoom: level.cells, column: Math.floor(column / up), row: Math.floor(row / up) };
    if (level.cells === 0 || names.has(nameOf(cell))) return cell;
  }
  return { zoom: 0, column: 0, row: 0 };
}

function nameOf({ zoom, column, row }: Square): string {
  return `${zoom}-${column}-${row}`;
}

/** Cells that are loaded or loading; one that failed is requested again with the next tile. */
const known = new Map<string, Promise<CutGround>>();

function loadCell(cell: Square): Promise<CutGround> {
  const name = nameOf(cell);
  const before = known.get(name);
  if (before) return before;
  const coming = fetchCell(name).then((ground) => ({ ...ground, cell }));
  known.set(name, coming);
  coming.catch(() => known.delete(name));
  return coming;
}

async function fetchCell(name: string): Promise<Ground> {
  const answer = await fetch(`${__webpack_public_path__}map/${name}.json`);
  if (!answer.ok) throw new Error(`map/${name}.json: ${answer.status}`);
  const { land, lakes, borders } = (await answer.json()) as Ground;
  return { land: land.map(toPoints), lakes: lakes.map(toPoints), borders: borders.map(toPoints) };
}

function toPoints(steps: readonly number[]): number[] {
  const points = [...steps];
  for (let at = 2; at < points.length; at += 1) points[at] = (points[at] ?? 0) + (points[at - 2] ?? 0);
  return points;
}

/** Content of the tiles drawn so far, so that zooming in has little to clip. */
const cut = new Map<string, CutGround>();
const MOST_CUT = 400;

/** Throws when the cell of the tile cannot be loaded. */
export async function groundOf(tile: Square): Promise<CutGround> {
  const cell = await loadCell(cellOf(tile));
  return tile.zoom <= cell.cell.zoom ? cell : groundWithin(cell, tile);
}

function groundWithin(whole: CutGround, tile: Square): CutGround {
  if (tile.zoom === whole.cell.zoom) return whole;
  const name = `${nameOf(whole.cell)}/${nameOf(tile)}`;
  const before = cut.get(name);
  if (before) return before;
  const { zoom, column, row } = tile;
  const parent = { zoom: zoom - 1, column: Math.floor(column / 2), row: Math.floor(row / 2) };
  const ground = cutTo(groundWithin(whole, parent), tile);
  cut.set(name, ground);
  const [oldest] = cut.keys();
  if (cut.size > MOST_CUT && oldest !== undefined) cut.delete(oldest);
  return ground;
}

function cutTo({ land, lakes, borders, cell }: CutGround, { zoom, column, row }: Square): CutGround {
  const edge = STEPS / 2 ** (zoom - cell.zoom);
  const left = column * edge - cell.column * STEPS;
  const top = row * edge - cell.row * STEPS;
  const over = edge * MARGIN;
  const frame: [number, number, number, number] = [
    left - over,
    top - over,
    left + edge + over,
    top + edge + over,
  ];
  return {
    cell,
    land: clipRings(land, frame),
    lakes: clipRings(lakes, frame),
    borders: borders.flatMap((line) => clipLine(line, frame)),
  };
}

function clipRings(rings: readonly number[][], frame: [number, number, number, number]): number[][] {
  return rings.map((ring) => clipRing(ring, frame)).filter((ring) => ring.length > 0);
}
