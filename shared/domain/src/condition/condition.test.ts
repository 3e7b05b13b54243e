import fc from 'fast-check';

import {
  answerUntilMs,
  chargeReasonOf,
  CLAIM_ACTORS,
  CLAIM_KINDS,
  CLAIM_STATES,
  CLAIM_TRANSITIONS,
  claimWaitsFor,
  claimWindow,
  conditionWindow,
  depositLeft,
  findClaimTransition,
  grantedAmount,
  kilometresOfMiles,
  MAX_ODOMETER_KM,
  milesOfKilometres,
  placeInWindow,
  settleKilometres,
  type DrivenKilometres,
} from './index';

const HOUR = 3_600_000;
const TRIP = { startsAtMs: 1000 * HOUR, endsAtMs: 1100 * HOUR };

describe('windows', () => {
  test.each([
    ['pick_up', 975.9, 'before'],
    ['pick_up', 976, 'open'],
    ['pick_up', 1099.9, 'open'],
    ['pick_up', 1100, 'over'],
    ['return', 999.9, 'before'],
    ['return', 1000, 'open'],
    ['return', 1147.9, 'open'],
    ['return', 1148, 'over'],
  ] as const)('a report of the %s at hour %d is %s', (moment, hour, place) => {
    expect(placeInWindow(conditionWindow(moment, TRIP), hour * HOUR)).toBe(place);
  });

  test.each([
    [null, 1147.9, 'open'],
    [null, 1148, 'over'],
    [1050, 1147.9, 'open'],
    [1120, 1167.9, 'open'],
    [1120, 1168, 'over'],
    [null, 999, 'before'],
  ] as const)('with a return at hour %s a claim at hour %d is %s', (returned, hour, place) => {
    const window = claimWindow(TRIP, returned === null ? null : returned * HOUR);
    expect(placeInWindow(window, hour * HOUR)).toBe(place);
  });
});

describe('kilometres', () => {
  const WEEK: DrivenKilometres = {
    days: 7,
    kmPackage: 100,
    odometerBefore: 50_000,
    odometerAfter: 50_700,
    pricePerKm: 20,
    depositLeft: 100_000,
  };

  test.each<[string, Partial<DrivenKilometres>, number[]]>([
    ['all of the package', {}, [0, 0, 0]],
    ['one kilometre more', { odometerAfter: 50_701 }, [1, 20, 0]],
    ['nothing', { odometerAfter: 50_000 }, [0, 0, 0]],
    ['with 200 a day', { kmPackage: 200, odometerAfter: 51_500 }, [100, 2000, 0]],
    ['without a limit', { kmPackage: 0, odometerAfter: 59_000 }, [0, 0, 0]],
    ['with a day more', { days: 8, odometerAfter: 50_810 }, [10, 200, 0]],
    ['the whole deposit', { odometerAfter: 55_700 }, [5000, 100_000, 0]],
    ['more than the deposit', { odometerAfter: 55_701 }, [5001, 100_000, 20]],
    ['with little left of it', { odometerAfter: 50_710, depositLeft: 150 }, [10, 150, 50]],
    ['without a deposit on a card', { odometerAfter: 50_710, depositLeft: null }, [10, 0, 200]],
    ['at no price', { odometerAfter: 50_710, pricePerKm: 0 }, [10, 0, 0]],
  ])('%s', (_, over, expected) => {
    const { beyondKm, charged, owed } = settleKilometres({ ...WEEK, ...over });
    expect([beyondKm, charged, owed]).toEqual(expected);
  });

  test.each<Partial<DrivenKilometres>>([
    { odometerAfter: 49_999 },
    { days: -1 },
    { pricePerKm: 0.5 },
    { depositLeft: -1 },
  ])('%j is refused', (over) => {
    expect(() => settleKilometres({ ...WEEK, ...over })).toThrow(RangeError);
  });

  test('charged and due amounts sum to the total, and the deposit is never exceeded', () => {
    const count = fc.nat({ max: 100_000 });
    const driven = fc.record({
      days: fc.integer({ min: 1, max: 90 }),
      kmPackage: fc.constantFrom(0 as const, 100 as const, 200 as const),
      odometerBefore: count,
      more: count,
      pricePerKm: fc.nat({ max: 500 }),
      depositLeft: fc.option(fc.nat({ max: 500_000 })),
    });
    fc.assert(
      fc.property(driven, ({ more, ...rest }) => {
        const settled = settleKilometres({ ...rest, odometerAfter: rest.odometerBefore + more });
        expect(settled.charged + settled.owed).toBe(settled.total);
        expect(settled.total).toBe(settled.beyondKm * rest.pricePerKm);
        expect(settled.charged).toBeLessThanOrEqual(rest.depositLeft ?? 0);
        expect(settled.beyondKm).toBeLessThanOrEqual(settled.drivenKm);
      }),
    );
  });

  test.each([
    [1, 2],
    [62_137, 100_000],
    [0, 0],
  ])('%d miles are %d km', (miles, km) => {
    expect(kilometresOfMiles(miles)).toBe(km);
  });

  test('miles survive the conversion to kilometres and back', () => {
    const miles = fc.nat({ max: milesOfKilometres(MAX_ODOMETER_KM) });
    fc.assert(fc.property(miles, (each) => expect(milesOfKilometres(kilometresOfMiles(each))).toBe(each)));
  });
});

test.each([
  [{ deposit: 1000, charged: 0, claimed: 0 }, 1000],
  [{ deposit: 1000, charged: 300, claimed: 200 }, 500],
  [{ deposit: 1000, charged: 900, claimed: 200 }, 0],
])('of %j %d is left', (used, left) => {
  expect(depositLeft(used)).toBe(left);
});

describe('claims', () => {
  test('each state changes only as the table says', () => {
    const possible = CLAIM_STATES.flatMap((state) =>
      CLAIM_ACTORS.flatMap((actor) =>
        (['accept', 'withdraw', 'grant', 'reject', 'charge', 'fail'] as const)
          .filter((name) => findClaimTransition(name, actor, state))
          .map((name) => `${state}: ${actor} ${name}`),
      ),
    );
    expect(possible).toEqual([
      'open: guest accept',
      'open: owner withdraw',
      'open: staff grant',
      'open: staff reject',
      'accepted: provider charge',
      'accepted: provider fail',
      'unpaid: provider charge',
    ]);
    expect(CLAIM_TRANSITIONS).toHaveLength(possible.length);
  });

  test('every kind of claim has a reason for its charge', () => {
    const reasons = CLAIM_KINDS.map((kind) => [kind, chargeReasonOf(kind)]);
    expect(Object.fromEntries(reasons)).toEqual({
      damage: 'sinist',
      cleaning: 'gest',
      fuel: 'gest',
      tolls: 'tolls',
      kilometres: 'gest',
      other: 'gest',
    });
  });

  test.each([
    ['open', false, 119.9, 'guest'],
    ['open', false, 120, 'staff'],
    ['open', true, 1, 'staff'],
    ['accepted', true, 200, null],
    ['rejected', false, 200, null],
  ] as const)('one that is %s, answered: %s, waits at hour %d for %s', (state, isAnswered, hour, whom) => {
    const claim = { state, isAnswered, answerUntilMs: answerUntilMs(0) };
    expect(claimWaitsFor(claim, hour * HOUR)).toBe(whom);
  });

  test.each([
    ['full', 0, 12_000],
    ['none', 500, 0],
    ['part', 5_000, 5_000],
    ['part', 0, undefined],
    ['part', -1, undefined],
    ['part', 12_000, undefined],
    ['part', 99_999_999_999, undefined],
  ] as const)('granting %s with %d takes %s', (decision, part, granted) => {
    expect(grantedAmount(decision, 12_000, part)).toBe(granted);
  });
});
