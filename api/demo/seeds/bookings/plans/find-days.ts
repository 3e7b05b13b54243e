import type { Days } from './calendars';
import { canBeHad } from './plan-stories';
import { isOnOffer, type Planning } from './planning';
import { isOpenTrip } from './plan-trips';
import type { Block, BookedCamper } from '../world';

/** A camper and days for it. */
export interface Place {
  camper: BookedCamper;
  days: Days;
  /** Days that stand in its calendar already, by their block. */
  block?: number;
}

/** Days somewhere and of some length. */
export interface ChangeRequest extends Days {
  length?: number;
}

/** Free days, so long and near a day, that its owner would let the camper for. */
export function findOpen(
  { world, calendars }: Planning,
  campers: readonly BookedCamper[],
  { from, to, length = 7 }: ChangeRequest,
): Place | undefined {
  for (const camper of campers) {
    for (let first = from; first <= to; first += 1) {
      const days = { from: first, to: first + Math.max(length, camper.min_days) - 1 };
      if (calendars.isFree(camper.id, days) && canBeHad(camper, days, world.today)) return { camper, days };
    }
  }
  return undefined;
}

/** Free days in the past on which a camper was on offer; the latest ones of those asked for. */
export function findPast(
  { world, calendars }: Planning,
  campers: readonly BookedCamper[],
  { from, to, length = 7 }: ChangeRequest,
): Place | undefined {
  for (const camper of campers) {
    for (let last = to; last >= from; last -= 1) {
      const days = { from: last - length + 1, to: last };
      if (calendars.isFree(camper.id, days) && isOnOffer(camper, days, world)) return { camper, days };
    }
  }
  return undefined;
}

/** Days of a calendar that begin within some days and are nobody's yet. */
export function findBooked(
  { world, plans }: Planning,
  campers: readonly BookedCamper[],
  isMeant: (days: Days) => boolean,
): Place | undefined {
  for (const camper of campers) {
    if (camper.status !== 'bookable') continue;
    const block = blocksOf(world.blocks, camper).find(
      (each) =>
        isMeant(each) && isOnOffer(camper, each, world) && plans.every((plan) => plan.block !== each.id),
    );
    if (block) return { camper, days: { from: block.from, to: block.to }, block: block.id };
  }
  return undefined;
}

function blocksOf(blocks: readonly Block[], { id }: BookedCamper): Block[] {
  return blocks.filter((block) => block.camper_id === id && isOpenTrip(block));
}
