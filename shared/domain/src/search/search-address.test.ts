import { plainDate } from '../dates';
import { parseParams, searchToParams } from './index';

test('writes fields in one order, in whatever order they were set', () => {
  const query = {
    page: 3,
    types: [4, 1],
    max_price: 120,
    date_to: plainDate('2027-08-10'),
    date_from: plainDate('2027-08-01'),
    where: 'Aix & Annecy',
  };
  expect(searchToParams(query).toString()).toBe(
    'where=Aix+%26+Annecy&date_from=2027-08-01&date_to=2027-08-10&types=1&types=4&max_price=120&page=3',
  );
});

test('rounds a map’s coordinates to about a metre, and omits the first page', () => {
  const bbox: [number, number, number, number] = [-5.123456789, 41.3, 9.60000000001, 51.1];
  expect(searchToParams({ bbox, page: 1 }).get('bbox')).toBe('-5.12346,41.3,9.6,51.1');
  expect(searchToParams({ page: 1 }).size).toBe(0);
});

test.each([
  ['', {}],
  ['?', {}],
  ['?where=annecy', { where: 'annecy' }],
  ['types=1&types=2&types=3&beds=2', { types: ['1', '2', '3'], beds: '2' }],
  ['where=Saint-%C3%89tienne+Loire', { where: 'Saint-Étienne Loire' }],
  ['where=%E0%A4%A&beds', { where: '\ufffd%A', beds: '' }],
])('reads %j', (search, params) => {
  expect(parseParams(search)).toEqual(params);
});

test('treats a name such as __proto__ as an ordinary name', () => {
  const params = parseParams('__proto__=x&constructor=y');
  expect(Object.entries(params)).toEqual([
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ]);
});
