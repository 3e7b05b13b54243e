import type { Extension, GuestBooking } from '@campavia/contracts';
import {
  aBooking,
  aBookingPrice,
  anExtension,
  anExtensionPrice,
  anUpgrade,
} from '@campavia/contracts/testing';
import { plainDate, REQUEST_STATES } from '@campavia/domain';

import { findChangeFailure } from './change-failure';
import {
  findExtendPage,
  findUpgrade,
  hasInsurancePage,
  hasSecondDriverPage,
  listChanges,
} from './change-pages';
import {
  askKilometres,
  findDayRefusal,
  listMoreKilometres,
  markDay,
  readChosenDay,
  type DayTab,
} from './extension-days';
import { comparePrices, perDayOf } from './price-difference';

const may = (permissions: Partial<GuestBooking['permissions']>) => ({
  permissions: { ...aBooking().permissions, ...permissions },
});
const extendable = may({ can_create_extensions: true });
const withExtension = (state: Extension['state']) => ({ extensions: [anExtension({ state })] });

describe('the pages of an extension', () => {
  test.each<[string, Partial<GuestBooking>, string]>([
    ['a trip that can be extended', extendable, 'form'],
    ['a trip that cannot', {}, 'trip'],
    ['an emergency', { ...extendable, emergency_proof_in_validation: true }, 'trip'],
    [
      'an emergency with an open extension',
      { ...withExtension('GUEST_ASK'), emergency_proof_in_validation: true },
      'trip',
    ],
    ['one that was not sent', withExtension('CREATED'), 'open'],
    ['one that waits for the owner', withExtension('GUEST_ASK'), 'open'],
    ['one that waits to be paid', withExtension('ACCEPTED'), 'open'],
    ['a refused one', { ...extendable, ...withExtension('CANCEL_OWNER') }, 'form'],
    ['a paid one', { ...extendable, ...withExtension('CONFIRMED') }, 'form'],
    [
      'one that was taken back, when the trip can no longer be extended',
      withExtension('CANCEL_GUEST'),
      'trip',
    ],
  ])('%s', (_, over, page) => {
    expect(findExtendPage(aBooking(over))).toBe(page);
  });
});

describe('the pages of upgrades', () => {
  const driver = (state: Extension['state']) => ({
    upgrades: [
      anUpgrade({
        state,
        requests: [{ reason: 'second_driver', price_total: '14.00', second_driver: null }],
      }),
    ],
  });

  test('a second driver needs the permission or a request that is open or confirmed', () => {
    expect(hasSecondDriverPage(aBooking())).toBe(false);
    expect(hasSecondDriverPage(aBooking(may({ can_add_second_driver: true })))).toBe(true);
    const shown = REQUEST_STATES.filter((state) => hasSecondDriverPage(aBooking(driver(state))));
    expect(shown).toEqual(['CREATED', 'GUEST_ASK', 'ACCEPTED', 'CONFIRMED']);
    expect(findUpgrade(aBooking(driver('ACCEPTED')), 'buyback')).toBeUndefined();
  });

  test('covers need one of both permissions', () => {
    expect(hasInsurancePage(aBooking())).toBe(false);
    expect(hasInsurancePage(aBooking(may({ is_buyback_available: true })))).toBe(true);
    expect(hasInsurancePage(aBooking(may({ is_rental_cover_available: true })))).toBe(true);
  });
});

test('a trip lists open changes and those ended by others, not those withdrawn by the guest', () => {
  const ended = (end_cause: Extension['end_cause']) => anExtension({ state: 'CANCEL_OWNER', end_cause });
  const shown = (extensions: Extension[]) => listChanges(aBooking({ extensions })).extension?.end_cause;
  expect(shown([])).toBeUndefined();
  expect(shown([ended('refused')])).toBe('refused');
  expect(shown([ended('no_answer')])).toBe('no_answer');
  expect(shown([ended('not_paid')])).toBe('not_paid');
  expect(shown([ended('refused'), ended('withdrawn')])).toBeUndefined();
  expect(shown([ended('refused'), anExtension({ state: 'CONFIRMED' })])).toBeUndefined();
  const upgrades = [
    anUpgrade({ state: 'CANCEL_GUEST', end_cause: 'not_paid' }),
    anUpgrade({ state: 'ACCEPTED' }),
    anUpgrade({ state: 'CANCEL_GUEST', end_cause: 'not_paid' }),
  ];
  expect(listChanges(aBooking({ upgrades })).upgrades).toEqual(upgrades.slice(1));
});

const TRIP = { date_from: '2027-06-28', date_to: '2027-07-08' };
const RULES = {
  earliest: '2027-06-18',
  latest: '2027-07-16',
  closed_weekdays: [7],
  closed_dates: ['2027-07-12'],
};
const known = (today = '2027-05-20', over = {}) => ({
  trip: TRIP,
  rules: { ...RULES, ...over },
  today: plainDate(today),
});

describe('days of a calendar', () => {
  test.each<[DayTab, string, object]>([
    ['days', '2027-07-10', { query: { reason: 'day_after', days: 2 }, to: '2027-07-10', length: 13 }],
    ['days', '2027-06-26', { query: { reason: 'day_before', days: 2 }, from: '2027-06-26', length: 13 }],
    ['move', '2027-07-03', { query: { reason: 'day_slide', days: 5 }, to: '2027-07-13', length: 11 }],
    ['move', '2027-06-25', { query: { reason: 'day_slide', days: -3 }, to: '2027-07-05', length: 11 }],
    [
      'insuredDays',
      '2027-07-09',
      { query: { reason: 'ins_day_after', days: 1 }, to: '2027-07-08', length: 11 },
    ],
    ['insuredDays', '2027-06-27', { query: { reason: 'ins_day_before', days: 1 }, from: '2027-06-28' }],
  ])('%s: %s', (tab, day, expected) => {
    expect(readChosenDay(tab, TRIP, plainDate(day))).toMatchObject(expected);
  });

  test.each<[DayTab, string, string | undefined, string?]>([
    ['days', '2027-06-28', 'booked'],
    ['days', '2027-07-01', 'booked'],
    ['days', '2027-07-09', undefined],
    ['days', '2027-07-11', 'closed'],
    ['days', '2027-07-12', 'closed'],
    ['days', '2027-07-16', undefined],
    ['days', '2027-07-17', 'taken'],
    ['days', '2027-06-18', undefined],
    ['days', '2027-06-17', 'taken'],
    ['days', '2027-06-26', 'begun', '2027-06-28'],
    ['days', '2027-07-09', undefined, '2027-07-01'],
    ['move', '2027-06-28', 'booked'],
    ['move', '2027-07-03', undefined],
    ['move', '2027-07-01', 'closed'],
    ['move', '2027-07-07', 'taken'],
    ['move', '2027-06-17', 'taken'],
    ['move', '2027-07-03', 'begun', '2027-06-29'],
    ['insuredDays', '2027-07-11', undefined],
    ['insuredDays', '2027-07-01', 'booked'],
    ['insuredDays', '2027-07-17', 'taken'],
  ])('%s: %s is %s', (tab, day, refusal, ...[today]) => {
    expect(findDayRefusal(tab, known(today), plainDate(day))).toBe(refusal);
  });

  test.each<[DayTab, string | undefined, string, string | undefined]>([
    ['days', undefined, '2027-06-28', 'first'],
    ['days', undefined, '2027-07-08', 'booked'],
    ['days', '2027-07-10', '2027-07-09', 'added'],
    ['days', '2027-07-10', '2027-07-10', 'chosen'],
    ['days', '2027-07-10', '2027-07-11', undefined],
    ['days', '2027-06-26', '2027-06-27', 'added'],
    ['move', '2027-07-03', '2027-07-13', 'added'],
    ['move', '2027-07-03', '2027-07-02', 'booked'],
    ['move', '2027-07-03', '2027-06-28', 'first'],
    ['move', '2027-07-12', '2027-07-10', undefined],
  ])('%s with %s: %s is shown as %s', (tab, chosen, day, mark) => {
    expect(markDay(tab, TRIP, chosen === undefined ? undefined : plainDate(chosen), plainDate(day))).toBe(
      mark,
    );
  });

  test.each([
    [100, [200, 0], 'km_200'],
    [200, [0], 'km_unlimited'],
    [0, [], undefined],
  ] as const)('a trip with %s km a day can have %j', (km, more, reason) => {
    const packages = listMoreKilometres({ km });
    expect(packages).toEqual(more);
    expect(packages[0] === undefined ? undefined : askKilometres(packages[0]).reason).toBe(reason);
  });
});

describe('the price lines of a change', () => {
  test('include unchanged ones, and sum up', () => {
    const { lines, now, after, toPay } = comparePrices(aBookingPrice(), anExtensionPrice());
    expect([now, after, toPay]).toEqual(['539.70', '695.70', '156.00']);
    const sum = (amounts: string[]) =>
      amounts.reduce((total, amount) => total + Math.round(Number(amount) * 100), 0);
    expect(sum(lines.map((line) => line.now))).toBe(53_970);
    expect(sum(lines.map((line) => line.after))).toBe(69_570);
    expect(sum(lines.map((line) => line.difference))).toBe(15_600);
    expect(lines.find(({ code }) => code === 'price_gross')).toMatchObject({
      now: '420.00',
      after: '540.00',
      difference: '120.00',
      isChanged: true,
    });
    expect(lines.filter(({ isChanged }) => !isChanged).length).toBeGreaterThan(0);
  });

  test('list additions last', () => {
    const change = { price_total: '63.00', lines: [{ code: 'buyback', amount: '63.00' }] };
    const { lines } = comparePrices(aBookingPrice(), change);
    expect(lines.at(-1)).toMatchObject({ code: 'buyback', booked: undefined, now: '0.00', after: '63.00' });
  });

  test.each([
    ['14.00', 7, '2.00'],
    ['14.01', 7, undefined],
    ['14.00', 0, undefined],
  ])('%s for %s days is %s a day', (amount, days, each) => {
    expect(perDayOf(amount, days)).toBe(each);
  });
});

test.each([
  [{ fields: { __all__: ['107'] } }, 'taken'],
  [{ fields: { __all__: ['109'] } }, 'closed'],
  [{ fields: { __all__: ['106'] } }, 'noUnlimited'],
  [{ code: 'CAMPER_ALREADY_BOOKED', fields: {} }, 'taken'],
  [{ code: 'booking_request_open', fields: {} }, 'open'],
  [{ code: 'booking_in_wrong_state', fields: {} }, 'settled'],
  [{ code: 'booking_request_not_possible', fields: {} }, 'notPossible'],
  [{ code: 'RENTAL_COVER_SERVICE_UNAVAILABLE', fields: {} }, 'coverAway'],
  [new Error('no answer'), 'unknown'],
  [undefined, 'unknown'],
])('%j is %s', (error, failure) => {
  expect(findChangeFailure(error)).toBe(failure);
});
