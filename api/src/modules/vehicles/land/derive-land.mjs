import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const CELLS_PER_DEGREE = 20;
const WIDTH = 360 * CELLS_PER_DEGREE;
const HEIGHT = 180 * CELLS_PER_DEGREE;
/** Lines are followed in steps that are shorter than a cell. */
const STEPS_PER_CELL = 4;

const [modules] = process.argv.slice(2);
if (!modules)
  throw new Error('Usage: node derive-land.mjs <node_modules with world-atlas and topojson-client>');
const require = createRequire(path.resolve(modules, 'index.js'));
const { feature } = require('topojson-client');
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/land-10m.json'), 'utf8'));

const bits = new Uint8Array(Math.ceil((WIDTH * HEIGHT) / 8));
for (const rings of polygonsOf(feature(atlas, atlas.objects.land))) {
  for (const ring of rings) markLine(ring);
  markInside(rings);
}
writeFileSync(new URL('../../../../data/land/land.bin.gz', import.meta.url), gzipSync(bits, { level: 9 }));

/** Polygons as rings of cells, counted from the north-west corner of the map. */
function polygonsOf({ features }) {
  const toCell = ([longitude, latitude]) => [
    (longitude + 180) * CELLS_PER_DEGREE,
    (90 - latitude) * CELLS_PER_DEGREE,
  ];
  return features
    .flatMap(({ geometry: { type, coordinates } }) => (type === 'MultiPolygon' ? coordinates : [coordinates]))
    .map((polygon) => polygon.map((ring) => ring.map(toCell)));
}

/** Cells that a coast runs through are land. */
function markLine(ring) {
  for (const [[x, y], [toX, toY]] of linesOf(ring)) {
    const steps = Math.ceil(Math.max(Math.abs(toX - x), Math.abs(toY - y)) * STEPS_PER_CELL) + 1;
    for (let step = 0; step <= steps; step += 1) {
      mark(Math.floor(x + ((toX - x) * step) / steps), Math.floor(y + ((toY - y) * step) / steps));
    }
  }
}

function markInside(rings) {
  const crossings = new Map();
  for (const [[x, y], [toX, toY]] of rings.flatMap(linesOf)) {
    const [top, bottom] = y < toY ? [y, toY] : [toY, y];
    for (let row = Math.ceil(top - 0.5); row + 0.5 < bottom; row += 1) {
      const crossing = x + ((row + 0.5 - y) * (toX - x)) / (toY - y);
      crossings.set(row, [...(crossings.get(row) ?? []), crossing]);
    }
  }
  for (const [row, columns] of crossings) {
    columns.sort((one, other) => one - other);
    for (let nth = 0; nth + 1 < columns.length; nth += 2) {
      for (let x = Math.ceil(columns[nth] - 0.5); x < columns[nth + 1] - 0.5; x += 1) mark(x, row);
    }
  }
}

function linesOf(ring) {
  return ring.slice(1).map((point, nth) => [ring[nth], point]);
}

function mark(x, y) {
  if (y < 0 || y >= HEIGHT) return;
  const cell = y * WIDTH + ((x + WIDTH) % WIDTH);
  bits[cell >> 3] |= 1 << (cell & 7);
}
