import type { Random } from '../../../demo/seeds/campers/random';
import type { Step } from '../model/step';
import { DAY, type Choices, type Trip, type Model } from '../model/trip';

const QUARTER_MS = 15 * 60_000;

/** Draws extras to add or remove; undefined close to the moment in which a payment lapses. */
export function drawChoice(random: Random, { id, attempts }: Trip, { now }: Model): Step | undefined {
  const isExpiring = attempts.some(({ state, madeAt }) => {
    const age = now - madeAt;
    return state === 'open' && age >= DAY && age <= DAY + QUARTER_MS;
  });
  if (isExpiring) return undefined;
  const chosen = random.weighted<() => Partial<Choices>>([
    [() => ({ km: random.pick([100, 200, 0] as const) }), 3],
    [() => ({ secondDriver: random.chance(0.7) }), 3],
    [() => ({ cover: random.chance(0.7) }), 3],
    [() => ({ km: 200, secondDriver: true, cover: true }), 1],
  ])();
  return { kind: 'choose', trip: id, chosen };
}
