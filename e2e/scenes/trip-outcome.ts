import { expect } from '@playwright/test';

import type { DayRange } from '@campavia/domain';

import type { TripTables } from './trip-tables';
import type { OwnerClient } from './owner-client';

interface Known {
  booking: number;
  camper: number;
  stay: DayRange;
  /** As a page formats it, with all decimals. */
  price: string;
  owner: OwnerClient;
}

export class TripOutcome {
  constructor(
    private readonly tables: TripTables,
    private readonly known: Known,
  ) {}

  /** `payments` are type and state of each, in order: `card done`. */
  async expectBooked(payments: string[], state: 'TO_COME' | 'TO_COME_NOT_PAID' = 'TO_COME'): Promise<void> {
    const { booking, camper, stay, owner } = this.known;
    const rows = await this.tables.payments(booking);
    expect(rows.map((row) => `${row.type} ${row.state}`)).toEqual(payments);
    const sumOf = (...states: string[]) =>
      rows.filter((row) => states.includes(row.state)).reduce((sum, { amount }) => sum + amount, 0);
    expect(sumOf('done', 'to_come')).toBe(this.minor);
    const trip = await this.tables.trip(booking);
    expect(trip).toMatchObject({ state, price: this.minor, paid: sumOf('done') });
    const ledger = await this.tables.ledger(booking);
    expect(ledger.entries).toBeGreaterThan(2);
    expect(ledger.sum).toBe(0);
    expect(await this.tables.block(booking)).toEqual({ kind: 'booking', ...stay });

    const seen = await owner.sees(booking);
    expect(seen).toMatchObject({
      state,
      meta_state: 'confirmed',
      is_refusable: state === 'TO_COME_NOT_PAID',
    });
    expect(minorOf(seen?.total_earnings ?? '')).toBe(trip.earnings);
    expect(await owner.busyDays(camper, stay)).toEqual([{ date_from: stay.from, date_to: stay.to }]);
  }

  /** The owner sees the same, or nothing of an instant booking. */
  async expectUnpaid(state: string, payments: string[] = []): Promise<void> {
    const { booking, owner } = this.known;
    const trip = await this.tables.trip(booking);
    expect(trip).toMatchObject({ state, paid: 0 });
    const rows = await this.tables.payments(booking);
    expect(rows.map((row) => `${row.type} ${row.state}`)).toEqual(payments);
    expect((await this.tables.block(booking))?.kind).not.toBe('booking');
    const seen = await owner.sees(booking);
    if (trip.is_instant) expect(seen).toBeUndefined();
    else expect(seen).toMatchObject({ state });
  }

  private get minor(): number {
    return minorOf(this.known.price);
  }
}

/** In minor units, from an amount with two decimals in the format of any site. */
function minorOf(amount: string): number {
  return Number(amount.replace(/\D/g, ''));
}
