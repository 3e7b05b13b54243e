import type { APIRequestContext, Page } from '@playwright/test';

import type { BookingPayments, GuestBooking, Listing, OwnerBookingList } from '@campavia/contracts';
import { addDays, plainDate, type DayRange } from '@campavia/domain';

import { PEOPLE, signedIn, tokensOf } from './people';
import { TripMaker } from './trips';

const KNOWN = { 'x-api-key': 'campavia-web', 'accept-language': 'en-IE' };
const FIRST_DAY = plainDate('2027-09-06');
const WEEKS = 24;

/** A trip that waits for its money, and what the api says of it. */
export class PayableTrip {
  private constructor(
    readonly booking: GuestBooking,
    private readonly request: APIRequestContext,
    private readonly headers: Record<string, string>,
  ) {}

  /** One of the guest, who is signed in from then on. */
  static async of(page: Page): Promise<PayableTrip> {
    const { access_token } = await signedIn(page.context(), PEOPLE.guest);
    const booking = await acceptedTrip(page.request, PEOPLE.guest);
    return new PayableTrip(booking, page.request, { ...KNOWN, authorization: `Bearer ${access_token}` });
  }

  async state(): Promise<GuestBooking['state']> {
    return (await this.read<GuestBooking>(`/v4/bookings-guest/${this.booking.id}/`)).state;
  }

  /** How each payment of it stands, in order of the alphabet. */
  async payments(): Promise<string[]> {
    const { payments } = await this.read<BookingPayments>(`/3/my-requests/${this.booking.id}/payments/`);
    return payments.map(({ state }) => state).sort();
  }

  private async read<Answer>(path: string): Promise<Answer> {
    return (await (await this.request.get(path, { headers: this.headers })).json()) as Answer;
  }
}

/** A trip of a guest that the owner of its camper has said yes to, so that it waits for its money. */
async function acceptedTrip(request: APIRequestContext, guest: string): Promise<GuestBooking> {
  const { access_token } = await tokensOf(request, PEOPLE.owner);
  const headers = { ...KNOWN, authorization: `Bearer ${access_token}` };
  const maker = await TripMaker.of(request, guest);
  for (const camper of await askedCampers(request, headers)) {
    const sent = await sentSomeWeek(maker, camper);
    if (!sent) continue;
    const answer = await request.patch(`/v4/bookings-owner/${sent.id}/accept/`, { headers });
    if (answer.ok()) return sent;
  }
  throw new Error('No camper of the owner could be had on any of the weeks that were tried');
}

/** Campers of the owner that are asked for, not booked at once. */
async function askedCampers(request: APIRequestContext, headers: Record<string, string>): Promise<number[]> {
  const answer = await request.get('/v4/bookings-owner/?page_size=100', { headers });
  const { results } = (await answer.json()) as OwnerBookingList;
  const ids = [...new Set(results.map(({ camper }) => camper.id))];
  const listings = await Promise.all(ids.map((id) => request.get(`/3/products/${id}/`, { headers: KNOWN })));
  const known = await Promise.all(
    listings.filter((each) => each.ok()).map(async (each) => (await each.json()) as Listing),
  );
  return known.filter(({ instant_booking_activated }) => !instant_booking_activated).map(({ id }) => id);
}

/** In any week that can be had, so that journeys side by side seldom want the same. */
async function sentSomeWeek(maker: TripMaker, camper: number): Promise<GuestBooking | undefined> {
  const first = Math.floor(Math.random() * WEEKS);
  for (let nth = 0; nth < WEEKS; nth += 1) {
    const from = addDays(FIRST_DAY, 7 * ((first + nth) % WEEKS));
    const stay: DayRange = { from, to: addDays(from, 6) };
    const sent = await maker.sent(camper, stay).catch(() => undefined);
    if (sent) return sent;
  }
  return undefined;
}
