import fc from 'fast-check';

import type { CamperPin, Cluster } from '@campavia/contracts';
import { aMapAnswer } from '@campavia/contracts/testing';

import { mergeClusters } from './merge-clusters';

const ZOOM = 10;
/** About a pixel of that zoom. */
const PIXEL = 360 / 256 / 2 ** ZOOM;

function group(aside: number, count: number): Cluster {
  const longitude = 6 + aside * PIXEL;
  return { latitude: 45.9, longitude, count, box: [longitude - 0.01, 45.89, longitude + 0.01, 45.91] };
}

function camper(id: number, aside: number, latitude = 45.9): CamperPin {
  const [pin] = aMapAnswer().campers;
  if (!pin) throw new Error('the builder has a camper by itself');
  return { ...pin, id, latitude, longitude: 6 + aside * PIXEL };
}

test('overlapping clusters are merged at the position of the larger one', () => {
  const { clusters } = mergeClusters({ campers: [], clusters: [group(0, 3), group(30, 12)] }, ZOOM);
  expect(clusters).toHaveLength(1);
  expect(clusters[0]).toMatchObject({ count: 15, longitude: group(30, 12).longitude });
  expect(clusters[0]?.box[0]).toBe(group(0, 3).box[0]);
});

test('distant clusters stay separate', () => {
  const apart = { campers: [], clusters: [group(60, 12), group(0, 3)] };
  expect(mergeClusters(apart, ZOOM)).toEqual(apart);
});

test('a price below a cluster is counted in it, one beside it stays', () => {
  const { campers, clusters } = mergeClusters(
    { campers: [camper(1, 10), camper(2, 80)], clusters: [group(0, 3)] },
    ZOOM,
  );
  expect(campers.map(({ id }) => id)).toEqual([2]);
  expect(clusters[0]?.count).toBe(4);
});

test('two prices at one position become a cluster of two', () => {
  const { campers, clusters } = mergeClusters({ campers: [camper(1, 0), camper(2, 5)], clusters: [] }, ZOOM);
  expect({ campers, count: clusters[0]?.count }).toEqual({ campers: [], count: 2 });
});

test('every camper is counted exactly once', () => {
  const spots = fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 30 });
  fc.assert(
    fc.property(spots, spots, (alone, together) => {
      const before = {
        campers: alone.map((aside, id) => camper(id, aside)),
        clusters: together.map((aside) => group(aside, 3)),
      };
      const after = mergeClusters(before, ZOOM);
      const countValues = after.clusters.reduce((sum, { count }) => sum + count, 0);
      expect(countValues + after.campers.length).toBe(alone.length + 3 * together.length);
    }),
  );
});
