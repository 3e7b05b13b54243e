import { createRandom } from '../campers/random';
import { drawChoices, type Choices } from './draw-choices';
import type { DrawnWish } from './draw-wish';
import { drawMoments, timesOf, type Moments, type TripTimes } from './moments';
import type { Plan } from './plans';
import type { World } from './world';

const SEED = 20_270_320;

/** A plan with everything that was drawn for it. */
export interface Drawn {
  plan: Plan;
  choices: Choices;
  times: TripTimes;
  moments: Moments;
  /** What its guest wishes for once it is booked; its days are those of before then. */
  wish?: DrawnWish;
  /** From which its chance goes on. */
  nth: number;
}

/** Draws what is chosen for the nth plan and when everything happened. */
export function drawBooking(plan: Plan, nth: number, world: World): Drawn {
  const random = createRandom(SEED, nth);
  const choices = drawChoices(random, plan);
  const times = timesOf(plan, { from: choices.hour_from, to: choices.hour_to }, world);
  return { plan, choices, times, moments: drawMoments(random, plan, times, world), nth };
}
