import { plainDate } from '../dates';
import { copyWeek, joinPrices, priceRuns, withoutDays, type OwnPrice } from './index';

const range = (from: string, to: string) => ({ from: plainDate(from), to: plainDate(to) });
const price = (from: string, to: string, perDay = 9000, colour = 'orange'): OwnPrice => ({
  ...range(from, to),
  perDay,
  colour,
});
const RATES = { low: 6000, mid: 8000, high: 12_000 };

describe('removing days from own prices', () => {
  test.each([
    ['2027-06-01', '2027-06-30', []],
    ['2027-06-01', '2027-06-12', [['2027-06-13', '2027-06-20']]],
    ['2027-06-18', '2027-06-30', [['2027-06-10', '2027-06-17']]],
    [
      '2027-06-12',
      '2027-06-13',
      [
        ['2027-06-10', '2027-06-11'],
        ['2027-06-14', '2027-06-20'],
      ],
    ],
    ['2027-06-21', '2027-06-30', [['2027-06-10', '2027-06-20']]],
    ['2027-06-10', '2027-06-20', []],
  ])('%s to %s leaves %j', (from, to, left) => {
    const prices = [price('2027-06-10', '2027-06-20')];
    expect(withoutDays(prices, range(from, to)).map((one) => [one.from, one.to])).toEqual(left);
  });
});

test('adjacent days with the same price and colour are merged', () => {
  const prices = [
    price('2027-06-01', '2027-06-02'),
    price('2027-06-03', '2027-06-04'),
    price('2027-06-05', '2027-06-05', 9000, 'blue'),
    price('2027-06-07', '2027-06-07', 9000, 'blue'),
  ];
  expect(joinPrices(prices).map((one) => [one.from, one.to])).toEqual([
    ['2027-06-01', '2027-06-04'],
    ['2027-06-05', '2027-06-05'],
    ['2027-06-07', '2027-06-07'],
  ]);
});

test('a week is copied by weekday, forwards and backwards, across the change to summer time', () => {
  const week = [price('2027-06-11', '2027-06-13', 11_000, 'purple'), price('2027-06-07', '2027-06-10')];
  const copied = copyWeek(week, plainDate('2027-06-07'), range('2027-10-28', '2027-11-03'));
  expect(copied).toEqual([
    price('2027-10-28', '2027-10-28'),
    price('2027-10-29', '2027-10-31', 11_000, 'purple'),
    price('2027-11-01', '2027-11-03'),
  ]);
  const before = copyWeek(week, plainDate('2027-06-07'), range('2027-05-28', '2027-05-29'));
  expect(before).toEqual([price('2027-05-28', '2027-05-29', 11_000, 'purple')]);
});

test('a weekday without an own price stays without', () => {
  const week = [price('2027-06-12', '2027-06-13')];
  expect(copyWeek(week, plainDate('2027-06-07'), range('2027-06-14', '2027-06-18'))).toEqual([]);
});

test('every day has one price: its own, or that of its season', () => {
  const own = [{ ...price('2027-06-29', '2027-07-02', 9500, 'blue'), id: 4 }];
  const runs = priceRuns(range('2027-06-28', '2027-07-03'), RATES, own);
  expect(runs.map(({ from, to, id, perDay, colour }) => [from, to, id, perDay, colour])).toEqual([
    ['2027-06-28', '2027-06-28', null, 8000, 'default'],
    ['2027-06-29', '2027-06-30', 4, 9500, 'blue'],
    ['2027-07-01', '2027-07-02', 4, 9500, 'blue'],
    ['2027-07-03', '2027-07-03', null, 12_000, 'default'],
  ]);
});
