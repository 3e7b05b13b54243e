import { isFree } from './calendar';
import { hasNoDocuments } from './money';
import { chosenAnew, quoteOf } from './price';
import { seen } from './effective-state';
import type { Answer } from './step';
import { DAY, sumOf, type Choices, type Trip, type World } from './trip';

/** Chooses what goes with a trip that is not booked yet; how that is answered, with what it costs then. */
export function choose(trip: Trip, asked: Partial<Choices>, world: World): Answer {
  if (!isUpdatable(trip, world) || isBeingPaid(trip, world)) return { status: 405 };
  const chosen = { ...trip.chosen, ...asked };
  if (trip.price === null && cannotBeHad(trip, chosen, world)) return { status: 400 };
  // What the owner gets is agreed.
  if (trip.price !== null && chosen.km !== trip.chosen.km) return { status: 405 };
  if (trip.price !== null) trip.price = chosenAnew(trip.price, { ...trip, chosen });
  Object.assign(trip, { chosen, touchedAt: world.now });
  return { status: 200, price: sumOf(trip.price ?? quoteOf(trip, world.today).price) };
}

function isUpdatable(trip: Trip, world: World): boolean {
  const state = seen(trip, world);
  return state === 'ABANDONED' || state === 'ACCEPTED' || (state === 'VALIDATED' && trip.camper.isInstant);
}

// Who did not come back from a page of the provider in a day pays no more.
function isBeingPaid({ attempts }: Trip, { now }: World): boolean {
  return attempts.some(
    ({ changeRequest, state, madeAt }) => changeRequest === null && state === 'open' && now - madeAt <= DAY,
  );
}

function cannotBeHad(trip: Trip, { km }: Choices, world: World): boolean {
  if (km === 0 && !trip.camper.hasUnlimited) return true;
  return !isFree(trip, world) || trip.startsAt <= world.now || hasNoDocuments(trip, world);
}
