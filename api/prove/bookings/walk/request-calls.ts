import type { SimpleWishKind, WishStep } from '../model/step';
import type { Trip } from '../model/trip';
import { playerOf, type Told, type WalkHouse } from './walk-fixture';

const WIRES: Record<SimpleWishKind, readonly [side: 'guest' | 'owner', path: string]> = {
  accept_extension: ['owner', 'extensions/accept'],
  refuse_extension: ['owner', 'extensions/refuse'],
  take_extension_back: ['guest', 'extensions/cancel'],
  give_upgrade_up: ['guest', 'upgrades/cancel'],
};

const DRIVER = { first_name: 'Zoé', last_name: 'Martin' };

/** Asks the marketplace for what a step about a wish wants, one call after the other. */
export async function callAboutWish(house: WalkHouse, trip: Trip, step: WishStep): Promise<Told[]> {
  const guest = playerOf(house.cast.guests, trip.guestId);
  if (step.kind === 'pay_wish') {
    house.provider.mode = step.humour;
    return [await house.pay(guest, trip.id, 'card', step.wish)];
  }
  if (step.kind === 'ask_extension') {
    const { reason, days } = step;
    const form = reason.startsWith('km') ? { reason } : { reason, days };
    return beginAndSend(house, trip, { path: 'extensions', form });
  }
  if (step.kind === 'take_upgrade') {
    const driver = step.reason === 'second_driver' ? { second_driver: DRIVER } : {};
    return beginAndSend(house, trip, { path: 'upgrades', form: { type: step.reason, ...driver } });
  }
  const [side, path] = WIRES[step.kind];
  const player = side === 'guest' ? guest : playerOf(house.cast.owners, trip.camper.ownerId);
  return [await house.ask(player, `PATCH /v4/bookings-${side}/${trip.id}/${path}/`, {})];
}

interface Wanted {
  path: 'extensions' | 'upgrades';
  form: object;
}

async function beginAndSend({ ask, cast }: WalkHouse, trip: Trip, { path, form }: Wanted): Promise<Told[]> {
  const guest = playerOf(cast.guests, trip.guestId);
  const address = `/v4/bookings-guest/${trip.id}/${path}/` as const;
  const begun = await ask(guest, `POST ${address}`, form);
  return begun.status === 201 ? [begun, await ask(guest, `PATCH ${address}validate/`, {})] : [begun];
}
