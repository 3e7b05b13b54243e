import type { APIRequestContext } from '@playwright/test';

import type { Availabilities, OwnerBooking } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';

import { Wire } from './wire';

/** What an owner does about trips with their campers, over the wire. */
export class OwnerDesk {
  private constructor(private readonly wire: Wire) {}

  static async of(request: APIRequestContext, email: string): Promise<OwnerDesk> {
    return new OwnerDesk(await Wire.of(request, email));
  }

  async accept(booking: number): Promise<OwnerBooking> {
    return this.wire.call('patch', `/v4/bookings-owner/${booking}/accept/`);
  }

  async refuse(booking: number): Promise<OwnerBooking> {
    return this.wire.call('patch', `/v4/bookings-owner/${booking}/refuse/`, { reason: 'UNAVAILABLE' });
  }

  /** A trip as its owner sees it; undefined where it is hidden from them. */
  async sees(booking: number): Promise<OwnerBooking | undefined> {
    return this.wire.ask('get', `/v4/bookings-owner/${booking}/`);
  }

  /** The days of a stay that are taken in the calendar of one of their campers. */
  async busyDays(camper: number, { from, to }: DayRange): Promise<Availabilities['busy']> {
    const path = `/3/products/${camper}/availabilities/?date_from=${from}&date_to=${to}`;
    return (await this.wire.call<Availabilities>('get', path)).busy;
  }
}
