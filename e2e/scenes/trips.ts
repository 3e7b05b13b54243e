import { randomUUID } from 'node:crypto';

import type { APIRequestContext } from '@playwright/test';

import type { GuestBooking, SearchAnswer } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';

import { tokensOf } from './people';

const DRIVER = { driver_born_on: '1988-04-12', driver_licence_since: '2008-01-01', licence_type: 'B' };
const WISH = { purpose: 'HOLIDAYS_COUPLE', message: 'We are two and would love to see the lake in spring.' };
const CARD = { number: '4242424242424242', expiry: '1229', cvx: '123', holder: 'Nora Byrne' };

type Method = 'get' | 'post' | 'patch';

/** Makes trips of one guest over the wire, as far as a journey needs them. */
export class TripMaker {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly headers: Record<string, string>,
  ) {}

  static async of(request: APIRequestContext, email: string): Promise<TripMaker> {
    const { access_token } = await tokensOf(request, email);
    const known = { 'x-api-key': 'campavia-web', 'accept-language': 'en-IE' };
    return new TripMaker(request, { ...known, authorization: `Bearer ${access_token}` });
  }

  /** Begun and not sent. */
  async begun(camper: number, { from, to }: DayRange): Promise<GuestBooking> {
    return this.call('post', '/v4/bookings/', { camper, date_from: from, date_to: to, travelers: 2 });
  }

  /** Sent, with everything that is asked of a guest. */
  async sent(camper: number, stay: DayRange): Promise<GuestBooking> {
    const { id } = await this.begun(camper, stay);
    await this.call('patch', `/v4/bookings-guest/${id}/`, DRIVER);
    return this.call('patch', `/v4/bookings-guest/${id}/validate/`, WISH);
  }

  /** Booked at once and paid by card, with a camper around a place that needs no answer. */
  async booked(place: string, stay: DayRange): Promise<GuestBooking> {
    const { id } = await this.sent(await this.instantCamper(place, stay), stay);
    await this.call('get', `/3/my-requests/${id}/payment/?type=card`);
    const vault = await this.request.post('/sandbox/psp/cards', { data: CARD });
    const { token } = (await vault.json()) as { token: string };
    const start = { type: 'card', token };
    const payment = await this.call<{ id: string }>('post', `/3/my-requests/${id}/payment/async/`, start);
    await this.call('get', `/3/my-requests/${id}/payment/async/${payment.id}/`);
    return this.call('get', `/v4/bookings-guest/${id}/`);
  }

  /** Any of those that can be had, so that journeys side by side seldom want the same. */
  private async instantCamper(place: string, { from, to }: DayRange): Promise<number> {
    const query = `where=${place}&date_from=${from}&date_to=${to}&instant_booking=true`;
    const { results } = await this.call<SearchAnswer>('get', `/3/campers/search/?${query}`);
    const found = results[Math.floor(Math.random() * results.length)];
    if (!found) throw new Error(`No camper around ${place} is booked at once`);
    return found.id;
  }

  private async call<Answer = GuestBooking>(method: Method, path: string, data?: object): Promise<Answer> {
    const headers = { ...this.headers, 'idempotency-key': randomUUID() };
    const answer = await this.request[method](path, { headers, ...(data && { data }) });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
}
