import type { Client } from 'pg';

import type { DayRange, PlainDate } from '@campavia/domain';

import { TripTables } from './trip-tables';
import { AvailableCampers } from './available-campers';

// Reads the tables that owners and guests write, never the read model of the search.
const FREE_CAMPERS = `
  select c.id from camper c, place p
  where p.slug = $1 and c.status = 'bookable'
    and 2 * 6371 * asin(sqrt(
      power(sin(radians(round(c.latitude::numeric, 2)::float8 - p.latitude) / 2), 2)
      + cos(radians(p.latitude)) * cos(radians(round(c.latitude::numeric, 2)::float8))
        * power(sin(radians(round(c.longitude::numeric, 2)::float8 - p.longitude) / 2), 2))) <= p.radius
    and not exists (select from calendar_block b
      where b.camper_id = c.id and b.during && daterange($2::date, $3::date, '[]'))
    and $3::date - $2::date + 1 >= c.min_days
    and c.closed_weekdays & (1 << (extract(isodow from $2::date)::integer - 1)) = 0
    and c.closed_weekdays & (1 << (extract(isodow from $3::date)::integer - 1)) = 0
    and not $2::date = any(c.closed_dates) and not $3::date = any(c.closed_dates)
    and $2::date between $4::date + c.min_future and $4::date + c.max_future
    and $3::date <= $4::date + c.max_future
  order by c.id`;

export class Scenes {
  readonly tables: TripTables;

  constructor(
    private readonly database: Client,
    private readonly today: PlainDate,
  ) {
    this.tables = new TripTables(database);
  }

  freeFrom(day: PlainDate): AvailableCampers {
    return new AvailableCampers(this.database, day);
  }

  async freeCampers(place: string, { from, to }: DayRange): Promise<number[]> {
    return this.ids(FREE_CAMPERS, [place, from, to, this.today]);
  }

  async someCamper(): Promise<number> {
    return this.one(`select id from camper where status = 'bookable' order by id limit 1`);
  }

  async camperWithLongestTexts(): Promise<number> {
    return this.one(`select c.id from camper c where c.status = 'bookable'
      order by length(c.description) + 60 * (select count(*) from camper_option o where o.camper_id = c.id) desc, c.id
      limit 1`);
  }

  async deletedCamper(): Promise<number> {
    return this.one(`select id from camper where status = 'deleted_owner' order by id limit 1`);
  }

  async withBookingMode(campers: number[], { instant }: { instant: boolean }): Promise<number[]> {
    return this.ids(
      `select c.id from camper c join rental_terms t on t.camper_id = c.id
      where c.id = any($1) and c.instant_booking = $2 and t.insured_by = 'platform' order by c.id`,
      [campers, instant],
    );
  }

  /** The owner can sign in from then on with the password of the demo. */
  async ownerOf(camper: number): Promise<string> {
    const { rows } = await this.database.query<{ email: string }>(
      `update app_user u set password_hash = coalesce(u.password_hash, known.password_hash)
      from app_user known, camper c
      where known.email = 'owner@campavia.test' and c.id = $1 and u.id = c.owner_id returning u.email`,
      [camper],
    );
    if (!rows[0]) throw new Error(`Camper ${camper} has no owner`);
    return rows[0].email;
  }

  async priceDays(camper: number, { from, to }: DayRange, perDay: number): Promise<void> {
    const values = [camper, from, to];
    await this.database.query(
      `delete from price_period where camper_id = $1 and during && daterange($2::date, $3::date, '[]')`,
      values,
    );
    await this.database.query(
      `insert into price_period (camper_id, during, per_day) values ($1, daterange($2::date, $3::date, '[]'), $4)`,
      [...values, perDay],
    );
  }

  async listingEventsOf(camper: number): Promise<{ impressions: number; views: number }> {
    const { rows } = await this.database.query<{ impressions: number; views: number }>(
      `select coalesce(sum(prints), 0)::integer as impressions, coalesce(sum(visits), 0)::integer as views
      from camper_mark where camper_id = $1`,
      [camper],
    );
    return rows[0] ?? { impressions: 0, views: 0 };
  }

  private async one(query: string, values: string[] = []): Promise<number> {
    const [id] = await this.ids(query, values);
    if (id === undefined) throw new Error(`No camper for this scene: ${query}`);
    return id;
  }

  private async ids(query: string, values: unknown[]): Promise<number[]> {
    const { rows } = await this.database.query<{ id: number }>(query, values);
    return rows.map(({ id }) => id);
  }
}
