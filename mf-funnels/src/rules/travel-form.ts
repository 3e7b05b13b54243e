import type { GuestBooking, UpdateBooking } from '@campavia/contracts';
import { TRIP_PURPOSES } from '@campavia/domain';

/** How many may be on the way at most, whatever the camper. */
const MOST = 9;

/** How many may travel: as many as may sit in it, or sleep in one that is towed. */
export function travellerCounts({
  seatbelts,
  beds,
}: Pick<GuestBooking['camper'], 'seatbelts' | 'beds'>): number[] {
  const most = Math.min(MOST, seatbelts || beds);
  return Array.from({ length: most }, (_, index) => index + 1);
}

/** The most characters that a message to an owner may have. */
export const LONGEST_MESSAGE = 2000;

/** The trip's fields from the form; a message only if the form has that field. */
export function pickTravel({ purpose, travelers, message }: Record<string, string>): UpdateBooking {
  const known = TRIP_PURPOSES.find((each) => each === purpose);
  return {
    ...(known && { purpose: known }),
    travelers: Number(travelers),
    ...(message !== undefined && { message: message.trim() }),
  };
}

/** The fields of the trip that can be saved while the form is filled in. */
export function pickSavableTravel(form: Record<string, string>): UpdateBooking {
  const { travelers, message, ...told } = pickTravel(form);
  return {
    ...told,
    ...(travelers && { travelers }),
    ...(message !== undefined && message.length <= LONGEST_MESSAGE && { message }),
  };
}
