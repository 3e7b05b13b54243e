import type { Sleeping } from '@campavia/contracts';
import { aListing } from '@campavia/contracts/testing';

import { buildFloorPlan } from './floor-plan';

const MOTORHOME = { ...aListing(), length_cm: 699, width_cm: 230, fuel: 'diesel' as const };

function aBed(over: Partial<Sleeping>): Sleeping {
  return { id: 1, kind: 'double', place: 'rear', sleeps: 2, width_cm: 140, length_cm: 195, ...over };
}

function planOf(...sleepings: Sleeping[]) {
  return buildFloorPlan({ ...MOTORHOME, sleepings }).beds;
}

test.each([
  ['a bed that fits across lies across', aBed({}), { width: 140, height: 195 }],
  ['an island stands free, along the vehicle', aBed({ kind: 'island' }), { width: 195, height: 140 }],
  ['singles are two', aBed({ kind: 'singles', width_cm: 80 }), { width: 195, height: 160 }],
  ['a bed too long for that lies along', aBed({ length_cm: 220 }), { width: 220, height: 140 }],
])('%s', (_, bed, box) => {
  expect(planOf(bed)).toMatchObject([box]);
});

test('rear is left, front is before the cab, and the middle between them', () => {
  const [rear, middle, front] = planOf(
    aBed({}),
    aBed({ place: 'middle', kind: 'dinette', width_cm: 60 }),
    aBed({ place: 'front', kind: 'bunk', width_cm: 75 }),
  );
  expect(rear?.x).toBeLessThan(middle?.x ?? 0);
  expect(middle?.x).toBeLessThan(front?.x ?? 0);
});

test('beds above the seats are distinguished from those on the floor', () => {
  const beds = planOf(
    aBed({}),
    aBed({ place: 'cab', kind: 'alcove' }),
    aBed({ place: 'roof', kind: 'pop_top' }),
  );
  expect(beds.map(({ isAbove }) => isAbove)).toEqual([false, true, true]);
});

test('no bed exceeds the vehicle, however many there are', () => {
  const many = (['rear', 'rear', 'middle', 'front', 'cab', 'roof'] as const).map((place, index) =>
    aBed({ place, id: index, length_cm: 205, width_cm: 160 }),
  );
  for (const { length_cm, width_cm } of [MOTORHOME, { length_cm: 440, width_cm: 180 }]) {
    const plan = buildFloorPlan({ ...MOTORHOME, length_cm, width_cm, sleepings: many });
    for (const { x, y, width, height } of plan.beds) {
      expect(Math.min(x, y, width, height)).toBeGreaterThan(0);
      expect(x + width).toBeLessThanOrEqual(length_cm);
      expect(y + height).toBeLessThanOrEqual(width_cm);
    }
  }
});

test('two beds at one place are side by side', () => {
  const [one, other] = planOf(aBed({}), aBed({ id: 2, kind: 'bunk', width_cm: 75 }));
  expect((one?.y ?? 0) + (one?.height ?? 0)).toBeLessThanOrEqual(other?.y ?? 0);
});
