import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import type { Point } from '../../../core/geo';
import { packageRoot } from '../../../core/package-root';

const CELLS_PER_DEGREE = 20;
const COLUMNS = 360 * CELLS_PER_DEGREE;
const ROWS = 180 * CELLS_PER_DEGREE;

let cells: Uint8Array | undefined;

/** Whether there is land in the cell of a point, about five kilometres wide; see `data/land`. */
export function hasLand({ latitude, longitude }: Point): boolean {
  cells ??= gunzipSync(readFileSync(path.join(packageRoot(), 'data/land/land.bin.gz')));
  const row = Math.min(ROWS - 1, Math.floor((90 - latitude) * CELLS_PER_DEGREE));
  const column = Math.floor((longitude + 180) * CELLS_PER_DEGREE) % COLUMNS;
  const cell = row * COLUMNS + column;
  return (((cells[cell >> 3] ?? 0) >> (cell & 7)) & 1) === 1;
}
