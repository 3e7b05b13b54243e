import { closestName } from '../parsing/closest-name';
import { table } from './table';
import { formatAge, formatSize } from './format-values';
import { wrap } from './wrap-text';

it('never writes a table wider than 80 columns', () => {
  const lines = table(
    ['A', 'B', 'C'],
    [
      ['x'.repeat(60), 'y'.repeat(60), 'z'],
      ['1', '2', '3'],
    ],
  );
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(lines[1]).toMatch(/^x+… {2}y+… {2}z$/);
});

it('wraps a long last column, losing nothing', () => {
  const [, ...lines] = table(
    ['A', 'B'],
    [
      ['1', 'word '.repeat(20).trim()],
      ['2', 'y'.repeat(100)],
    ],
  );
  expect(lines.join('').replaceAll(/[12 ]/g, '')).toBe('word'.repeat(20) + 'y'.repeat(100));
  expect(lines[1]).toMatch(/^ {3}word/);
});

it('wraps a long sentence between words and indents the rest', () => {
  const lines = wrap('word '.repeat(40).trim(), '1. ');
  expect(lines.every((line) => line.length <= 80)).toBe(true);
  expect(lines[0]?.startsWith('1. word')).toBe(true);
  expect(lines[1]?.startsWith('   word')).toBe(true);
});

it.each([
  ['2027-03-15T08:00:00Z', 'now'],
  ['2027-03-15T07:59:30Z', '30 s ago'],
  ['2027-03-15T05:00:00Z', '3 h ago'],
  ['2027-03-15T07:58:20Z', '2 min ago'],
  ['2027-03-17T08:00:00Z', 'in 2 d'],
  ['2027-03-18T07:59:58Z', 'in 3 d'],
  ['', 'never'],
])('formats the age of %s', (moment, age) => {
  expect(formatAge(moment, Date.UTC(2027, 2, 15, 8))).toBe(age);
});

it.each([
  [999, '999 B'],
  [412_345, '412 kB'],
  [2_500_000, '2.5 MB'],
])('formats %i bytes', (bytes, size) => {
  expect(formatSize(bytes)).toBe(size);
});

it.each([
  ['mf-serach', 'mf-search'],
  ['mf-searc', 'mf-search'],
  ['stagng', 'staging'],
  ['zzz', undefined],
])('suggests a name for %s', (given, meant) => {
  expect(closestName(given, ['mf-search', 'mf-trips', 'staging'])).toBe(meant);
});
