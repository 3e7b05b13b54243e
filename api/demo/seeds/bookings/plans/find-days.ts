import type { Days } from './calendars';
import { isBookable } from './plan-scenarios';
import { isOnOffer, type Planning } from './planning';
import { isOpenTrip } from './plan-trips';
import type { Block, BookedCamper } from '../existing-data';

/** A camper and days. */
export interface Place {
  camper: BookedCamper;
  days: Days;
  /** Id of an existing calendar block with these days. */
  block?: number;
}

/** Wanted days, with tolerance and length. */
export interface ChangeRequest extends Days {
  length?: number;
}

/** Free days of the wanted length around a day, within the camper's rules. */
export function findOpen(
  { existing, calendars }: Planning,
  campers: readonly BookedCamper[],
  { from, to, length = 7 }: ChangeRequest,
): Place | undefined {
  for (const camper of campers) {
    for (let first = from; first <= to; first += 1) {
      const days = { from: first, to: first + Math.max(length, camper.min_days) - 1 };
      if (calendars.isFree(camper.id, days) && isBookable(camper, days, existing.today))
        return { camper, days };
    }
  }
  return undefined;
}

/** Free days in the past while the camper was published; the latest of those wanted. */
export function findPast(
  { existing, calendars }: Planning,
  campers: readonly BookedCamper[],
  { from, to, length = 7 }: ChangeRequest,
): Place | undefined {
  for (const camper of campers) {
    for (let last = to; last >= from; last -= 1) {
      const days = { from: last - length + 1, to: last };
      if (calendars.isFree(camper.id, days) && isOnOffer(camper, days, existing)) return { camper, days };
    }
  }
  return undefined;
}

/** A calendar block without a booking that begins within some days. */
export function findBooked(
  { existing, plans }: Planning,
  campers: readonly BookedCamper[],
  isSuitable: (days: Days) => boolean,
): Place | undefined {
  for (const camper of campers) {
    if (camper.status !== 'bookable') continue;
    const block = blocksOf(existing.blocks, camper).find(
      (each) =>
        isSuitable(each) &&
        isOnOffer(camper, each, existing) &&
        plans.every((plan) => plan.block !== each.id),
    );
    if (block) return { camper, days: { from: block.from, to: block.to }, block: block.id };
  }
  return undefined;
}

function blocksOf(blocks: readonly Block[], { id }: BookedCamper): Block[] {
  return blocks.filter((block) => block.camper_id === id && isOpenTrip(block));
}
