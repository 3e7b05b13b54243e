import {
  EARLIEST_REGISTRATION_YEAR,
  MAX_SIMULATED_SEATS,
  REGISTRATION_COUNTRIES,
  VEHICLE_AVAILABILITIES,
  VEHICLE_TYPES,
  WEEKS_OF_YEAR,
} from '@campavia/domain';

/** What the simulator asks, by the names of the api. */
export const ANSWER_FIELDS = [
  'is_professional',
  'vehicle_availability',
  'vehicle_type',
  'vehicle_registration_country',
  'vehicle_registered_year',
  'number_of_seats',
  'number_of_weeks',
  'number_of_weekends',
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'country',
] as const;
export type AnswerField = (typeof ANSWER_FIELDS)[number];

/** Answers as the fields of the forms hold them. */
export type Answers = Partial<Record<AnswerField, string>>;

export const OWNER_KINDS = ['private', 'professional'] as const;

export type AnswerProblem =
  | { kind: 'missing' | 'noChoice' | 'noNumber' | 'noEmail' | 'noPhone' | 'noWeeks' }
  | { kind: 'outside'; least: number; most: number }
  | { kind: 'beyondYear'; weeks: number };

const MAX_NAME = 80;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^(\+|00)[\d\s().-]{7,28}$/;

type Check = (text: string, answers: Answers, currentYear: number) => AnswerProblem | undefined;

const choiceOf =
  (choices: readonly string[]): Check =>
  (text) => {
    if (text === '') return { kind: 'missing' };
    return choices.includes(text) ? undefined : { kind: 'noChoice' };
  };
const name: Check = (text) => (text === '' || text.length > MAX_NAME ? { kind: 'missing' } : undefined);

const CHECKS: Record<AnswerField, Check> = {
  is_professional: choiceOf(OWNER_KINDS),
  vehicle_availability: choiceOf(VEHICLE_AVAILABILITIES),
  vehicle_type: choiceOf(VEHICLE_TYPES.map(({ id }) => String(id))),
  vehicle_registration_country: choiceOf(REGISTRATION_COUNTRIES),
  vehicle_registered_year: (text, _, currentYear) =>
    wholeWithin(text, EARLIEST_REGISTRATION_YEAR, currentYear),
  number_of_seats: (text) => wholeWithin(text, 1, MAX_SIMULATED_SEATS),
  number_of_weeks: (text, answers) => wholeWithin(text, 0, WEEKS_OF_YEAR) ?? checkWeeks(answers),
  number_of_weekends: (text) => wholeWithin(text, 0, WEEKS_OF_YEAR),
  first_name: name,
  last_name: name,
  email: (text) => {
    if (text === '') return { kind: 'missing' };
    return EMAIL.test(text) ? undefined : { kind: 'noEmail' };
  },
  phone_number: (text) => (text === '' || PHONE.test(text) ? undefined : { kind: 'noPhone' }),
  country: (text) =>
    text === '' || REGISTRATION_COUNTRIES.includes(text) ? undefined : { kind: 'noChoice' },
};

/** What is wrong with an answer, or missing. The api checks again, and more. */
export function findProblem(
  field: AnswerField,
  answers: Answers,
  currentYear: number,
): AnswerProblem | undefined {
  return CHECKS[field]((answers[field] ?? '').trim(), answers, currentYear);
}

function wholeWithin(text: string, least: number, most: number): AnswerProblem | undefined {
  if (text === '') return { kind: 'missing' };
  if (!/^\d{1,9}$/.test(text)) return { kind: 'noNumber' };
  return Number(text) < least || Number(text) > most ? { kind: 'outside', least, most } : undefined;
}

/** Said once, below the weeks. */
function checkWeeks({ number_of_weeks: weeks, number_of_weekends: weekends }: Answers) {
  const sum = Number(weeks) + Number(weekends);
  if (sum === 0) return { kind: 'noWeeks' } as const;
  return sum > WEEKS_OF_YEAR ? ({ kind: 'beyondYear', weeks: WEEKS_OF_YEAR } as const) : undefined;
}
