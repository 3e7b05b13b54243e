import { createRequire } from 'node:module';

import { feature, mesh } from 'topojson-client';

import { clipLine, clipRing } from '../src/features/map/base/clip.mjs';

const require = createRequire(import.meta.url);

/** Large lakes that the atlas lacks, drawn by hand as longitude and latitude. */
const LAKES = Object.values(require('./lakes.json')).map((shore) =>
  shore.split(', ').map((point) => point.split(' ').map(Number)),
);

/** The atlas for the cells of each zoom. */
const ATLAS_OF_ZOOM = { 0: 'countries-110m', 3: 'countries-50m', 5: 'countries-10m' };
/** Units along the edge of a cell. */
const CELL_EXTENT = require('../src/features/map/base/cells.json').extent;
/** How far content reaches over the edge of a cell, in cells, so that no cut is visible. */
const MARGIN = 1 / 64;
/** Web Mercator ends here, so that the world is square. */
const LAST_LATITUDE = 85.0511;

/** A point in a square world of edge 1 (Web Mercator). */
function toWorld([longitude, latitude]) {
  const clamped = Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, latitude));
  const sine = Math.sin((clamped * Math.PI) / 180);
  return [(longitude + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

function toFlatPoints(points) {
  return points.flatMap(toWorld);
}

function roundCorners(ring) {
  const interpolate = ([x, y], [nextX, nextY], fraction) => [
    x + fraction * (nextX - x),
    y + fraction * (nextY - y),
  ];
  return ring.flatMap((point, at) => {
    const next = ring[(at + 1) % ring.length];
    return [interpolate(point, next, 0.25), interpolate(point, next, 0.75)];
  });
}

function polygonsOf({ features, geometry }) {
  const geometries = features ? features.map((each) => each.geometry) : [geometry];
  return geometries.flatMap(({ type, coordinates }) => (type === 'Polygon' ? [coordinates] : coordinates));
}

function readAtlas(name) {
  const topology = require(`world-atlas/${name}.json`);
  const { countries, land } = topology.objects;
  return {
    land: polygonsOf(feature(topology, land)).flat().map(toFlatPoints),
    lakes: LAKES.map((shore) => roundCorners(roundCorners(roundCorners(shore)))).map(toFlatPoints),
    borders: mesh(topology, countries, (one, other) => one !== other).coordinates.map(toFlatPoints),
  };
}

/** As offsets from point to point in whole units; points that do not move are left out. */
function encodeOffsets(points, toUnits) {
  const steps = [];
  let [beforeX, beforeY] = [0, 0];
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = toUnits(points[at], points[at + 1]);
    if (at > 0 && x === beforeX && y === beforeY) continue;
    steps.push(x - beforeX, y - beforeY);
    [beforeX, beforeY] = [x, y];
  }
  return steps;
}

/**
 * One cell of the base map: areas of land and lakes, lines of borders, each as steps from point to point.
 *
 * @param {string} name zoom, column and row of the tile that it covers: `5-16-11`
 * @param {{land: number[][], lakes: number[][], borders: number[][]}} atlas
 */
function buildCell(name, { land, lakes, borders }) {
  const [zoom = 0, column = 0, row = 0] = name.split('-').map(Number);
  const edge = 1 / 2 ** zoom;
  const [left, top] = [column * edge, row * edge];
  const over = edge * MARGIN;
  const frame = [left - over, top - over, left + edge + over, top + edge + over];
  const toUnits = (x, y) => [
    Math.round(((x - left) / edge) * CELL_EXTENT),
    Math.round(((y - top) / edge) * CELL_EXTENT),
  ];
  const areasOf = (rings) =>
    rings.map((ring) => encodeOffsets(clipRing(ring, frame), toUnits)).filter((steps) => steps.length >= 6);
  const lines = borders.flatMap((line) => clipLine(line, frame)).map((line) => encodeOffsets(line, toUnits));
  return {
    land: areasOf(land),
    lakes: areasOf(lakes),
    borders: lines.filter((steps) => steps.length >= 4),
  };
}

/**
 * The base of the map out of the atlas, by cell.
 *
 * @param {string[]} names
 * @returns {Map<string, string>} what to write for each cell
 */
export function buildBaseCells(names) {
  const atlases = new Map();
  return new Map(
    names.map((name) => {
      const source = ATLAS_OF_ZOOM[name.split('-', 1)[0]];
      if (!source) throw new Error(`No atlas covers the zoom of cell ${name}`);
      if (!atlases.has(source)) atlases.set(source, readAtlas(source));
      return [name, JSON.stringify(buildCell(name, atlases.get(source)))];
    }),
  );
}
