import { conditionHolds } from './conditions';
import type { BookingFacts, Now } from './facts';
import { BOOKING_MOVES, type BookingMove, type MoveName } from './process';
import type { BookingState, ExpiryCause } from './states';

/** The transitions that the clock triggers by itself; `taken` waits for another booking. */
export const DUE_TRANSITIONS = [
  'no_answer',
  'no_payment',
  'second_half_missing',
] as const satisfies readonly MoveName[];

/** The state that every reader sees, and why a request expired. */
export interface EffectiveState {
  state: BookingState;
  cause: ExpiryCause | null;
}

/** The overdue transition of a booking; undefined when none is. */
export function dueMove(facts: BookingFacts, now: Now): BookingMove | undefined {
  return listPossibleTransitions(BOOKING_MOVES, facts, now).find(({ name }) =>
    DUE_TRANSITIONS.some((due) => due === name),
  );
}

/** The state of a booking at a moment: what a deadline has ended is over, whether a job has run or not. */
export function stateAt(facts: BookingFacts, now: Now): EffectiveState {
  const due = dueMove(facts, now);
  if (!due) return { state: facts.state, cause: null };
  const { state, cause } = stateAt({ ...facts, state: due.to }, now);
  return { state, cause: due.cause ?? cause };
}

/** The facts of a booking with the state that every reader sees. */
export function factsAt(facts: BookingFacts, now: Now): BookingFacts {
  const { state } = stateAt(facts, now);
  return state === facts.state ? facts : { ...facts, state };
}

/** The rows of a table that are possible for facts as they stand. */
export function listPossibleTransitions(
  table: readonly BookingMove[],
  facts: BookingFacts,
  now: Now,
): BookingMove[] {
  return table.filter(
    ({ from, when }) =>
      from.includes(facts.state) && when.every((condition) => conditionHolds(condition, facts, now)),
  );
}
