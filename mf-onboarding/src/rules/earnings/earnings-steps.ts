import { isTowed } from '@campavia/domain';

import { findProblem, type AnswerField, type Answers } from './answer-checks';

/** The steps of the simulator in their order; the last one shows what comes out. */
export const EARNINGS_STEPS = ['owner', 'vehicle', 'vehicle-properties', 'about-you', 'results'] as const;
export type EarningsStep = (typeof EARNINGS_STEPS)[number];
export type QuestionStep = Exclude<EarningsStep, 'results'>;

const USE_FIELDS = ['number_of_weeks', 'number_of_weekends'] as const;
const FIELDS: Record<QuestionStep, readonly AnswerField[]> = {
  owner: ['is_professional', 'vehicle_availability'],
  vehicle: ['vehicle_type', 'vehicle_registration_country'],
  'vehicle-properties': ['vehicle_registered_year', 'number_of_seats', ...USE_FIELDS],
  'about-you': ['first_name', 'last_name', 'email', 'phone_number', 'country'],
};

export function isEarningsStep(text: string | undefined): text is EarningsStep {
  return (EARNINGS_STEPS as readonly (string | undefined)[]).includes(text);
}

export function isQuestionStep(step: EarningsStep): step is QuestionStep {
  return step !== 'results';
}

/** The path of a step without the prefix of the site; the first one is the simulator itself. */
export function earningsPath(step: EarningsStep): string {
  return step === 'owner' ? '/earnings' : `/earnings/${step}`;
}

export function earningsStepAfter(step: QuestionStep): EarningsStep {
  return EARNINGS_STEPS[EARNINGS_STEPS.indexOf(step) + 1] ?? 'results';
}

export function earningsStepBefore(step: EarningsStep): EarningsStep | undefined {
  return EARNINGS_STEPS[EARNINGS_STEPS.indexOf(step) - 1];
}

/** What a step asks: a caravan has no seats, and what is not available has no weeks. */
export function fieldsOfStep(step: QuestionStep, answers: Answers): readonly AnswerField[] {
  return FIELDS[step].filter((field) => {
    if (field === 'number_of_seats') return !isTowed(Number(answers.vehicle_type));
    const isUse = (USE_FIELDS as readonly string[]).includes(field);
    return !isUse || answers.vehicle_availability !== 'NotAvailable';
  });
}

/** The first step whose answers are missing or wrong; `results` when all are there. */
export function firstOpenStep(answers: Answers, currentYear: number): EarningsStep {
  const open = EARNINGS_STEPS.filter(isQuestionStep).find((step) =>
    fieldsOfStep(step, answers).some((field) => findProblem(field, answers, currentYear)),
  );
  return open ?? 'results';
}

export function isStepOpen(step: EarningsStep, answers: Answers, currentYear: number): boolean {
  return EARNINGS_STEPS.indexOf(step) <= EARNINGS_STEPS.indexOf(firstOpenStep(answers, currentYear));
}
