import type { EarningsResult, EarningsSimulation } from '@campavia/contracts';
import { isTowed, type FieldValues } from '@campavia/domain';

import type { StoredVehicle } from '../stored-vehicle';
import { ANSWER_FIELDS, type Answers } from './answer-checks';
import { EARNINGS_STEPS, fieldsOfStep, isQuestionStep } from './earnings-steps';

/** What the api answered, and to which answers. */
export interface EarningsOutcome {
  answers: Answers;
  result: EarningsResult;
}

/** What the tab holds of a simulation. */
export interface StoredSimulation {
  answers: Answers;
  leadSource?: number;
  outcome?: EarningsOutcome;
}

const MAX_LENGTH = 254;
const MOST_LEAD_SOURCE = 2_147_483_647;
const AMOUNTS = ['min_daily', 'max_daily', 'min_yearly', 'max_yearly'] as const;

/** The simulation of what a storage holds: another release or anybody may have written it. */
export function sanitizeSimulation(stored: unknown): StoredSimulation {
  if (!isRecord(stored)) return { answers: {} };
  const { answers, leadSource, outcome } = stored;
  const result = isRecord(outcome) ? sanitizeResult(outcome.result) : undefined;
  return {
    answers: sanitizeAnswers(answers),
    ...(isLeadSource(leadSource) && { leadSource }),
    ...(isRecord(outcome) && result && { outcome: { answers: sanitizeAnswers(outcome.answers), result } }),
  };
}

/** The result of these very answers; undefined once one of them was changed. */
export function resultOf({ answers, outcome }: StoredSimulation): EarningsResult | undefined {
  const isSame = ANSWER_FIELDS.every(
    (field) => (answers[field] ?? '').trim() === (outcome?.answers[field] ?? '').trim(),
  );
  return isSame ? outcome?.result : undefined;
}

/** A lead source of an address; undefined for what is no number of one. */
export function readLeadSource(text: string): number | undefined {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : undefined;
  return isLeadSource(id) ? id : undefined;
}

/** What the api is asked. The answers were checked: see `findProblem`. */
export function toSimulation(answers: Answers, leadSource: number | undefined): EarningsSimulation {
  const asked = EARNINGS_STEPS.filter(isQuestionStep).flatMap((step) => fieldsOfStep(step, answers));
  const text = (field: (typeof ANSWER_FIELDS)[number]) =>
    asked.includes(field) ? (answers[field] ?? '').trim() : '';
  const number = (field: (typeof ANSWER_FIELDS)[number]) => (text(field) ? Number(text(field)) : undefined);
  return withoutGaps({
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    phone_number: text('phone_number') || undefined,
    country: text('country') || undefined,
    is_professional: text('is_professional') === 'professional',
    vehicle_type: Number(text('vehicle_type')),
    vehicle_availability: text('vehicle_availability'),
    vehicle_registration_country: text('vehicle_registration_country'),
    number_of_weeks: number('number_of_weeks'),
    number_of_weekends: number('number_of_weekends'),
    vehicle_registered_year: number('vehicle_registered_year'),
    number_of_seats: number('number_of_seats'),
    lead_source: leadSource,
  });
}

/** What a listing begins with, and what its fields show without being saved: of the date only the year is known. */
export function toListing(answers: Answers): { vehicle: StoredVehicle; typed: FieldValues } {
  const type = Number(answers.vehicle_type);
  const { vehicle_registration_country: country, vehicle_registered_year: year = '' } = answers;
  return {
    vehicle: {
      type,
      ...(country && { registration_country: country }),
      ...(!isTowed(type) && answers.number_of_seats && { seatbelts: Number(answers.number_of_seats) }),
    },
    typed: { 'date.year': year.trim() },
  };
}

function sanitizeAnswers(stored: unknown): Answers {
  if (!isRecord(stored)) return {};
  const kept = ANSWER_FIELDS.filter((field) => {
    const text = Object.hasOwn(stored, field) ? stored[field] : undefined;
    return typeof text === 'string' && text.length <= MAX_LENGTH;
  });
  return Object.fromEntries(kept.map((field) => [field, stored[field]]));
}

function sanitizeResult(stored: unknown): EarningsResult | undefined {
  if (!isRecord(stored)) return undefined;
  const isAmount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
  if (!AMOUNTS.every((name) => isAmount(stored[name]))) return undefined;
  return {
    ...Object.fromEntries(AMOUNTS.map((name) => [name, stored[name]])),
    currency: 'EUR',
  } as EarningsResult;
}

function isLeadSource(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= MOST_LEAD_SOURCE;
}

function withoutGaps(fields: Record<keyof EarningsSimulation, unknown>): EarningsSimulation {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(filled) as EarningsSimulation;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
