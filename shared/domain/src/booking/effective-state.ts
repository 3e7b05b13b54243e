import { conditionHolds } from './conditions';
import type { BookingFacts, Now } from './facts';
import { BOOKING_TRANSITIONS, type BookingTransition, type TransitionName } from './process';
import type { BookingState, ExpiryCause } from './states';

/** The transitions that the clock triggers by itself; `taken` waits for another booking. */
export const DUE_TRANSITIONS = [
  'no_answer',
  'no_payment',
  'second_half_missing',
] as const satisfies readonly TransitionName[];

/** The state that every reader sees, and why a request expired. */
export interface EffectiveState {
  state: BookingState;
  cause: ExpiryCause | null;
}

/** The overdue transition of a booking; undefined when none is. */
export function findDueTransition(facts: BookingFacts, now: Now): BookingTransition | undefined {
  return listPossibleTransitions(BOOKING_TRANSITIONS, facts, now).find(({ name }) =>
    DUE_TRANSITIONS.some((due) => due === name),
  );
}

/** The state of a booking at a moment: expired deadlines count, whether a job has run or not. */
export function effectiveStateAt(facts: BookingFacts, now: Now): EffectiveState {
  const due = findDueTransition(facts, now);
  if (!due) return { state: facts.state, cause: null };
  const { state, cause } = effectiveStateAt({ ...facts, state: due.to }, now);
  return { state, cause: due.cause ?? cause };
}

/** The facts of a booking with the state that every reader sees. */
export function effectiveFactsAt(facts: BookingFacts, now: Now): BookingFacts {
  const { state } = effectiveStateAt(facts, now);
  if (state === facts.state) return facts;
  // A booking that has expired needs no proof any more.
  return { ...facts, state, proof: facts.proof === 'waiting' ? 'none' : facts.proof };
}

/** The rows of a table that are possible for facts. */
export function listPossibleTransitions(
  table: readonly BookingTransition[],
  facts: BookingFacts,
  now: Now,
): BookingTransition[] {
  return table.filter(
    ({ from, when }) =>
      from.includes(facts.state) && when.every((condition) => conditionHolds(condition, facts, now)),
  );
}
