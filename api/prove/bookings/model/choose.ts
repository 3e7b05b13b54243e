import { isFree } from './calendar';
import { lacksDocuments } from './money';
import { repriceExtras, quoteOf } from './price';
import { effectiveState } from './effective-state';
import type { Answer } from './step';
import { DAY, sumOf, type Choices, type Trip, type Model } from './trip';

/** Changes the extras of a trip that is not booked yet; returns the expected answer with the new price. */
export function choose(trip: Trip, asked: Partial<Choices>, model: Model): Answer {
  if (!isUpdatable(trip, model) || isBeingPaid(trip, model)) return { status: 405 };
  const chosen = { ...trip.chosen, ...asked };
  if (trip.price === null && isUnavailable(trip, chosen, model)) return { status: 400 };
  // Kilometres are part of the owner's share, which is fixed once agreed.
  if (trip.price !== null && chosen.km !== trip.chosen.km) return { status: 405 };
  if (trip.price !== null) trip.price = repriceExtras(trip.price, { ...trip, chosen });
  Object.assign(trip, { chosen, touchedAt: model.now });
  return { status: 200, price: sumOf(trip.price ?? quoteOf(trip, model.today).price) };
}

function isUpdatable(trip: Trip, model: Model): boolean {
  const state = effectiveState(trip, model);
  return state === 'ABANDONED' || state === 'ACCEPTED' || (state === 'VALIDATED' && trip.camper.isInstant);
}

// A payment page that was opened more than a day ago no longer blocks changes.
function isBeingPaid({ attempts }: Trip, { now }: Model): boolean {
  return attempts.some(
    ({ changeRequest, state, madeAt }) => changeRequest === null && state === 'open' && now - madeAt <= DAY,
  );
}

function isUnavailable(trip: Trip, { km }: Choices, model: Model): boolean {
  if (km === 0 && !trip.camper.hasUnlimited) return true;
  return !isFree(trip, model) || trip.startsAt <= model.now || lacksDocuments(trip, model);
}
