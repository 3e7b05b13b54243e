import listed from './cells.json';

export const CELL_EXTENT = listed.extent;

/** The zoom from which the cells of each finer atlas are drawn, the finest first. */
const LEVELS = [
  { from: 7, cells: 5 },
  { from: 3, cells: 3 },
  { from: 0, cells: 0 },
];

export interface TileCoords {
  zoom: number;
  column: number;
  row: number;
}

const names = new Set(listed.cells);

/** The finest cell that covers a tile at its zoom. */
export function cellOf({ zoom, column, row }: TileCoords): TileCoords {
  for (const level of LEVELS.filter(({ from }) => zoom >= from)) {
    const up = 2 ** (zoom - level.cells);
    const cell = { zoom: level.cells, column: Math.floor(column / up), row: Math.floor(row / up) };
    if (level.cells === 0 || names.has(nameOf(cell))) return cell;
  }
  return { zoom: 0, column: 0, row: 0 };
}

export function nameOf({ zoom, column, row }: TileCoords): string {
  return `${zoom}-${column}-${row}`;
}
