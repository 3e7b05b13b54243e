import type { ProviderBehaviour } from './step';
import type { Attempt, Trip, ChangeRequest, World } from './trip';

const SECOND_CLICK_MS = 5_000;

/** What somebody pays for: a request of a trip, or the trip itself. */
type Target = Pick<ChangeRequest, 'id'> | null;

/** Whether the same was begun just now: that was a second click. */
export function isSecondClick({ attempts }: Trip, target: Target, { now }: World): boolean {
  return of(attempts, target).some(({ state, madeAt }) => state === 'open' && now - madeAt < SECOND_CLICK_MS);
}

/** Notes an attempt in place of those that are open still; answers whether its money has come at once. */
export function begun(trip: Trip, attempt: Attempt, behaviour: ProviderBehaviour): boolean {
  const target = attempt.changeRequest === null ? null : { id: attempt.changeRequest };
  for (const other of of(trip.attempts, target)) if (other.state === 'open') other.state = 'given_up';
  trip.attempts.push(attempt);
  if (behaviour !== 'waits') attempt.state = 'ended';
  return behaviour === 'pays';
}

function of(attempts: readonly Attempt[], target: Target): Attempt[] {
  return attempts.filter(({ changeRequest }) => changeRequest === (target?.id ?? null));
}
