import type { APIRequestContext } from '@playwright/test';

import type { GuestBooking, SearchAnswer } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';

import { pickRandom } from './pick-random';
import { ApiClient } from './api-client';

const DRIVER = { driver_born_on: '1988-04-12', driver_licence_since: '2008-01-01', licence_type: 'B' };
const TRAVEL = {
  purpose: 'HOLIDAYS_COUPLE',
  message: 'We are two and would love to see the lake in spring.',
};
const CARD = { number: '4242424242424242', expiry: '1229', cvx: '123', holder: 'Nora Byrne' };
/** Pays, but the provider refuses its refunds. */
export const CARD_WITHOUT_REFUNDS = '4000000000003261';

export class TripMaker {
  private constructor(
    private readonly api: ApiClient,
    private readonly site: string,
  ) {}

  /** `site` is where the trips are made; it decides about the payment method. */
  static async of(request: APIRequestContext, email: string, site = 'en-ie'): Promise<TripMaker> {
    return new TripMaker(await ApiClient.of(request, email), site);
  }

  async draft(camper: number, { from, to }: DayRange): Promise<GuestBooking> {
    const trip = { camper, date_from: from, date_to: to, travelers: 2, locale: this.site };
    return this.api.call('post', '/v4/bookings/', trip);
  }

  async complete(camper: number, stay: DayRange): Promise<GuestBooking> {
    const { id } = await this.draft(camper, stay);
    return this.api.call('patch', `/v4/bookings-guest/${id}/`, { ...DRIVER, ...TRAVEL });
  }

  async send(camper: number, stay: DayRange): Promise<GuestBooking> {
    const { id } = await this.complete(camper, stay);
    return this.api.call('patch', `/v4/bookings-guest/${id}/validate/`, TRAVEL);
  }

  async book(place: string, stay: DayRange): Promise<GuestBooking> {
    return this.pay(await this.send(await this.instantCamper(place, stay), stay));
  }

  async pay({ id }: Pick<GuestBooking, 'id'>, number = CARD.number): Promise<GuestBooking> {
    await this.api.call('get', `/3/my-requests/${id}/payment/?type=card`);
    const data = { number, expiry: CARD.expiry, cvx: CARD.cvx, holder: CARD.holder };
    const vault = await this.api.request.post('/sandbox/psp/cards', { data });
    const { token } = (await vault.json()) as { token: string };
    const start = { type: 'card', token };
    const payment = await this.api.call<{ id: string }>('post', `/3/my-requests/${id}/payment/async/`, start);
    await this.api.call('get', `/3/my-requests/${id}/payment/async/${payment.id}/`);
    return this.api.call('get', `/v4/bookings-guest/${id}/`);
  }

  async read<Answer>(path: string): Promise<Answer> {
    return this.api.call('get', path);
  }

  /** Random, so that parallel journeys seldom choose the same camper. */
  private async instantCamper(place: string, { from, to }: DayRange): Promise<number> {
    const query = `where=${place}&date_from=${from}&date_to=${to}&instant_booking=true`;
    const { results } = await this.read<SearchAnswer>(`/3/campers/search/?${query}`);
    return pickRandom(results).id;
  }
}
