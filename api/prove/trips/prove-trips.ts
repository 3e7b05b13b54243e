import type { GuestBooking, OwnerBooking } from '@campavia/contracts';

import { createRandom, type Random } from '../../demo/seeds/campers/random';
import type { Participant } from '../bookings/cast';
import type { Action } from './action';
import { checkBooks } from './check-books';
import { checkInbox, type Inbox } from './check-inbox';
import { differsFromPage } from './check-answer';
import { GUEST_ACTIONS } from './guest-actions';
import type { Marketplace } from './marketplace';
import { OWNER_ACTIONS } from './owner-actions';
import { beginTrip, passTime, readPages, reviewProof, staffCancel, visitAsStranger } from './other-steps';
import type { Taken } from './taken';
import { listTrips, type TripSides } from './trip-sides';

/** What a walk needs, and how long it shall be. */
export interface TripsWalk {
  market: Marketplace;
  seed: number;
  steps: number;
}

/** How a walk went. */
export interface TripsOutcome {
  steps: number;
  /** How often each thing was done, and how often it was refused. */
  done: Record<string, number>;
  refused: Record<string, number>;
  /** Violations, as text; a walk ends with the first step that has any. */
  violations: string[];
}

/** Walks at random over what the pages of trips offer and hide, and compares everything after each step. */
export async function proveTrips({ market, seed, steps }: TripsWalk): Promise<TripsOutcome> {
  const random = createRandom(seed);
  const outcome: TripsOutcome = { steps: 0, done: {}, refused: {}, violations: [] };
  while (outcome.steps < steps && outcome.violations.length === 0) {
    const { name, answered, violations } = await takeStep(market, random);
    outcome.steps += 1;
    count(answered && answered.status >= 400 ? outcome.refused : outcome.done, name);
    await market.payments.jobs.syncWaiting();
    const found = [...violations, ...(await checkAll(market, random)), ...market.takeUndeclared()];
    outcome.violations.push(...found.map((text) => `step ${outcome.steps} (${name}): ${text}`));
  }
  return outcome;
}

/** Everything that has to hold whatever was done. */
export async function checkAll(market: Marketplace, random: Random): Promise<string[]> {
  const { guests, owners } = market.cast;
  const inboxes: Inbox[] = [
    ...guests.map((participant): Inbox => ({ side: 'guest', participant })),
    ...owners.map((participant): Inbox => ({ side: 'owner', participant })),
  ];
  const found: string[] = [];
  // One after the other: what is drawn must not depend on which answer comes first.
  for (const inbox of inboxes) found.push(...(await checkInbox(market, inbox, random)));
  return [...found, ...(await checkBooks(market))];
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** Draws until there is something to do: on many pages nothing is offered. */
async function takeStep(market: Marketplace, random: Random): Promise<Taken> {
  let taken = await drawStep(market, random);
  for (let tries = 0; tries < 10 && taken.name === 'look'; tries += 1) taken = await drawStep(market, random);
  return taken;
}

async function drawStep(market: Marketplace, random: Random): Promise<Taken> {
  const trips = await listTrips(market);
  const open = trips.filter(({ isOver }) => !isOver);
  if (trips.length === 0 || random.chance(open.length < 6 ? 0.2 : 0.02)) return beginTrip(market, random);
  if (random.chance(0.04)) return passTime(market, random);
  const trip = random.pick(open.length > 0 && random.chance(0.9) ? open : trips);
  return random.weighted(STEPS_ON_TRIP)(market, trip, random);
}

type StepOnTrip = (market: Marketplace, trip: TripSides, random: Random) => Promise<Taken>;

const STEPS_ON_TRIP: readonly (readonly [StepOnTrip, number])[] = [
  [actAsGuest, 30],
  [actAsOwner, 14],
  [readPages, 1],
  [visitAsStranger, 1],
  [reviewProof, 1],
  [staffCancel, 0.2],
];

async function actAsGuest(market: Marketplace, trip: TripSides, random: Random): Promise<Taken> {
  const at = { id: trip.id };
  const { body } = await market.ask(trip.guest, 'GET /v4/bookings-guest/{id}/', { at });
  const shown = body as GuestBooking;
  const taken = await act({ market, random, participant: trip.guest, shown }, GUEST_ACTIONS);
  const preview = taken.preview;
  if (preview === undefined || taken.answered?.status !== 200) return taken;
  const now = taken.answered.body as GuestBooking;
  const back = (Number(now.refunded) - Number(shown.refunded)).toFixed(2);
  return back === preview ? taken : withViolation(taken, `${preview} was shown to come back, ${back} came`);
}

async function actAsOwner(market: Marketplace, trip: TripSides, random: Random): Promise<Taken> {
  const at = { id: trip.id };
  const { status, body } = await market.ask(trip.owner, 'GET /v4/bookings-owner/{id}/', { at });
  // Of what is hidden from its owner nothing is offered.
  const shown = status === 200 ? (body as OwnerBooking) : hiddenBooking(trip.id);
  return act({ market, random, participant: trip.owner, shown }, OWNER_ACTIONS);
}

function hiddenBooking(id: number): OwnerBooking {
  return { id, buttons: [], snoozed_until: null, mutual_cancellation: null } as unknown as OwnerBooking;
}

interface Situation<Shown> {
  market: Marketplace;
  random: Random;
  participant: Participant;
  shown: Shown;
}

/** Mostly what the page offers, sometimes what it hides or says nothing of. */
async function act<Shown>(
  situation: Situation<Shown>,
  actions: readonly Action<Shown>[],
): Promise<Taken & { preview?: string }> {
  const { random, shown } = situation;
  const action = drawAction(shown, actions, random);
  if (!action) return { name: 'look', violations: [] };
  const answers = await action.perform(situation);
  const answered = answers.at(-1);
  const violation = differsFromPage(action.name, action.isOffered(shown), answered);
  const violations = violation ? [violation] : [];
  return { name: action.name, answered, violations, preview: answered?.preview };
}

function drawAction<Shown>(
  shown: Shown,
  actions: readonly Action<Shown>[],
  random: Random,
): Action<Shown> | undefined {
  const offered = actions.filter((action) => action.isOffered(shown) === true);
  const others = actions.filter((action) => !offered.includes(action));
  if (random.chance(0.25) && others.length > 0) return random.pick(others);
  return offered.length > 0 ? random.weighted(offered.map((one) => [one, one.weight] as const)) : undefined;
}

function withViolation(taken: Taken, text: string): Taken {
  return { ...taken, violations: [...taken.violations, `${taken.name}: ${text}`] };
}
