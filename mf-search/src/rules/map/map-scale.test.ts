import { mapScale } from './map-scale';

test.each([
  [153, 'km', { length: 10, unit: 'kilometer' }],
  [19, 'km', { length: 1, unit: 'kilometer' }],
  [5, 'km', { length: 300, unit: 'meter' }],
  [153, 'miles', { length: 5, unit: 'mile' }],
  [10, 'miles', { length: 3000, unit: 'foot' }],
] as const)('at %d m per pixel the scale bar on a site with %s is a round number', (metres, units, bar) => {
  expect(mapScale(metres, units)).toMatchObject(bar);
});

test('the bar has the width of its label, and a maximum width', () => {
  for (const metres of [1, 7, 33, 120, 900, 5000]) {
    const { length, width } = mapScale(metres, 'km');
    const km = mapScale(metres, 'km').unit === 'kilometer' ? length : length / 1000;
    expect(Math.abs(width * metres - km * 1000)).toBeLessThanOrEqual(metres);
    expect(width).toBeLessThanOrEqual(96);
  }
});
