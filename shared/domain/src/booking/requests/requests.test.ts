import { plainDate } from '../../dates';
import { BOOKING_ACTORS } from '../index';
import { anAcceptedRequest, at, aTrip } from '../testing/a-booking';
import {
  checkExtension,
  extensionRules,
  findRequestTransition,
  rangeAfter,
  REQUEST_TRANSITIONS,
  REQUEST_STATES,
  requestAnswerDeadline,
  requestPaymentDeadline,
  requestStateAt,
  tripPermissions,
  type ExtendableTrip,
  type RequestFacts,
  type RequestTransition,
  type TripCalendar,
} from './index';

const HOUR_MS = 3_600_000;
const NOW = at('2027-05-01').ms;

function asked(over: Partial<RequestFacts> = {}): RequestFacts {
  const terms = { answerByMs: NOW + HOUR_MS, payByMs: null, isPaid: false };
  return { state: 'GUEST_ASK', reason: 'day_after', isTripOpen: true, ...terms, ...over };
}

describe('the process', () => {
  const EXPECTED = [
    'CREATED guest ask day_after → GUEST_ASK',
    'CREATED guest ask second_driver → ACCEPTED',
    'CREATED guest cancel day_after → CANCEL_GUEST',
    'CREATED guest cancel second_driver → CANCEL_GUEST',
    'GUEST_ASK guest cancel day_after → CANCEL_GUEST',
    'GUEST_ASK guest cancel second_driver → CANCEL_GUEST',
    'GUEST_ASK owner accept day_after → ACCEPTED',
    'GUEST_ASK owner accept second_driver → ACCEPTED',
    'GUEST_ASK owner refuse day_after → CANCEL_OWNER',
    'GUEST_ASK owner refuse second_driver → CANCEL_OWNER',
    'ACCEPTED guest cancel day_after → CANCEL_GUEST',
    'ACCEPTED guest cancel second_driver → CANCEL_GUEST',
    'ACCEPTED provider pay day_after → CONFIRMED',
    'ACCEPTED provider pay second_driver → CONFIRMED',
  ];
  const NAMES = [...new Set(REQUEST_TRANSITIONS.map(({ name }) => name))];

  function found(name: RequestTransition['name'], actor: (typeof BOOKING_ACTORS)[number]) {
    return REQUEST_STATES.flatMap((state) =>
      (['day_after', 'second_driver'] as const).flatMap((reason) => {
        const transition = findRequestTransition(name, actor, asked({ state, reason, isPaid: true }), NOW);
        return transition ? [`${state} ${actor} ${name} ${reason} → ${transition.to}`] : [];
      }),
    );
  }

  test('has exactly the expected transitions while nothing is overdue', () => {
    const all = BOOKING_ACTORS.flatMap((actor) => NAMES.flatMap((name) => found(name, actor)));
    expect(all.sort()).toEqual([...EXPECTED].sort());
  });

  test('an unanswered request counts as the owner’s refusal, an unpaid one as the guest’s', () => {
    const late = NOW + HOUR_MS;
    expect(requestStateAt(asked(), late - 1)).toBe('GUEST_ASK');
    expect(requestStateAt(asked(), late)).toBe('CANCEL_OWNER');
    expect(findRequestTransition('accept', 'owner', asked(), late)).toBeUndefined();
    const unpaid = asked({ state: 'ACCEPTED', payByMs: late });
    expect(requestStateAt(unpaid, late)).toBe('CANCEL_GUEST');
    expect(requestStateAt({ ...unpaid, isPaid: true }, late)).toBe('ACCEPTED');
  });

  test('a cancelled trip leaves no request open', () => {
    expect(requestStateAt(asked({ isTripOpen: false }), NOW)).toBe('CANCEL_GUEST');
    expect(requestStateAt(asked({ isTripOpen: false, state: 'CONFIRMED' }), NOW)).toBe('CONFIRMED');
  });

  test('an owner has two days, at most until the last evening; then the guest has one', () => {
    expect(requestAnswerDeadline({ ms: NOW }, NOW + 100 * HOUR_MS) - NOW).toBe(48 * HOUR_MS);
    expect(requestAnswerDeadline({ ms: NOW }, NOW + 5 * HOUR_MS) - NOW).toBe(5 * HOUR_MS);
    expect(requestPaymentDeadline({ ms: NOW }) - NOW).toBe(24 * HOUR_MS);
  });
});

describe('the limits of an extension', () => {
  const trip: TripCalendar = {
    from: plainDate('2027-06-10'),
    to: plainDate('2027-06-14'),
    today: plainDate('2027-05-01'),
    busy: [
      { from: plainDate('2027-05-20'), to: plainDate('2027-06-03') },
      { from: plainDate('2027-06-18'), to: plainDate('2027-06-20') },
      { from: plainDate('2027-07-01'), to: plainDate('2027-07-02') },
    ],
    minFuture: 2,
    maxFuture: 300,
    closedDates: [],
    closedWeekdays: [],
  };

  test('are the neighbouring bookings, the first possible day and the horizon', () => {
    expect(extensionRules(trip)).toEqual({ earliest: '2027-06-04', latest: '2027-06-17' });
    expect(extensionRules({ ...trip, busy: [], maxFuture: 50 })).toEqual({
      earliest: '2027-05-03',
      latest: '2027-06-20',
    });
  });

  test('never leave less than the trip itself', () => {
    const today = plainDate('2027-06-12');
    expect(extensionRules({ ...trip, today, maxFuture: 1 })).toEqual({
      earliest: '2027-06-10',
      latest: '2027-06-14',
    });
  });

  test.each([
    ['day_before', 6, null],
    ['day_before', 7, '107'],
    ['day_after', 3, null],
    ['day_after', 4, '107'],
    ['day_slide', -6, null],
    ['day_slide', -7, '107'],
    ['day_slide', 3, null],
    ['day_slide', 0, 'no_days'],
    ['day_after', 0, 'no_days'],
    ['day_before', -1, 'no_days'],
    ['day_after', 1.5, 'no_days'],
    ['ins_day_after', 1, null],
  ] as const)('%s by %d: %s', (reason, days, refusal) => {
    expect(checkExtension({ reason, days }, { ...trip, kmPackage: 100 })).toBe(refusal);
  });

  test('without hand-over a day is neither the first nor the last; a running trip only moves its end', () => {
    const closed = { ...trip, closedWeekdays: [2], kmPackage: 100 as const };
    expect(checkExtension({ reason: 'day_after', days: 1 }, closed)).toBe('109');
    expect(checkExtension({ reason: 'day_after', days: 2 }, closed)).toBeNull();
    const running = { ...closed, today: plainDate('2027-06-11') };
    expect(checkExtension({ reason: 'day_slide', days: 2 }, running)).toBe('107');
    expect(checkExtension({ reason: 'day_after', days: 2 }, running)).toBeNull();
  });

  test.each([
    [100, 'km_200', null],
    [100, 'km_unlimited', null],
    [200, 'km_unlimited', null],
    [200, 'km_200', 'reduction'],
    [200, 'km_100', 'reduction'],
    [0, 'km_200', 'reduction'],
    [0, 'km_unlimited', 'reduction'],
  ] as const)('from the package of %d to %s: %s', (kmPackage, reason, refusal) => {
    expect(checkExtension({ reason, perDay: 900 }, { ...trip, kmPackage })).toBe(refusal);
  });

  test.each([
    ['day_before', '2027-06-08', '2027-06-14'],
    ['day_after', '2027-06-10', '2027-06-16'],
    ['day_slide', '2027-06-12', '2027-06-16'],
    ['ins_day_before', '2027-06-10', '2027-06-14'],
  ] as const)('%s by two makes it %s to %s', (reason, from, to) => {
    expect(rangeAfter(trip, { reason, days: 2 })).toEqual({ from, to });
  });
});

describe('the permissions of a trip', () => {
  const growing = (over: Partial<ExtendableTrip> = {}): ExtendableTrip => ({
    facts: aTrip(),
    insurance: 'standard',
    secondDriver: 'not_selected',
    hasRentalCover: false,
    hasBuyback: false,
    hasOpenExtension: false,
    rentalCoverService: 'up',
    ...over,
  });
  const BEFORE = at('2027-06-10', 13);
  const allowed = (over: Partial<ExtendableTrip>, now = BEFORE) =>
    Object.entries(tripPermissions(growing(over), now)).flatMap(([name, is]) => (is ? [name] : []));

  const UPGRADES = ['isRentalCoverAvailable', 'isBuybackAvailable', 'canAddSecondDriver'];

  test.each<[string, Partial<ExtendableTrip>, string[]]>([
    ['a trip to come', {}, ['canCreateExtensions', ...UPGRADES]],
    ['a request', { facts: anAcceptedRequest() }, []],
    ['a trip with an emergency', { facts: aTrip({ proof: 'waiting' }) }, []],
    ['one that grows already', { hasOpenExtension: true }, UPGRADES],
    [
      'one with a cover',
      { hasRentalCover: true },
      ['canCreateExtensions', 'isBuybackAvailable', 'canAddSecondDriver'],
    ],
    [
      'one while covers cannot be had',
      { rentalCoverService: 'down' },
      ['canCreateExtensions', 'isBuybackAvailable', 'canAddSecondDriver'],
    ],
    ['one that its owner insures', { insurance: 'none' }, ['canCreateExtensions', 'isRentalCoverAvailable']],
    [
      'one with two drivers',
      { secondDriver: 'included' },
      ['canCreateExtensions', 'isRentalCoverAvailable', 'isBuybackAvailable'],
    ],
    [
      'one with a buyback',
      { hasBuyback: true },
      ['canCreateExtensions', 'isRentalCoverAvailable', 'canAddSecondDriver'],
    ],
  ])('%s', (_, over, expected) => {
    expect(allowed(over)).toEqual(expected);
  });

  test('upgrades end when it begins, additional days at six on its last evening', () => {
    expect(allowed({}, at('2027-06-10', 14))).toEqual(['canCreateExtensions']);
    expect(allowed({}, at('2027-06-14', 17))).toEqual(['canCreateExtensions']);
    expect(allowed({}, at('2027-06-14', 18))).toEqual([]);
  });
});
