import { createRandom } from '../../../seeds/campers/random';
import type { World } from '../model/trip';
import { compare } from './compare';
import { drawStep } from './draw-step';
import { takeStep } from './take-step';
import type { WalkHouse } from './walk-house';

/** What a walk needs, and how long it shall be. */
export interface WalkInput {
  house: WalkHouse;
  seed: number;
  steps: number;
  /** Done behind everybody's back after a step, to see that it is noticed; answers whether it was done. */
  meddle?(house: WalkHouse, world: World): Promise<boolean>;
}

/** How a walk went. */
export interface WalkOutcome {
  steps: number;
  trips: number;
  /** How often each thing was done. */
  kinds: Record<string, number>;
  /** States that trips were found in. */
  states: string[];
  /** What must not be, in words; a walk ends with it. */
  violations: string[];
}

/** Walks at random over everything that guests, owners, staff, time and the provider can do, and compares. */
export async function proveWalk({ house, seed, steps, meddle }: WalkInput): Promise<WalkOutcome> {
  const random = createRandom(seed);
  const world: World = { now: house.clock.ms(), today: house.clock.today(), trips: new Map() };
  const outcome: WalkOutcome = { steps: 0, trips: 0, kinds: {}, states: [], violations: [] };
  const states = new Set<string>();
  let isMeddled = false;
  while (outcome.steps < steps && outcome.violations.length === 0) {
    const step = drawStep(random, world, house.cast);
    outcome.steps += 1;
    outcome.kinds[step.kind] = (outcome.kinds[step.kind] ?? 0) + 1;
    const differs = await takeStep(house, world, step);
    await house.payments.work.followWaiting();
    if (!isMeddled) isMeddled = (await meddle?.(house, world)) ?? true;
    const found = [...(differs ? [differs] : []), ...(await compare(house, world))];
    for (const { state } of world.trips.values()) states.add(state);
    outcome.violations.push(
      ...found.map((words) => `step ${outcome.steps} ${JSON.stringify(step)}: ${words}`),
    );
  }
  outcome.trips = world.trips.size;
  outcome.states = [...states].sort();
  return outcome;
}
