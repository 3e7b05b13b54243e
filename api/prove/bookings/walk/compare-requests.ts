import type { Extension, GuestBooking, OwnerBooking } from '@campavia/contracts';

import { sumOf, UPGRADES, type Trip, type ChangeRequest, type Model } from '../model/trip';
import { isOffered, kindOf, canExtend, effectiveRequest } from '../model/request-state';

type Side = 'guest' | 'owner';

/** Change requests of a trip and, for the guest, which changes are allowed, as expected by the model. */
export function changeRequestsOf(trip: Trip, side: Side, model: Model): string {
  const format = (changeRequest: ChangeRequest) => {
    const days = kindOf(changeRequest) === 'extension' ? changeRequest.days || 1 : '';
    const amount = side === 'guest' ? sumOf(changeRequest.price) : changeRequest.price.owner;
    return ` ${changeRequest.reason} ${days} ${effectiveRequest(changeRequest, trip, model)} ${amount}`;
  };
  const extensions = trip.changeRequests
    .filter((changeRequest) => kindOf(changeRequest) === 'extension')
    .map(format);
  if (side === 'owner') return extensions.join();
  const upgrades = trip.changeRequests
    .filter((changeRequest) => kindOf(changeRequest) === 'upgrade')
    .map(format);
  const may = [canExtend(trip, model), ...UPGRADES.map((reason) => isOffered(trip, reason, model))];
  return [...extensions, ...upgrades].join() + formatPermissions(may);
}

/** The same as answered by the api. */
export function answeredChangeRequests(row: GuestBooking | OwnerBooking, side: Side): string {
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

/** The extras chosen, as expected by the model. */
export function choicesOf({ chosen: { km, secondDriver, cover } }: Pick<Trip, 'chosen'>): string {
  return ` ${km} km${secondDriver ? ' two drivers' : ''}${cover ? ' covered' : ''}`;
}

/** The same as answered by the api. */
export function answeredChoices({
  km,
  second_driver,
  rental_cover: cover,
}: GuestBooking | OwnerBooking): string {
  const chosen = { km: km as 100, secondDriver: second_driver !== 'not_selected', cover };
  return choicesOf({ chosen });
}
