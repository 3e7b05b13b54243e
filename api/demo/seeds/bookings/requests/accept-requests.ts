import { createRandom } from '../../campers/random';
import { DEMO_REQUESTS, type DemoChangeRequest } from './demo-requests';
import type { Drawn } from '../drawing/drawn';
import { drawChangeRequest, type Wanted } from './draw-request';
import { timesOf } from '../drawing/moments';
import type { Planning } from '../plans/planning';
import { countFor, type Plan } from '../plans/plans';
import { CHANGE_REQUESTS, type ChangeRequestName, type ChangeRequestScenario } from './requests';

const SEED = 20_270_324;
const TRIES_FOR_ONE = 30;
/** Days after which a trip no longer changes. */
const CLOSED_DAYS = 3;

/** Draws change requests: so many per scenario, and those of demo users. A trip has at most one. */
export function acceptChangeRequests(drawn: readonly Drawn[], planning: Planning): void {
  const trips = drawn.filter(({ plan }) => plan.scenario === 'trip');
  DEMO_REQUESTS.forEach((changeRequest, nth) => grantForDemoUser(trips, changeRequest, { planning, nth }));
  const others = trips.filter(({ plan }) => plan.outcome === 'whole' && !plan.picked);
  for (const [nth, name] of (Object.keys(CHANGE_REQUESTS) as ChangeRequestName[]).entries()) {
    const fitting = others.filter(({ plan }) => isAt(plan.days, CHANGE_REQUESTS[name]));
    grantSome(fitting, { planning, name, nth });
  }
}

function grantForDemoUser(
  trips: readonly Drawn[],
  { of, email, name, reasons, isSuitable }: DemoChangeRequest,
  { planning, nth }: { planning: Planning; nth: number },
): void {
  const person = [...planning.existing.people.values()].find((each) => each.email === email);
  const isOwn = ({ guest, camper }: Plan) =>
    of === 'guest' ? guest.id === person?.id : camper.owner_email === email;
  const suitable = trips.filter(({ plan }) => isOwn(plan) && isSuitable(plan));
  const seed = [1, nth];
  suitable.some((trip) => reasons.some((reason) => grant(trip, { name, reason }, { planning, seed })));
}

function grantSome(
  trips: readonly Drawn[],
  { planning, name, nth }: { planning: Planning; name: ChangeRequestName; nth: number },
): void {
  const random = createRandom(SEED, 2, nth);
  const count = trips.length ? countFor(planning.existing, CHANGE_REQUESTS[name].share) : 0;
  let granted = 0;
  for (let tries = 0; tries < count * TRIES_FOR_ONE && granted < count; tries += 1) {
    if (grant(random.pick(trips), { name }, { planning, seed: [3, nth, tries] })) granted += 1;
  }
}

function grant(
  trip: Drawn,
  wanted: Wanted,
  { planning, seed }: { planning: Planning; seed: readonly number[] },
): boolean {
  if (trip.changeRequest) return false;
  const { plan, choices } = trip;
  const changeRequest = drawChangeRequest(createRandom(SEED, ...seed), trip, { wanted, planning });
  if (!changeRequest) return false;
  const hours = { from: choices.hour_from, to: choices.hour_to };
  trip.changeRequest = changeRequest;
  trip.times = timesOf({ ...plan, days: changeRequest.booked }, hours, planning.existing);
  return true;
}

function isAt({ from, to }: { from: number; to: number }, { trips }: ChangeRequestScenario): boolean {
  if (trips === 'ahead') return from > 1;
  return trips === 'any' || to <= -CLOSED_DAYS;
}
