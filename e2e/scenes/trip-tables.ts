import type { Client } from 'pg';

interface TripRow {
  state: string;
  is_instant: boolean;
  travelers: number;
  message: string | null;
  rental_cover: boolean;
  purpose: string | null;
  driver_licence_since: string | null;
  /** In minor units. */
  price: number;
  earnings: number;
  paid: number;
  refunded: number;
}

interface PaymentRow {
  type: string;
  state: string;
  amount: number;
}

export class TripTables {
  constructor(private readonly database: Client) {}

  async trip(booking: number): Promise<TripRow> {
    const [row] = await this.rows<TripRow>(
      `select state, is_instant, travelers, message, rental_cover, purpose, driver_licence_since::text,
        price::float8, earnings::float8, paid::float8,
        refunded::float8
      from booking where id = $1`,
      booking,
    );
    if (!row) throw new Error(`There is no booking ${booking}`);
    return row;
  }

  /** Amounts are in minor units. */
  async lines(booking: number): Promise<{ code: string; amount: number }[]> {
    return this.rows(
      `select code, amount::float8 from booking_line where booking_id = $1 order by position`,
      booking,
    );
  }

  async payments(booking: number): Promise<PaymentRow[]> {
    return this.rows(
      `select type, state, amount::float8 from payment where booking_id = $1 and reason = 'book' order by id`,
      booking,
    );
  }

  /** Amounts are in minor units. */
  async refunds(booking: number): Promise<PaymentRow[]> {
    return this.rows(
      `select type, state, amount::float8 from payment where booking_id = $1 and reason = 'refund' order by id`,
      booking,
    );
  }

  /** As if the trip had been confirmed some days earlier: the period of full refunds is over. */
  async backdateConfirmation(booking: number, days: number): Promise<void> {
    await this.database.query(
      'update booking set confirmed_at = confirmed_at - make_interval(days => $2) where id = $1',
      [booking, days],
    );
  }

  /** The sum is in minor units. */
  async ledger(booking: number): Promise<{ entries: number; sum: number }> {
    const [row] = await this.rows<{ entries: number; sum: number }>(
      `select count(*)::int as entries, coalesce(sum(e.amount), 0)::float8 as sum
      from ledger_movement m join ledger_entry e on e.movement_id = m.id where m.booking_id = $1`,
      booking,
    );
    return row ?? { entries: 0, sum: 0 };
  }

  async block(booking: number): Promise<{ kind: string; from: string; to: string } | undefined> {
    const [row] = await this.rows<{ kind: string; from: string; to: string }>(
      `select kind, lower(during)::text as "from", (upper(during) - 1)::text as "to"
      from calendar_block where booking_id = $1`,
      booking,
    );
    return row;
  }

  private async rows<Row extends object>(query: string, booking: number): Promise<Row[]> {
    return (await this.database.query<Row>(query, [booking])).rows;
  }
}
