import type { ProviderBehaviour } from './step';
import type { Attempt, Trip, ChangeRequest, Model } from './trip';

const SECOND_CLICK_MS = 5_000;

/** What is paid: a change request, or the trip itself when null. */
type Target = Pick<ChangeRequest, 'id'> | null;

/** Whether the same payment was begun within the last seconds, as by a double click. */
export function isSecondClick({ attempts }: Trip, target: Target, { now }: Model): boolean {
  return attemptsFor(attempts, target).some(
    ({ state, madeAt }) => state === 'open' && now - madeAt < SECOND_CLICK_MS,
  );
}

/** Records an attempt, which replaces open ones for the same target; returns whether it is paid immediately. */
export function beginAttempt(trip: Trip, attempt: Attempt, behaviour: ProviderBehaviour): boolean {
  const target = attempt.changeRequest === null ? null : { id: attempt.changeRequest };
  for (const other of attemptsFor(trip.attempts, target))
    if (other.state === 'open') other.state = 'given_up';
  trip.attempts.push(attempt);
  if (behaviour !== 'waits') attempt.state = 'ended';
  return behaviour === 'pays';
}

function attemptsFor(attempts: readonly Attempt[], target: Target): Attempt[] {
  return attempts.filter(({ changeRequest }) => changeRequest === (target?.id ?? null));
}
