import { momentOf } from '@campavia/domain';

import { isAhead, isBooked } from './seen';
import { ZONE, type Trip, type Wish, type World } from './trip';

export type WishKind = 'extension' | 'upgrade';

const EXTEND_UNTIL_HOUR = 18;

export function kindOf({ reason }: Pick<Wish, 'reason'>): WishKind {
  return reason === 'buyback' ? 'upgrade' : 'extension';
}

/** The state that everybody sees of a wish: what is overdue is over, and so is what its trip is too late for. */
export function seenWish(wish: Wish, trip: Trip, world: World): Wish['state'] {
  const { state, answerBy, payBy } = wish;
  if (state !== 'GUEST_ASK' && state !== 'ACCEPTED') return state;
  if (!isTimely(wish, trip, world)) return 'CANCEL_GUEST';
  if (state === 'GUEST_ASK') return (answerBy ?? 0) <= world.now ? 'CANCEL_OWNER' : state;
  return (payBy ?? 0) <= world.now ? 'CANCEL_GUEST' : state;
}

// A smaller deductible is sold until the trip begins, days until it is over.
function isTimely({ reason }: Wish, trip: Trip, world: World): boolean {
  if (!isBooked(trip, world)) return false;
  return reason === 'buyback' ? isAhead(trip, world) : world.today <= trip.to;
}

/** The wish of a kind that is not settled yet. */
export function openWish(trip: Trip, kind: WishKind, world: World): Wish | undefined {
  return trip.wishes.find((wish) => {
    const state = seenWish(wish, trip, world);
    return kindOf(wish) === kind && (state === 'GUEST_ASK' || state === 'ACCEPTED');
  });
}

/** Whether the guest may ask for days: of what is booked, until the last evening, with nothing else to be decided. */
export function mayGrow(trip: Trip, world: World): boolean {
  const isInTime = world.now < momentOf(trip.to, EXTEND_UNTIL_HOUR, ZONE);
  return isInTime && isBooked(trip, world) && !trip.emergency && !openWish(trip, 'extension', world);
}

/** Whether a smaller deductible is offered: once, until the trip begins. */
export function isBuybackOffered(trip: Trip, world: World): boolean {
  const isBought = trip.wishes.some(({ reason, state }) => reason === 'buyback' && state === 'CONFIRMED');
  return isBooked(trip, world) && isAhead(trip, world) && !trip.emergency && !isBought;
}
