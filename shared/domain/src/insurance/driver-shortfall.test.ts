import { plainDate } from '../dates';
import { driverShortfall, takesDriver, tiersFor } from './index';

const FROM = plainDate('2027-07-05');
const OURS = tiersFor('platform');
const rules = (minAge: number, minLicence: number) => ({ driver: { minAge, minLicence } });

function driven(born: string | null, since: string | null, from = FROM) {
  const dayOf = (text: string | null) => (text === null ? null : plainDate(text));
  return { from, driver: { bornOn: dayOf(born), licenceSince: dayOf(since) } };
}

test.each([
  ['who was never asked', null, null],
  ['who turns 21 that day', '2006-07-05', '2024-07-05'],
  ['whom only the plainer one takes', '2005-01-01', '2023-01-01'],
])('a driver %s is accepted by one of them', (_, born, since) => {
  expect(driverShortfall(OURS, driven(born, since))).toBeUndefined();
});

const young = { least: 21, is: 19 };
const fresh = { least: 3, is: 0 };

test.each([
  [
    'born a day too late',
    '2006-07-06',
    '2023-01-01',
    { age: { least: 21, is: 20 }, takenFrom: '2027-07-06' },
  ],
  [
    'with a licence a day too new',
    ...(['1990-01-01', '2024-07-06', { licence: { least: 3, is: 2 }, takenFrom: '2027-07-06' }] as const),
  ],
  [
    'too young, with a new licence',
    ...(['2008-05-01', '2027-06-01', { age: young, licence: fresh, takenFrom: '2030-06-01' }] as const),
  ],
  ['too young, without a licence date', '2008-05-01', null, { age: young, takenFrom: '2029-05-01' }],
  [
    'without a birth date, with a new licence',
    null,
    '2027-06-01',
    { licence: fresh, takenFrom: '2030-06-01' },
  ],
])('a driver %s is accepted by none', (_, born, since, why) => {
  expect(driverShortfall(OURS, driven(born, since))).toEqual(why);
});

test('if the one that accepts the age requires more years of licence, these are the reason', () => {
  const offered = [rules(21, 5), rules(25, 2)];
  expect(driverShortfall(offered, driven('2004-07-05', '2023-07-05'))).toEqual({
    licence: { least: 5, is: 4 },
    takenFrom: '2028-07-05',
  });
});

test('on the day that is named, the same driver is accepted', () => {
  for (const [born, since] of [
    ['2008-02-29', '2027-02-28'],
    ['2010-12-31', '2026-12-31'],
    ['1990-01-01', '2024-08-01'],
  ] as const) {
    const { takenFrom } = driverShortfall(OURS, driven(born, since)) ?? {};
    expect(OURS.some((tier) => takesDriver(tier, driven(born, since, takenFrom)))).toBe(true);
  }
});

test('a driver born on 29 February is old enough on 1 March', () => {
  const shortfall = driverShortfall(
    [rules(21, 0)],
    driven('2008-02-29', '2020-01-01', plainDate('2029-02-28')),
  );
  expect(shortfall).toEqual({ age: { least: 21, is: 20 }, takenFrom: '2029-03-01' });
});

test('without any insurance loaded no driver is refused', () => {
  expect(driverShortfall([], driven('2008-05-01', '2027-06-01'))).toBeUndefined();
});
