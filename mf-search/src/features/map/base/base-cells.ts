import { CELL_EXTENT, cellOf, nameOf, type TileCoords } from '../../../rules/map/base-cells';

import { clipLine, clipRing } from './clip.mjs';

/** The address of the release's files, set by webpack. */
declare const __webpack_public_path__: string;

/** How far content reaches over the edge of a tile, in tiles, so that no cut is visible. */
export const MARGIN = 1 / 4;
/** Areas of land and lakes and lines of borders, as x, y, x, y in units of their cell. */
export interface BaseGeometry {
  land: readonly number[][];
  lakes: readonly number[][];
  borders: readonly number[][];
}

export interface ClippedGeometry extends BaseGeometry {
  cell: TileCoords;
}

/** Cells that are loaded or loading; one that failed is requested again with the next tile. */
const cells = new Map<string, Promise<ClippedGeometry>>();

function loadCell(cell: TileCoords): Promise<ClippedGeometry> {
  const name = nameOf(cell);
  const cached = cells.get(name);
  if (cached) return cached;
  const loading = fetchCell(name).then((geometry) => ({ ...geometry, cell }));
  cells.set(name, loading);
  loading.catch(() => cells.delete(name));
  return loading;
}

async function fetchCell(name: string): Promise<BaseGeometry> {
  const answer = await fetch(`${__webpack_public_path__}map/${name}.json`);
  if (!answer.ok) throw new Error(`map/${name}.json: ${answer.status}`);
  const { land, lakes, borders } = (await answer.json()) as BaseGeometry;
  return { land: land.map(toPoints), lakes: lakes.map(toPoints), borders: borders.map(toPoints) };
}

function toPoints(steps: readonly number[]): number[] {
  const points = [...steps];
  for (let at = 2; at < points.length; at += 1) points[at] = (points[at] ?? 0) + (points[at - 2] ?? 0);
  return points;
}

/** Content of the tiles drawn so far, so that zooming in has little to clip. */
const clipped = new Map<string, ClippedGeometry>();
const MAX_CLIPPED = 400;

/** Throws when the cell of the tile cannot be loaded. */
export async function loadGeometry(tile: TileCoords): Promise<ClippedGeometry> {
  const cell = await loadCell(cellOf(tile));
  return tile.zoom <= cell.cell.zoom ? cell : geometryWithin(cell, tile);
}

function geometryWithin(whole: ClippedGeometry, tile: TileCoords): ClippedGeometry {
  if (tile.zoom === whole.cell.zoom) return whole;
  const name = `${nameOf(whole.cell)}/${nameOf(tile)}`;
  const cached = clipped.get(name);
  if (cached) return cached;
  const { zoom, column, row } = tile;
  const parent = { zoom: zoom - 1, column: Math.floor(column / 2), row: Math.floor(row / 2) };
  const geometry = clipToTile(geometryWithin(whole, parent), tile);
  clipped.set(name, geometry);
  const [oldest] = clipped.keys();
  if (clipped.size > MAX_CLIPPED && oldest !== undefined) clipped.delete(oldest);
  return geometry;
}

function clipToTile(
  { land, lakes, borders, cell }: ClippedGeometry,
  { zoom, column, row }: TileCoords,
): ClippedGeometry {
  const edge = CELL_EXTENT / 2 ** (zoom - cell.zoom);
  const left = column * edge - cell.column * CELL_EXTENT;
  const top = row * edge - cell.row * CELL_EXTENT;
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
