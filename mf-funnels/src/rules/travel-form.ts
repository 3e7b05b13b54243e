import type { GuestBooking, UpdateBooking } from '@campavia/contracts';
import { TRIP_PURPOSES } from '@campavia/domain';

/** The upper limit for every camper. */
const MAX = 9;

/** A towed camper has no seat belts, so its beds count. */
export function travellerCounts({
  seatbelts,
  beds,
}: Pick<GuestBooking['camper'], 'seatbelts' | 'beds'>): number[] {
  const most = Math.min(MAX, seatbelts || beds);
  return Array.from({ length: most }, (_, index) => index + 1);
}

export const MAX_MESSAGE_LENGTH = 2000;

/** A message only if the form has that field. */
export function pickTravel({ purpose, travelers, message }: Record<string, string>): UpdateBooking {
  const known = TRIP_PURPOSES.find((each) => each === purpose);
  return {
    ...(known && { purpose: known }),
    travelers: Number(travelers),
    ...(message !== undefined && { message: message.trim() }),
  };
}

export function pickSavableTravel(form: Record<string, string>): UpdateBooking {
  const { travelers, message, ...travel } = pickTravel(form);
  return {
    ...travel,
    ...(travelers && { travelers }),
    ...(message !== undefined && message.length <= MAX_MESSAGE_LENGTH && { message }),
  };
}
