import fc from 'fast-check';

import type { SearchBox } from '@campavia/domain';

import { boxKey, boxOfKey, commonBox, grownBox, isInBox, tilesAround, writtenBox } from './map-view';

const AROUND_ANNECY: SearchBox = [5.7, 45.6, 6.6, 46.2];

const boxes = fc
  .tuple(
    fc.double({ min: -179, max: 178, noNaN: true }),
    fc.double({ min: -80, max: 79, noNaN: true }),
    fc.double({ min: 0.01, max: 1, noNaN: true }),
    fc.double({ min: 0.01, max: 1, noNaN: true }),
  )
  .map(([west, south, wide, tall]): SearchBox => [west, south, west + wide, south + tall]);

test('a box is parsed from an address as it was written', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      const written = writtenBox(box);
      expect(boxOfKey(boxKey(written))).toEqual(written);
      expect(writtenBox(written)).toEqual(written);
    }),
  );
});

test('a view beyond the edge of the world is cut to it', () => {
  expect(writtenBox([-200, -95, 190.123456789, 91])).toEqual([-180, -90, 180, 90]);
});

test.each<[string, SearchBox, SearchBox | undefined]>([
  ['nearer than the search', [6, 45.8, 6.3, 46], [6, 45.8, 6.3, 46]],
  ['wider than the search', [0, 40, 10, 50], AROUND_ANNECY],
  ['half beside the search', [6.2, 45, 8, 46], [6.2, 45.6, 6.6, 46]],
  ['somewhere else', [10, 50, 11, 51], undefined],
])('a map %s shows no more than the search area', (_, view, shown) => {
  expect(commonBox(view, AROUND_ANNECY)).toEqual(shown);
});

test('a camper is in its cluster although its position is rounded', () => {
  const box: SearchBox = [6.121, 45.901, 6.129, 45.909];
  expect(isInBox({ latitude: 45.9, longitude: 6.13 }, box)).toBe(false);
  expect(isInBox({ latitude: 45.9, longitude: 6.13 }, box, 0.006)).toBe(true);
});

test('labels are requested once for all views that touch the same tiles', () => {
  const moved = tilesAround({ box: [5.75, 45.62, 6.65, 46.22], zoom: 9 });
  expect(moved).toEqual(tilesAround({ box: AROUND_ANNECY, zoom: 9 }));
  expect(tilesAround({ box: AROUND_ANNECY, zoom: 11 })).not.toEqual(moved);
});

test('the tiles of a view contain all of it', () => {
  fc.assert(
    fc.property(boxes, fc.integer({ min: 3, max: 13 }), (box, zoom) => {
      const squares = tilesAround({ box, zoom });
      expect(commonBox(box, grownBox(squares, 1e-6))).toEqual(box);
    }),
  );
});
