import type { GuestBooking, OwnerBooking } from '@campavia/contracts';

import { createRandom, type Random } from '../../demo/seeds/campers/random';
import type { Participant } from '../bookings/participants';
import type { Action } from './action';
import { checkMoneyAndDays } from './check-money-and-days';
import { checkInbox, type Inbox } from './check-inbox';
import { differsFromPage } from './check-answer';
import { GUEST_ACTIONS } from './guest-actions';
import type { Marketplace } from './marketplace';
import { OWNER_ACTIONS } from './owner-actions';
import { beginTrip, passTime, readPages, reviewProof, staffCancel, visitAsStranger } from './other-steps';
import type { StepResult } from './step-result';
import { listTrips, type TripSides } from './trip-sides';

/** Input of the walk. */
export interface TripsWalk {
  market: Marketplace;
  seed: number;
  steps: number;
}

/** Result of the walk. */
export interface TripsOutcome {
  steps: number;
  /** Number of times each action succeeded, and was refused. */
  done: Record<string, number>;
  refused: Record<string, number>;
  /** As text; the walk ends at the first step with violations. */
  violations: string[];
}

/** Takes random actions that the pages of trips offer or hide, and checks everything after each step. */
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

/** Checks all invariants. */
export async function checkAll(market: Marketplace, random: Random): Promise<string[]> {
  const { guests, owners } = market.participants;
  const inboxes: Inbox[] = [
    ...guests.map((participant): Inbox => ({ side: 'guest', participant })),
    ...owners.map((participant): Inbox => ({ side: 'owner', participant })),
  ];
  const found: string[] = [];
  // Sequentially, so that random draws do not depend on the order of answers.
  for (const inbox of inboxes) found.push(...(await checkInbox(market, inbox, random)));
  return [...found, ...(await checkMoneyAndDays(market))];
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** Draws again while there is no action to take, because many pages offer none. */
async function takeStep(market: Marketplace, random: Random): Promise<StepResult> {
  let result = await drawStep(market, random);
  for (let tries = 0; tries < 10 && result.name === 'look'; tries += 1)
    result = await drawStep(market, random);
  return result;
}

async function drawStep(market: Marketplace, random: Random): Promise<StepResult> {
  const trips = await listTrips(market);
  const open = trips.filter(({ isOver }) => !isOver);
  if (trips.length === 0 || random.chance(open.length < 6 ? 0.2 : 0.02)) return beginTrip(market, random);
  if (random.chance(0.04)) return passTime(market, random);
  const trip = random.pick(open.length > 0 && random.chance(0.9) ? open : trips);
  return random.weighted(STEPS_ON_TRIP)(market, trip, random);
}

type StepOnTrip = (market: Marketplace, trip: TripSides, random: Random) => Promise<StepResult>;

const STEPS_ON_TRIP: readonly (readonly [StepOnTrip, number])[] = [
  [actAsGuest, 30],
  [actAsOwner, 14],
  [readPages, 1],
  [visitAsStranger, 1],
  [reviewProof, 1],
  [staffCancel, 0.2],
];

async function actAsGuest(market: Marketplace, trip: TripSides, random: Random): Promise<StepResult> {
  const at = { id: trip.id };
  const { body } = await market.ask(trip.guest, 'GET /v4/bookings-guest/{id}/', { at });
  const shown = body as GuestBooking;
  const result = await act({ market, random, participant: trip.guest, shown }, GUEST_ACTIONS);
  const preview = result.preview;
  if (preview === undefined || result.answered?.status !== 200) return result;
  const now = result.answered.body as GuestBooking;
  const back = (Number(now.refunded) - Number(shown.refunded)).toFixed(2);
  return back === preview ? result : withViolation(result, `${preview} was shown to come back, ${back} came`);
}

async function actAsOwner(market: Marketplace, trip: TripSides, random: Random): Promise<StepResult> {
  const at = { id: trip.id };
  const { status, body } = await market.ask(trip.owner, 'GET /v4/bookings-owner/{id}/', { at });
  // A booking that is hidden from its owner offers no actions.
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

/** Mostly takes an offered action, sometimes one that the page hides or does not mention. */
async function act<Shown>(
  situation: Situation<Shown>,
  actions: readonly Action<Shown>[],
): Promise<StepResult & { preview?: string }> {
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

function withViolation(result: StepResult, text: string): StepResult {
  return { ...result, violations: [...result.violations, `${result.name}: ${text}`] };
}
