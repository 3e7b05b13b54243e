import type { APIRequestContext } from '@playwright/test';

import type { Availabilities, Extension, OwnerBooking } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';

import { ApiClient } from './api-client';

export class OwnerClient {
  private constructor(private readonly api: ApiClient) {}

  static async of(request: APIRequestContext, email: string): Promise<OwnerClient> {
    return new OwnerClient(await ApiClient.of(request, email));
  }

  async accept(booking: number): Promise<OwnerBooking> {
    return this.api.call('patch', `/v4/bookings-owner/${booking}/accept/`);
  }

  async acceptExtension(booking: number): Promise<Extension> {
    return this.api.call('patch', `/v4/bookings-owner/${booking}/extensions/accept/`);
  }

  async refuse(booking: number): Promise<OwnerBooking> {
    return this.api.call('patch', `/v4/bookings-owner/${booking}/refuse/`, { reason: 'UNAVAILABLE' });
  }

  /** Undefined while the trip is hidden from its owner. */
  async sees(booking: number): Promise<OwnerBooking | undefined> {
    return this.api.ask('get', `/v4/bookings-owner/${booking}/`);
  }

  async busyDays(camper: number, { from, to }: DayRange): Promise<Availabilities['busy']> {
    const path = `/3/products/${camper}/availabilities/?date_from=${from}&date_to=${to}`;
    return (await this.api.call<Availabilities>('get', path)).busy;
  }
}
