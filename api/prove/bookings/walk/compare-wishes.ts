import type { Extension, GuestBooking, OwnerBooking } from '@campavia/contracts';

import { sumOf, type Trip, type Wish, type World } from '../model/trip';
import { isBuybackOffered, kindOf, mayGrow, seenWish } from '../model/wish-state';

type Side = 'guest' | 'owner';

/** What is added to a trip or wished for, and what of it its guest may still wish for, as one side reads it. */
export function wishesOf(trip: Trip, side: Side, world: World): string {
  const words = (wish: Wish) => {
    const days = kindOf(wish) === 'extension' ? wish.days : '';
    const amount = side === 'guest' ? sumOf(wish.price) : wish.price.owner;
    return ` ${wish.reason} ${days} ${seenWish(wish, trip, world)} ${amount}`;
  };
  const extensions = trip.wishes.filter((wish) => kindOf(wish) === 'extension').map(words);
  if (side === 'owner') return extensions.join();
  const upgrades = trip.wishes.filter((wish) => kindOf(wish) === 'upgrade').map(words);
  const may = [mayGrow(trip, world), isBuybackOffered(trip, world)];
  return [...extensions, ...upgrades].join() + mayWords(may);
}

/** The same as the marketplace says it. */
export function wishesSaid(row: GuestBooking | OwnerBooking, side: Side): string {
  const words = ({
    state,
    requests: [request],
    price_total: total,
  }: Pick<Extension, 'state' | 'price_total'> & {
    requests: { reason: string; quantity?: number }[];
  }) => ` ${request?.reason} ${request?.quantity ?? ''} ${state} ${Math.round(Number(total) * 100)}`;
  const extensions = row.extensions.map(words);
  if (side === 'owner') return extensions.join();
  const { upgrades, permissions } = row as GuestBooking;
  const may = [permissions.can_create_extensions, permissions.is_buyback_available];
  return [...extensions, ...upgrades.map(words)].join() + mayWords(may);
}

const MAY = [' may grow', ' may be insured better'];

function mayWords(may: readonly boolean[]): string {
  return MAY.filter((_, nth) => may[nth]).join('');
}
