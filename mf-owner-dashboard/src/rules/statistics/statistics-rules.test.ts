import { someCamperStatistics } from '@campavia/contracts/testing';

import { scaleOf } from './chart-scale';
import { rangeScaleOf } from './range-scale';
import { statisticsCsv } from './statistics-csv';

test.each([
  [0, [0]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [94, [0, 50]],
  [3167, [0, 1000, 2000, 3000]],
  [6240, [0, 2000, 4000, 6000]],
  [402, [0, 200, 400]],
])('the scale of a chart up to %p', (highest, ticks) => {
  expect(scaleOf(highest).ticks).toEqual(ticks);
  expect(scaleOf(highest).top).toBeGreaterThanOrEqual(highest);
});

test('the CSV has one line a month', () => {
  const lines = statisticsCsv(someCamperStatistics()).split('\r\n');
  expect(lines).toHaveLength(14);
  expect(lines[0]).toBe('month,days,days_let,income_EUR,seen_in_search,opened');
  expect(lines[7]).toBe('2026-07,31,27,2948.40,6240,402');
});

test.each([
  [[52, 128, 60], { from: 40, to: 140, ticks: [40, 60, 80, 100, 120, 140] }],
  [[60, 60], { from: 60, to: 61, ticks: [60, 61] }],
  [[0, 3], { from: 0, to: 3, ticks: [0, 1, 2, 3] }],
])('the scale of a range with %p', (values, scale) => {
  expect(rangeScaleOf(values)).toEqual(scale);
});
