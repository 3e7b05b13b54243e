import { createRandom } from '../../../demo/seeds/campers/random';
import type { World } from '../model/trip';
import { compare } from './compare';
import { drawStep } from './draw-step';
import { takeStep } from './take-step';
import type { WalkFixture } from './walk-fixture';

/** What a walk needs, and how long it shall be. */
export interface WalkInput {
  fixture: WalkFixture;
  seed: number;
  steps: number;
  /** Where an earlier walk in the same fixture ended; the beginning when absent. */
  world?: World;
  /** Done behind everybody's back after a step, to see that it is noticed; answers whether it was done. */
  injectFault?(fixture: WalkFixture, world: World): Promise<boolean>;
}

/** How a walk went. */
export interface WalkOutcome {
  steps: number;
  trips: number;
  /** How often each thing was done. */
  kinds: Record<string, number>;
  /** How often what was added to a trip came true, by its reason. */
  added: Record<string, number>;
  /** States that trips were found in. */
  states: string[];
  /** Violations, as text; a walk ends with it. */
  violations: string[];
  /** What the model ended with. */
  world: World;
}

/** Walks at random over everything that guests, owners, staff, time and the provider can do, and compares. */
export async function proveWalk(input: WalkInput): Promise<WalkOutcome> {
  const { fixture, steps, injectFault, world = beginning(fixture) } = input;
  const random = createRandom(input.seed);
  const outcome: WalkOutcome = {
    steps: 0,
    trips: 0,
    kinds: {},
    added: {},
    states: [],
    violations: [],
    world,
  };
  const states = new Set<string>();
  let isFaultInjected = false;
  while (outcome.steps < steps && outcome.violations.length === 0) {
    const step = drawStep(random, world, fixture.cast);
    outcome.steps += 1;
    count(outcome.kinds, step.kind);
    const differs = await takeStep(fixture, world, step);
    await fixture.payments.jobs.syncWaiting();
    if (!isFaultInjected) isFaultInjected = (await injectFault?.(fixture, world)) ?? true;
    const found = [...(differs ? [differs] : []), ...(await compare(fixture, world))];
    for (const { state } of world.trips.values()) states.add(state);
    outcome.violations.push(
      ...found.map((difference) => `step ${outcome.steps} ${JSON.stringify(step)}: ${difference}`),
    );
  }
  outcome.trips = world.trips.size;
  const changeRequests = [...world.trips.values()].flatMap((trip) => trip.changeRequests);
  for (const { reason } of changeRequests.filter(({ state }) => state === 'CONFIRMED'))
    count(outcome.added, reason);
  outcome.states = [...states].sort();
  return outcome;
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

function beginning({ clock }: WalkFixture): World {
  return { now: clock.ms(), today: clock.today(), trips: new Map() };
}
