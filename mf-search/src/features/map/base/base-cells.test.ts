import { buildBaseFiles } from '../../../../webpack/build-base-cells.mjs';

import { cellOf, CELL_EXTENT, type TileCoords } from '../../../rules/map/base-cells';
import listed from '../../../rules/map/cells.json';

import { loadGeometry, type ClippedGeometry } from './base-cells';

declare const globalThis: { __webpack_public_path__?: string; fetch: unknown };

const files = buildBaseFiles(listed.cells);
const asked: string[] = [];

beforeAll(() => {
  globalThis.__webpack_public_path__ = '/releases/mf-search/1.0.0/';
  globalThis.fetch = (address: string) => {
    asked.push(address);
    const text = files.get(/map\/(.+)$/.exec(address)?.[1] ?? '');
    return Promise.resolve({ ok: text !== undefined, status: 404, json: async () => JSON.parse(text ?? '') });
  };
});

function tileOf(latitude: number, longitude: number, zoom: number): TileCoords & { x: number; y: number } {
  const across = 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  const [x, y] = [(longitude + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
  return { zoom, column: Math.floor(x * across), row: Math.floor(y * across), x, y };
}

/** By the even-odd rule, as a canvas fills. */
function isIn(rings: readonly number[][], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let end = 0, start = ring.length - 2; end < ring.length; start = end, end += 2) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[start], ring[start + 1], ring[end], ring[end + 1]];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    }
  }
  return inside;
}

async function kindAt(latitude: number, longitude: number, zoom: number): Promise<string> {
  const tile = tileOf(latitude, longitude, zoom);
  const geometry: ClippedGeometry = await loadGeometry(tile);
  const { cell } = geometry;
  const scale = CELL_EXTENT * 2 ** cell.zoom;
  const [x, y] = [tile.x * scale - cell.column * CELL_EXTENT, tile.y * scale - cell.row * CELL_EXTENT];
  if (isIn(geometry.lakes, x, y)) return 'lake';
  return isIn(geometry.land, x, y) ? 'land' : 'sea';
}

test.each([
  ['Paris', 48.86, 2.35, 'land'],
  ['Annecy', 45.92, 6.1, 'land'],
  ['the middle of Lake Geneva', 46.45, 6.6, 'lake'],
  ['Lake Michigan', 43.5, -87, 'lake'],
  ['Marseille', 43.32, 5.42, 'land'],
  ['off Marseille', 43, 5, 'sea'],
  ['the Channel', 50.2, -1, 'sea'],
  ['Inverness', 57.44, -4.25, 'land'],
  ['Denver', 39.74, -104.99, 'land'],
  ['off San Francisco', 37.7, -123.3, 'sea'],
])('%s is correct at every zoom', async (_, latitude, longitude, kind) => {
  for (const zoom of [4, 6, 7, 9, 12]) {
    expect({ zoom, kind: await kindAt(latitude, longitude, zoom) }).toEqual({ zoom, kind });
  }
});

test('the closest zoom uses the finest cell, others a coarser one', () => {
  expect(cellOf(tileOf(45.9, 6.1, 10))).toEqual({ zoom: 5, column: 16, row: 11 });
  expect(cellOf(tileOf(45.9, 6.1, 5))).toEqual({ zoom: 3, column: 4, row: 2 });
  expect(cellOf(tileOf(-33.9, 151.2, 10))).toEqual({ zoom: 0, column: 0, row: 0 });
});

test('a cell is loaded once, from the folder of the release', () => {
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked[0]).toMatch(/^\/releases\/mf-search\/1\.0\.0\/map\/\d-\d+-\d+\.json$/);
});

test('cells are built in the units in which they are read', () => {
  const { land } = JSON.parse(files.get('0-0-0.json') ?? '') as Pick<ClippedGeometry, 'land'>;
  let easternmost = 0;
  for (const ring of land) {
    let x = 0;
    for (let at = 0; at < ring.length; at += 2) easternmost = Math.max(easternmost, (x += ring[at] ?? 0));
  }
  expect(easternmost).toBeGreaterThanOrEqual(CELL_EXTENT * 0.99);
  expect(easternmost).toBeLessThanOrEqual(CELL_EXTENT * 1.02);
});

test('no file is heavy', () => {
  for (const [name, text] of files)
    expect({ name, isLight: text.length < 64_000 }).toEqual({ name, isLight: true });
});
