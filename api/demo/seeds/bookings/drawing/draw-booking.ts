import { createRandom } from '../../campers/random';
import { drawChoices } from './draw-choices';
import type { Drawn } from './drawn';
import { drawMoments, timesOf } from './moments';
import type { Plan } from '../plans/plans';
import type { ExistingData } from '../existing-data';

const SEED = 20_270_320;

/** Draws extras and moments of the nth plan. */
export function drawBooking(plan: Plan, nth: number, existing: ExistingData): Drawn {
  const random = createRandom(SEED, nth);
  const choices = drawChoices(random, plan);
  const times = timesOf(plan, { from: choices.hour_from, to: choices.hour_to }, existing);
  return { plan, choices, times, moments: drawMoments(random, plan, times, existing), nth };
}
