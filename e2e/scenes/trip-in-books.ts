import { expect } from '@playwright/test';

import type { DayRange } from '@campavia/domain';

import type { Books } from './books';
import type { OwnerDesk } from './owner-desk';

interface Known {
  booking: number;
  camper: number;
  stay: DayRange;
  /** What it costs, as a page writes it, with all places. */
  price: string;
  desk: OwnerDesk;
}

/** What became of a trip: its row, its payments, the ledger, the calendar, and what its owner sees over the wire. */
export class TripInBooks {
  constructor(
    private readonly books: Books,
    private readonly known: Known,
  ) {}

  /**
   * It is booked: the money is where it belongs, and the days are taken.
   *
   * @param payments each with how it stands, in their order: `card done`
   */
  async expectBooked(payments: string[], state: 'TO_COME' | 'TO_COME_NOT_PAID' = 'TO_COME'): Promise<void> {
    const { booking, camper, stay, desk } = this.known;
    const rows = await this.books.payments(booking);
    expect(rows.map((row) => `${row.type} ${row.state}`)).toEqual(payments);
    const sumOf = (...states: string[]) =>
      rows.filter((row) => states.includes(row.state)).reduce((sum, { amount }) => sum + amount, 0);
    expect(sumOf('done', 'to_come')).toBe(this.minor);
    const trip = await this.books.trip(booking);
    expect(trip).toMatchObject({ state, price: this.minor, paid: sumOf('done') });
    const ledger = await this.books.ledger(booking);
    expect(ledger.entries).toBeGreaterThan(2);
    expect(ledger.sum).toBe(0);
    expect(await this.books.block(booking)).toEqual({ kind: 'booking', ...stay });

    const seen = await desk.sees(booking);
    expect(seen).toMatchObject({
      state,
      meta_state: 'confirmed',
      is_refusable: state === 'TO_COME_NOT_PAID',
    });
    expect(minorOf(seen?.total_earnings ?? '')).toBe(trip.earnings);
    expect(await desk.busyDays(camper, stay)).toEqual([{ date_from: stay.from, date_to: stay.to }]);
  }

  /** Nothing was paid for it. Its owner sees the same, or nothing at all of what is booked at once. */
  async expectUnpaid(state: string, payments: string[] = []): Promise<void> {
    const { booking, desk } = this.known;
    const trip = await this.books.trip(booking);
    expect(trip).toMatchObject({ state, paid: 0 });
    const rows = await this.books.payments(booking);
    expect(rows.map((row) => `${row.type} ${row.state}`)).toEqual(payments);
    expect((await this.books.block(booking))?.kind).not.toBe('booking');
    const seen = await desk.sees(booking);
    if (trip.is_instant) expect(seen).toBeUndefined();
    else expect(seen).toMatchObject({ state });
  }

  private get minor(): number {
    return minorOf(this.known.price);
  }
}

/** An amount with both its places, however a site writes it, in minor units. */
function minorOf(amount: string): number {
  return Number(amount.replace(/\D/g, ''));
}
