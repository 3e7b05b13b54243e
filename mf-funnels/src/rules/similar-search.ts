import type { GuestBooking } from '@campavia/contracts';

/** In kilometres. */
const RADIUS = 30;

type Booked = Pick<GuestBooking, 'date_from' | 'date_to'> & {
  camper: Pick<GuestBooking['camper'], 'latitude' | 'longitude'>;
};

export function buildSimilarSearch({ date_from, date_to, camper }: Booked): URLSearchParams {
  return new URLSearchParams({
    latitude: String(camper.latitude),
    longitude: String(camper.longitude),
    radius: String(RADIUS),
    date_from,
    date_to,
  });
}
