import { createRandom } from '../../campers/random';
import { drawChoices } from './draw-choices';
import type { Drawn } from './drawn';
import { drawMoments, timesOf } from './moments';
import type { Plan } from '../plans/plans';
import type { World } from '../world';

const SEED = 20_270_320;

/** Draws what is chosen for the nth plan and when everything happened. */
export function drawBooking(plan: Plan, nth: number, world: World): Drawn {
  const random = createRandom(SEED, nth);
  const choices = drawChoices(random, plan);
  const times = timesOf(plan, { from: choices.hour_from, to: choices.hour_to }, world);
  return { plan, choices, times, moments: drawMoments(random, plan, times, world), nth };
}
