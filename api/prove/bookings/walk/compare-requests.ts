import type { Extension, GuestBooking, OwnerBooking } from '@campavia/contracts';

import { sumOf, UPGRADES, type Trip, type ChangeRequest, type World } from '../model/trip';
import { isOffered, kindOf, mayGrow, effectiveRequest } from '../model/request-state';

type Side = 'guest' | 'owner';

/** What is added to a trip or requested, and what of it its guest may still request, as one side reads it. */
export function changeRequestsOf(trip: Trip, side: Side, world: World): string {
  const format = (changeRequest: ChangeRequest) => {
    const days = kindOf(changeRequest) === 'extension' ? changeRequest.days || 1 : '';
    const amount = side === 'guest' ? sumOf(changeRequest.price) : changeRequest.price.owner;
    return ` ${changeRequest.reason} ${days} ${effectiveRequest(changeRequest, trip, world)} ${amount}`;
  };
  const extensions = trip.changeRequests
    .filter((changeRequest) => kindOf(changeRequest) === 'extension')
    .map(format);
  if (side === 'owner') return extensions.join();
  const upgrades = trip.changeRequests
    .filter((changeRequest) => kindOf(changeRequest) === 'upgrade')
    .map(format);
  const may = [mayGrow(trip, world), ...UPGRADES.map((reason) => isOffered(trip, reason, world))];
  return [...extensions, ...upgrades].join() + formatPermissions(may);
}

/** The same as the marketplace says it. */
export function changeRequestsSaid(row: GuestBooking | OwnerBooking, side: Side): string {
  const format = ({
    state,
    requests: [request],
    price_total: total,
  }: Pick<Extension, 'state' | 'price_total'> & {
    requests: { reason: string; quantity?: number }[];
  }) => ` ${request?.reason} ${request?.quantity ?? ''} ${state} ${Math.round(Number(total) * 100)}`;
  const extensions = row.extensions.map(format);
  if (side === 'owner') return extensions.join();
  const { upgrades, permissions } = row as GuestBooking;
  const { can_create_extensions: grow, can_add_second_driver: driver } = permissions;
  const { is_buyback_available: buyback, is_rental_cover_available: cover } = permissions;
  const may = [grow, buyback, cover, driver];
  return [...extensions, ...upgrades.map(format)].join() + formatPermissions(may);
}

const MAY = [' may grow', ...UPGRADES.map((reason) => ` may take ${reason}`)];

function formatPermissions(may: readonly boolean[]): string {
  return MAY.filter((_, nth) => may[nth]).join('');
}

/** What is chosen with a trip. */
export function choicesOf({ chosen: { km, secondDriver, cover } }: Pick<Trip, 'chosen'>): string {
  return ` ${km} km${secondDriver ? ' two drivers' : ''}${cover ? ' covered' : ''}`;
}

/** The same as the marketplace says it. */
export function choicesSaid({ km, second_driver, rental_cover: cover }: GuestBooking | OwnerBooking): string {
  const chosen = { km: km as 100, secondDriver: second_driver !== 'not_selected', cover };
  return choicesOf({ chosen });
}
