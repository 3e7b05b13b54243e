import { findProblems, readHeight, readPrice } from './filter-problems';

const nothing = { leastPrice: '', mostPrice: '', height: '' };

test.each([
  ['120', 120],
  ['99.50', 99.5],
  ['99,5', 99.5],
  [' 1 200 ', 1200],
  ['0', 0],
  ['', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['12.345', undefined],
  ['twelve', undefined],
  ['9999999', undefined],
])('parses %j as a price', (text, price) => {
  expect(readPrice(text)).toBe(price);
});

test.each([
  ['2.80', 280],
  ['2,8', 280],
  ['2.05', 205],
  ['3', 300],
  ['280', 280],
  ['2.8 m', 280],
  ['280cm', 280],
  ['99', 9900],
  ['', undefined],
  ['tall', undefined],
  ['2.805', undefined],
  ['-2', undefined],
])('parses %j as a height in centimetres', (text, height) => {
  expect(readHeight(text)).toBe(height);
});

test.each<[string, Partial<typeof nothing>, object]>([
  ['empty fields', { leastPrice: ' ' }, {}],
  ['amounts', { leastPrice: '50', mostPrice: '180', height: '2.8' }, {}],
  ['the same amount twice', { leastPrice: '50', mostPrice: '50,00' }, {}],
  ['letters', { leastPrice: 'cheap' }, { leastPrice: 'noPrice' }],
  [
    'two wrong amounts',
    { leastPrice: '-1', mostPrice: '1e9' },
    { leastPrice: 'noPrice', mostPrice: 'noPrice' },
  ],
  ['an end below the beginning', { leastPrice: '180', mostPrice: '50' }, { mostPrice: 'belowLeast' }],
  ['a height in words', { height: 'two metres' }, { height: 'noHeight' }],
  ['a height no camper has', { height: '12' }, { height: 'oddHeight' }],
  ['a height of a dog', { height: '0.6' }, { height: 'oddHeight' }],
])('names the problem of %s', (_, typed, problems) => {
  expect(findProblems({ ...nothing, ...typed })).toEqual(problems);
});
