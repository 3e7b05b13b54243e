import type { CamperPin, Cluster, MapAnswer } from '@campavia/contracts';

import { boxOfEdges } from './map-area';

/** Clusters nearer than this overlap, in pixels from centre to centre. */
const MIN_CLUSTER_DISTANCE = 42;
/** Pixels around the centre of a price pin within which a cluster would overlap it. */
const PIN_OVERLAP = { aside: 50, up: 34, lift: 19 };

/** Price pins nearer than this hide each other's figures, in pixels. */
const MIN_PIN_DISTANCE = { aside: 44, up: 20 };

interface Point {
  x: number;
  y: number;
}

export type MapMarkers = Pick<MapAnswer, 'campers' | 'clusters'>;

/** Merges clusters and pins that would overlap, so that each can be pressed. */
export function mergeClusters({ campers, clusters }: MapMarkers, zoom: number): MapMarkers {
  const largestFirst = clusters.toSorted((one, other) => other.count - one.count);
  const merged: Cluster[] = [];
  for (const cluster of largestFirst) {
    const at = merged.findIndex((other) => isNear(other, cluster, zoom));
    const near = merged[at];
    if (near) merged[at] = merge(near, cluster);
    else merged.push(cluster);
  }
  const alone: CamperPin[] = [];
  for (const camper of campers) {
    const at = merged.findIndex((cluster) => isUnderPin(cluster, camper, zoom));
    const cluster = merged[at];
    const covered = alone.find((other) => doPinsOverlap(other, camper, zoom));
    if (cluster) merged[at] = merge(cluster, clusterOf(camper));
    else if (covered) {
      alone.splice(alone.indexOf(covered), 1);
      merged.push(merge(clusterOf(covered), clusterOf(camper)));
    } else alone.push(camper);
  }
  return { campers: alone, clusters: merged };
}

function doPinsOverlap(one: CamperPin, other: CamperPin, zoom: number): boolean {
  const [a, b] = [pixelOf(one, zoom), pixelOf(other, zoom)];
  return Math.abs(a.x - b.x) < MIN_PIN_DISTANCE.aside && Math.abs(a.y - b.y) < MIN_PIN_DISTANCE.up;
}

function isNear(one: Cluster, other: Cluster, zoom: number): boolean {
  const [a, b] = [pixelOf(one, zoom), pixelOf(other, zoom)];
  return Math.hypot(a.x - b.x, a.y - b.y) < MIN_CLUSTER_DISTANCE;
}

/** A price pin stands above its point. */
function isUnderPin(cluster: Cluster, camper: CamperPin, zoom: number): boolean {
  const [circle, pin] = [pixelOf(cluster, zoom), pixelOf(camper, zoom)];
  const down = circle.y - (pin.y - PIN_OVERLAP.lift);
  return Math.abs(circle.x - pin.x) < PIN_OVERLAP.aside && Math.abs(down) < PIN_OVERLAP.up;
}

/** The larger one stays where it is, so that little moves. */
function merge(large: Cluster, small: Cluster): Cluster {
  const [one, other] = [boxOfEdges(large.box), boxOfEdges(small.box)];
  const count = large.count + small.count;
  if (!one || !other) return { ...large, count };
  const box = [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.max(one[3], other[3]),
  ];
  return { ...large, count, box };
}

function clusterOf({ latitude, longitude }: CamperPin): Cluster {
  return { latitude, longitude, count: 1, box: [longitude, latitude, longitude, latitude] };
}

/** In a world of tiles of 256 px (Web Mercator). */
function pixelOf({ latitude, longitude }: { latitude: number; longitude: number }, zoom: number): Point {
  const edge = 256 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * edge,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * edge,
  };
}
