import type { GuestBooking } from '@campavia/contracts';

/** Kilometres around the camper in which others are like it. */
const RADIUS = 30;

type Booked = Pick<GuestBooking, 'date_from' | 'date_to'> & {
  camper: Pick<GuestBooking['camper'], 'latitude' | 'longitude'>;
};

/** The search for others near a camper, free on the same days. */
export function buildSimilarSearch({ date_from, date_to, camper }: Booked): URLSearchParams {
  return new URLSearchParams({
    latitude: String(camper.latitude),
    longitude: String(camper.longitude),
    radius: String(RADIUS),
    date_from,
    date_to,
  });
}
