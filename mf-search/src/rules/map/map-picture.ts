import type { SearchBox } from '@campavia/domain';

import { cellOf, nameOf, type TileCoords } from './base-cells';
import { grownBox, rowOf } from './map-view';

const MIN_ZOOM = 3;
const MAX_ZOOM = 13;
const WORLD = 256;
const TIGHTER = -0.01;
const NEARLY = 0.9965;
const SMALLEST = { width: 360, height: 350 };
const LARGEST = { width: 900, height: 900 };
const PIN = { width: 76, height: 40 };

interface Position {
  latitude: number;
  longitude: number;
}

export interface PicturedCell {
  name: string;
  left: number;
  top: number;
  edge: number;
}

export interface MapPicture {
  /** By size of the panel, the smallest first; in pixels. */
  sizes: readonly { minWidth: number; minHeight: number; edge: number }[];
  cells: readonly PicturedCell[];
  /** Where a position is, in per cent of the picture. */
  locate: (position: Position) => { x: number; y: number };
}

/** What the map will show first for a box, for panels of every size. */
export function mapPicture(box: SearchBox): MapPicture {
  const [west, south, east, north] = grownBox(box, TIGHTER);
  const [left, right] = [columnOf(west), columnOf(east)];
  const [top, bottom] = [rowOf(north), rowOf(south)];
  const zoomIn = (panel: typeof SMALLEST) => {
    const scale = Math.min(panel.width / (right - left), panel.height / (bottom - top)) / WORLD;
    return Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, Math.floor(Math.log2(scale / NEARLY))));
  };
  const [first, last] = [zoomIn(SMALLEST), zoomIn(LARGEST)];
  const worldAt = (zoom: number) => WORLD * 2 ** zoom;
  const edge = LARGEST.width / worldAt(first);
  const corner = { x: (left + right - edge) / 2, y: (top + bottom - edge) / 2 };
  const percent = (length: number) => rounded((length / edge) * 100);
  return {
    sizes: Array.from({ length: last - first + 1 }, (_, step) => ({
      minWidth: Math.ceil((right - left) * worldAt(first + step) * NEARLY),
      minHeight: Math.ceil((bottom - top) * worldAt(first + step) * NEARLY),
      edge: LARGEST.width * 2 ** step,
    })),
    cells: cellsWithin(corner, edge, last).map((cell) => ({
      name: nameOf(cell),
      left: percent(cell.column / 2 ** cell.zoom - corner.x),
      top: percent(cell.row / 2 ** cell.zoom - corner.y),
      edge: percent(1 / 2 ** cell.zoom),
    })),
    locate: ({ latitude, longitude }) => ({
      x: percent(columnOf(longitude) - corner.x),
      y: percent(rowOf(latitude) - corner.y),
    }),
  };
}

/** Those whose prices do not cover one another, the first ones of the list before later ones. */
export function listApart<Camper extends Position>(
  campers: readonly Camper[],
  { locate, sizes }: MapPicture,
): Camper[] {
  const scale = (sizes[0]?.edge ?? 0) / 100;
  const shown: { camper: Camper; x: number; y: number }[] = [];
  for (const camper of campers) {
    const { x, y } = locate(camper);
    const isCovered = shown.some(
      (other) => Math.abs(other.x - x) * scale < PIN.width && Math.abs(other.y - y) * scale < PIN.height,
    );
    if (!isCovered) shown.push({ camper, x, y });
  }
  return shown.map(({ camper }) => camper);
}

/** Of the atlas that the map uses at the zoom; coarser ones, which finer ones cover, first. */
function cellsWithin({ x, y }: { x: number; y: number }, edge: number, zoom: number): TileCoords[] {
  const across = 2 ** Math.min(zoom, FINEST);
  const columns = steps(x * across, (x + edge) * across);
  const rows = steps(Math.max(0, y * across), Math.min(across - 1, (y + edge) * across));
  const cells = rows.flatMap((row) =>
    columns.map((column) => cellOf({ zoom: Math.log2(across), column, row })),
  );
  return [...new Map(cells.map((cell) => [nameOf(cell), cell])).values()].toSorted(
    (one, other) => one.zoom - other.zoom,
  );
}

const FINEST = 7;

function steps(from: number, to: number): number[] {
  const first = Math.floor(from);
  return Array.from({ length: Math.floor(to) - first + 1 }, (_, step) => first + step);
}

function columnOf(longitude: number): number {
  return (longitude + 180) / 360;
}

function rounded(percent: number): number {
  return Math.round(percent * 1000) / 1000;
}
