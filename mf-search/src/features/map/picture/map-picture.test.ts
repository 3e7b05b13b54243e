import fc from 'fast-check';
import { Map as LeafletMap } from 'leaflet';

import type { SearchBox } from '@campavia/domain';

import { listApart, mapPicture } from '../../../rules/map/map-picture';
import { showBox } from '../watch-moves';

const ANNECY: SearchBox = [5.7, 45.6, 6.6, 46.2];

function aMap(width: number, height: number): LeafletMap {
  const element = document.createElement('div');
  Object.defineProperties(element, { clientWidth: { value: width }, clientHeight: { value: height } });
  return new LeafletMap(element, { minZoom: 3, maxZoom: 13, zoomControl: false, attributionControl: false });
}

const boxes = fc
  .tuple(
    fc.double({ min: -20, max: 30, noNaN: true }),
    fc.double({ min: 30, max: 60, noNaN: true }),
    fc.double({ min: 0.08, max: 15, noNaN: true }),
    fc.double({ min: 0.08, max: 10, noNaN: true }),
  )
  .map(([west, south, wide, tall]): SearchBox => [west, south, west + wide, south + tall]);

test('positions are where the map will have them, in panels of every size', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const panel = fc.tuple(fc.integer({ min: 360, max: 900 }), fc.integer({ min: 350, max: 900 }));
  fc.assert(
    fc.property(boxes, panel, share, share, (box, [width, height], east, north) => {
      const map = aMap(width, height);
      showBox(map, box);
      const picture = mapPicture(box);
      const fitting = picture.sizes.filter((size) => width >= size.minWidth && height >= size.minHeight);
      const edge = (fitting.at(-1) ?? picture.sizes[0])?.edge ?? 0;
      const position = {
        longitude: box[0] + east * (box[2] - box[0]),
        latitude: box[1] + north * (box[3] - box[1]),
      };
      const { x, y } = picture.locate(position);
      const onMap = map.latLngToContainerPoint([position.latitude, position.longitude]);
      expect(Math.abs((x / 100 - 0.5) * edge + width / 2 - onMap.x)).toBeLessThan(2);
      expect(Math.abs((y / 100 - 0.5) * edge + height / 2 - onMap.y)).toBeLessThan(2);
      map.remove();
    }),
    { numRuns: 200 },
  );
});

test('the ground reaches over the whole picture', () => {
  const { cells } = mapPicture(ANNECY);
  expect(cells.map(({ name }) => name)).toContain('5-16-11');
  for (const corner of [0, 50, 100]) {
    const isCovered = cells.some(
      ({ left, top, edge }) =>
        left <= corner && corner <= left + edge && top <= corner && corner <= top + edge,
    );
    expect({ corner, isCovered }).toEqual({ corner, isCovered: true });
  }
});

test('of prices that would cover one another the first one is shown', () => {
  const campers = [6.1, 6.1001, 6.5].map((longitude, id) => ({ id, longitude, latitude: 45.9 }));
  expect(listApart(campers, mapPicture(ANNECY)).map(({ id }) => id)).toEqual([0, 2]);
});
