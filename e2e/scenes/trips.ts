import type { APIRequestContext } from '@playwright/test';

import type { GuestBooking, SearchAnswer } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';

import { anyOf } from './any-of';
import { Wire } from './wire';

const DRIVER = { driver_born_on: '1988-04-12', driver_licence_since: '2008-01-01', licence_type: 'B' };
const WISH = { purpose: 'HOLIDAYS_COUPLE', message: 'We are two and would love to see the lake in spring.' };
const CARD = { number: '4242424242424242', expiry: '1229', cvx: '123', holder: 'Nora Byrne' };

/** Makes trips of one guest over the wire, as far as a journey needs them. */
export class TripMaker {
  private constructor(
    private readonly wire: Wire,
    private readonly site: string,
  ) {}

  /** @param site where the trips are begun, which says how they can be paid */
  static async of(request: APIRequestContext, email: string, site = 'en-ie'): Promise<TripMaker> {
    return new TripMaker(await Wire.of(request, email), site);
  }

  /** Begun and not sent. */
  async begun(camper: number, { from, to }: DayRange): Promise<GuestBooking> {
    const trip = { camper, date_from: from, date_to: to, travelers: 2, locale: this.site };
    return this.wire.call('post', '/v4/bookings/', trip);
  }

  /** Begun, with all that the steps ask for, and not sent. */
  async told(camper: number, stay: DayRange): Promise<GuestBooking> {
    const { id } = await this.begun(camper, stay);
    return this.wire.call('patch', `/v4/bookings-guest/${id}/`, { ...DRIVER, ...WISH });
  }

  /** Sent, with everything that is asked of a guest. */
  async sent(camper: number, stay: DayRange): Promise<GuestBooking> {
    const { id } = await this.told(camper, stay);
    return this.wire.call('patch', `/v4/bookings-guest/${id}/validate/`, WISH);
  }

  /** Booked at once and paid by card, with a camper around a place that needs no answer. */
  async booked(place: string, stay: DayRange): Promise<GuestBooking> {
    return this.paid(await this.sent(await this.instantCamper(place, stay), stay));
  }

  /** Pays what waits for its money, by a card that pays at once. */
  async paid({ id }: Pick<GuestBooking, 'id'>): Promise<GuestBooking> {
    await this.wire.call('get', `/3/my-requests/${id}/payment/?type=card`);
    const vault = await this.wire.request.post('/sandbox/psp/cards', { data: CARD });
    const { token } = (await vault.json()) as { token: string };
    const start = { type: 'card', token };
    const payment = await this.wire.call<{ id: string }>(
      'post',
      `/3/my-requests/${id}/payment/async/`,
      start,
    );
    await this.wire.call('get', `/3/my-requests/${id}/payment/async/${payment.id}/`);
    return this.wire.call('get', `/v4/bookings-guest/${id}/`);
  }

  /** What the api answers this guest. */
  async read<Answer>(path: string): Promise<Answer> {
    return this.wire.call('get', path);
  }

  /** Any of those that can be had, so that journeys side by side seldom want the same. */
  private async instantCamper(place: string, { from, to }: DayRange): Promise<number> {
    const query = `where=${place}&date_from=${from}&date_to=${to}&instant_booking=true`;
    const { results } = await this.read<SearchAnswer>(`/3/campers/search/?${query}`);
    return anyOf(results).id;
  }
}
