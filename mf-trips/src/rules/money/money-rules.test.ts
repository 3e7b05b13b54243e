import { aMoneybox, aPayin, aPayout } from '@campavia/contracts/testing';

import { daysLeftSoon, sumCredits } from './credits-expiry';
import { readPayinYear } from './payin-year';
import { payinsCsv } from './payins-csv';
import { payoutsCsv } from './payouts-csv';

const TODAY = '2027-03-15';

test.each([
  ['', { redirect: '?year=2027' }],
  ['?year=', { redirect: '?year=2027' }],
  ['?from=mail', { redirect: '?from=mail&year=2027' }],
  ['?year=2025', { year: '2025' }],
  ['?year=abc', { invalid: 'abc' }],
  ['?year=20270', { invalid: '20270' }],
  ['?year=1812', { invalid: '1812' }],
])('the year of %j', (search, expected) => {
  expect(readPayinYear(search, TODAY)).toEqual(expected);
});

test('a title with commas, quotes or a formula becomes one harmless cell', () => {
  const { booking } = aPayin();
  const rows = [
    aPayin({ booking: { ...booking, title: 'Maud, "the van"' } }),
    aPayin({ reason: 'refund', amount: '-445.50', booking: { ...booking, title: '=HYPERLINK(1)' } }),
  ];
  expect(payinsCsv(rows).split('\r\n')).toEqual([
    '\uFEFFexecution_date,payment,booking,camper,date_from,date_to,for,part,means,state,amount,currency',
    '2027-01-08,501,71,"Maud, ""the van""",2027-02-12,2027-02-14,book,whole,card,done,445.50,EUR',
    "2027-01-08,501,71,'=HYPERLINK(1),2027-02-12,2027-02-14,refund,whole,card,done,-445.50,EUR",
    '',
  ]);
});

test.each([
  ['2027-03-15T20:00:00Z', 0],
  ['2027-05-14T00:00:00Z', 60],
  ['2027-05-15T00:00:00Z', undefined],
  ['2027-03-10T00:00:00Z', 0],
])('a credit until %s', (end, days) => {
  expect(daysLeftSoon(aMoneybox({ expire_at: end }), TODAY)).toBe(days);
});

test('credits are summed by currency', () => {
  const credits = [
    aMoneybox(),
    aMoneybox({ balance: '30.50' }),
    aMoneybox({ balance: '9.99', currency: 'GBP' }),
  ];
  expect(sumCredits(credits)).toEqual([
    { currency: 'EUR', minor: 8050 },
    { currency: 'GBP', minor: 999 },
  ]);
});

test('the CSV of payouts has a line for each, without a number for planned ones', () => {
  const lines = payoutsCsv([aPayout(), aPayout({ id: null, state: 'to_come', bank_account: null })]).split(
    '\r\n',
  );
  expect(lines[1]).toBe(
    '2027-02-13,801,71,Sunlight A 72,2027-02-12,2027-02-14,1,done,,330.00,0.00,330.00,EUR,0143',
  );
  expect(lines[2]).toContain('2027-02-13,,71,');
});
