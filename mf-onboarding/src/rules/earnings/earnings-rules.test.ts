import { anEarningsResult, anEarningsSimulation } from '@campavia/contracts/testing';

import { ANSWER_FIELDS, findProblem, type AnswerField, type Answers } from './answer-checks';
import {
  EARNINGS_STEPS,
  earningsPath,
  earningsStepAfter,
  earningsStepBefore,
  fieldsOfStep,
  firstOpenStep,
  isEarningsStep,
  isQuestionStep,
  isStepOpen,
} from './earnings-steps';
import { spreadOverMonths } from './months';
import { readLeadSource, resultOf, sanitizeSimulation, toListing, toSimulation } from './stored-answers';

const YEAR = 2027;
const ANSWERS: Required<Answers> = {
  is_professional: 'private',
  vehicle_availability: 'Available',
  vehicle_type: '1',
  vehicle_registration_country: 'FR',
  vehicle_registered_year: '2022',
  number_of_seats: '4',
  number_of_weeks: '12',
  number_of_weekends: '10',
  first_name: 'Marta',
  last_name: 'Vidal',
  email: 'marta@example.org',
  phone_number: '+33612345678',
  country: 'FR',
};
const without = (...fields: AnswerField[]): Answers =>
  Object.fromEntries(
    ANSWER_FIELDS.filter((name) => !fields.includes(name)).map((name) => [name, ANSWERS[name]]),
  );

describe('steps', () => {
  test('have an order and paths', () => {
    expect(EARNINGS_STEPS.filter(isQuestionStep).map(earningsStepAfter)).toEqual(EARNINGS_STEPS.slice(1));
    expect(EARNINGS_STEPS.map(earningsStepBefore)).toEqual([undefined, ...EARNINGS_STEPS.slice(0, -1)]);
    expect([earningsPath('owner'), earningsPath('results')]).toEqual(['/earnings', '/earnings/results']);
    expect(['owner', 'results', 'price', undefined].map(isEarningsStep)).toEqual([true, true, false, false]);
  });

  test.each<[Answers, string]>([
    [{}, 'owner'],
    [without('is_professional'), 'owner'],
    [without('vehicle_type'), 'vehicle'],
    [without('vehicle_registration_country'), 'vehicle'],
    [without('number_of_weeks'), 'vehicle-properties'],
    [{ ...ANSWERS, vehicle_registered_year: '2028' }, 'vehicle-properties'],
    [without('email'), 'about-you'],
    [without('phone_number', 'country'), 'results'],
    [ANSWERS, 'results'],
  ])('%# lead back to the first that is open', (answers, step) => {
    expect(firstOpenStep(answers, YEAR)).toBe(step);
  });

  test('can be opened once all before them are answered', () => {
    const answers = without('number_of_seats');
    expect(EARNINGS_STEPS.filter((step) => isStepOpen(step, answers, YEAR))).toEqual([
      'owner',
      'vehicle',
      'vehicle-properties',
    ]);
  });

  test('ask no seats of a caravan, and no weeks of what is not available', () => {
    expect(fieldsOfStep('vehicle-properties', { vehicle_type: '6' })).not.toContain('number_of_seats');
    const none = {
      ...without('number_of_weeks', 'number_of_weekends'),
      vehicle_availability: 'NotAvailable',
    };
    expect(fieldsOfStep('vehicle-properties', none)).toEqual(['vehicle_registered_year', 'number_of_seats']);
    expect(firstOpenStep(none, YEAR)).toBe('results');
  });
});

describe('an answer', () => {
  test.each<[AnswerField, string, string | undefined]>([
    ['is_professional', 'true', 'noChoice'],
    ['vehicle_availability', '', 'missing'],
    ['vehicle_type', '8', 'noChoice'],
    ['vehicle_registration_country', 'fr', 'noChoice'],
    ['vehicle_registered_year', '', 'missing'],
    ['vehicle_registered_year', 'new', 'noNumber'],
    ['vehicle_registered_year', '20.5', 'noNumber'],
    ['vehicle_registered_year', '1949', 'outside'],
    ['vehicle_registered_year', '2028', 'outside'],
    ['vehicle_registered_year', ' 2027 ', undefined],
    ['number_of_seats', '0', 'outside'],
    ['number_of_seats', '10', 'outside'],
    ['number_of_weeks', '-1', 'noNumber'],
    ['number_of_weeks', '53', 'outside'],
    ['number_of_weeks', '43', 'beyondYear'],
    ['number_of_weeks', '42', undefined],
    ['number_of_weekends', '', 'missing'],
    ['first_name', '  ', 'missing'],
    ['first_name', 'x'.repeat(81), 'missing'],
    ['email', '', 'missing'],
    ['email', 'marta@', 'noEmail'],
    ['phone_number', '', undefined],
    ['phone_number', '0612', 'noPhone'],
    ['phone_number', '+33 6 12 34 56 78', undefined],
    ['country', '', undefined],
    ['country', 'XX', 'noChoice'],
  ])('%s %j: %s', (field, text, kind) => {
    expect(findProblem(field, { ...ANSWERS, [field]: text }, YEAR)?.kind).toBe(kind);
  });

  test('zero weeks and zero weekends are rejected', () => {
    const none = { ...ANSWERS, number_of_weeks: '0', number_of_weekends: '0' };
    expect(findProblem('number_of_weeks', none, YEAR)).toEqual({ kind: 'noWeeks' });
  });
});

describe('the stored answers of the tab', () => {
  test('are restored', () => {
    const stored = {
      answers: ANSWERS,
      leadSource: 3,
      outcome: { answers: ANSWERS, result: anEarningsResult() },
    };
    expect(sanitizeSimulation(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  test.each([null, 7, 'x', [ANSWERS], { answers: null }, { answers: { email: 7, evil: 'x' } }])(
    '%j is nothing',
    (stored) => {
      expect(sanitizeSimulation(stored)).toEqual({ answers: {} });
    },
  );

  test.each([
    { leadSource: '3' },
    { leadSource: 0 },
    { leadSource: 1e10 },
    { outcome: { answers: {}, result: { min_daily: '70' } } },
    { outcome: { answers: {}, result: anEarningsResult({ max_yearly: -1 }) } },
    { answers: { email: 'x'.repeat(255) } },
    JSON.parse('{"answers":{"__proto__":{"email":"x"}}}'),
  ])('%# is dropped', (stored) => {
    expect(sanitizeSimulation(stored)).toEqual({ answers: {} });
  });

  test('has a result until an answer is another one', () => {
    const outcome = { answers: ANSWERS, result: anEarningsResult() };
    expect(resultOf({ answers: { ...ANSWERS, email: ' marta@example.org' }, outcome })).toEqual(
      anEarningsResult(),
    );
    expect(resultOf({ answers: { ...ANSWERS, vehicle_type: '2' }, outcome })).toBeUndefined();
    expect(resultOf({ answers: ANSWERS })).toBeUndefined();
  });
});

describe('the request body', () => {
  test('is all that was answered', () => {
    expect(toSimulation(ANSWERS, 3)).toEqual(anEarningsSimulation({ lead_source: 3 }));
  });

  test('is nothing that was not asked', () => {
    const sent = toSimulation(
      { ...ANSWERS, vehicle_type: '6', vehicle_availability: 'NotAvailable', phone_number: ' ', country: '' },
      undefined,
    );
    expect(Object.keys(sent).toSorted()).toEqual([
      'email',
      'first_name',
      'is_professional',
      'last_name',
      'vehicle_availability',
      'vehicle_registered_year',
      'vehicle_registration_country',
      'vehicle_type',
    ]);
  });
});

test.each([
  ['3', 3],
  ['0', undefined],
  ['1e9', undefined],
  ['9999999999', undefined],
  ['-3', undefined],
  ['summer', undefined],
  ['', undefined],
])('a lead source %j is %s', (text, id) => {
  expect(readLeadSource(text)).toBe(id);
});

test('a listing begins with what was answered', () => {
  expect(toListing(ANSWERS)).toEqual({
    vehicle: { type: 1, registration_country: 'FR', seatbelts: 4 },
    typed: { 'date.year': '2022' },
  });
  expect(toListing({ ...ANSWERS, vehicle_type: '6' }).vehicle).toEqual({
    type: 6,
    registration_country: 'FR',
  });
});

describe('months', () => {
  test.each([
    [3200, 8550],
    [50, 100],
    [0, 0],
    [11_700, 30_950],
  ])('of %i and %i euros sum to them', (careful, good) => {
    const months = spreadOverMonths(careful, good);
    const sum = (name: 'careful' | 'good') => months.reduce((total, month) => total + month[name], 0);
    expect([months.length, sum('careful'), sum('good')]).toEqual([12, careful, good]);
    expect(months.every((month) => month.careful >= 0 && month.good >= month.careful)).toBe(true);
  });

  test('are highest in summer', () => {
    const months = spreadOverMonths(3200, 8550);
    expect(months.toSorted((one, other) => other.good - one.good)[0]?.month).toBe(8);
  });
});
