import { createRandom } from '../../../demo/seeds/campers/random';
import type { Model } from '../model/trip';
import { compare } from './compare';
import { drawStep } from './draw-step';
import { takeStep } from './take-step';
import type { WalkFixture } from './walk-fixture';

/** Input of the walk. */
export interface WalkInput {
  fixture: WalkFixture;
  seed: number;
  steps: number;
  /** Model at the end of an earlier walk in the same fixture; empty when absent. */
  model?: Model;
  /** Changes data after a step, to test that it is noticed; returns whether it did. */
  injectFault?(fixture: WalkFixture, model: Model): Promise<boolean>;
}

/** Result of the walk. */
export interface WalkOutcome {
  steps: number;
  trips: number;
  /** Number of steps by kind. */
  kinds: Record<string, number>;
  /** Number of confirmed changes by reason. */
  added: Record<string, number>;
  /** Stored states that trips had. */
  states: string[];
  /** As text; the walk ends at the first step with violations. */
  violations: string[];
  /** The model at the end. */
  model: Model;
}

/** Takes random steps of guests, owners, staff, time and provider, and compares api and model after each. */
export async function proveWalk(input: WalkInput): Promise<WalkOutcome> {
  const { fixture, steps, injectFault, model = initialModel(fixture) } = input;
  const random = createRandom(input.seed);
  const outcome: WalkOutcome = {
    steps: 0,
    trips: 0,
    kinds: {},
    added: {},
    states: [],
    violations: [],
    model,
  };
  const states = new Set<string>();
  let isFaultInjected = false;
  while (outcome.steps < steps && outcome.violations.length === 0) {
    const step = drawStep(random, model, fixture.participants);
    outcome.steps += 1;
    count(outcome.kinds, step.kind);
    const differs = await takeStep(fixture, model, step);
    await fixture.payments.jobs.syncWaiting();
    if (!isFaultInjected) isFaultInjected = (await injectFault?.(fixture, model)) ?? true;
    const found = [...(differs ? [differs] : []), ...(await compare(fixture, model))];
    for (const { state } of model.trips.values()) states.add(state);
    outcome.violations.push(
      ...found.map((difference) => `step ${outcome.steps} ${JSON.stringify(step)}: ${difference}`),
    );
  }
  outcome.trips = model.trips.size;
  const changeRequests = [...model.trips.values()].flatMap((trip) => trip.changeRequests);
  for (const { reason } of changeRequests.filter(({ state }) => state === 'CONFIRMED'))
    count(outcome.added, reason);
  outcome.states = [...states].sort();
  return outcome;
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

function initialModel({ clock }: WalkFixture): Model {
  return { now: clock.ms(), today: clock.today(), trips: new Map() };
}
