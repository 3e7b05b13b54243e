import type { Client } from 'pg';

import { plainDate, type PlainDate } from '@campavia/domain';

/** A camper with its shortest trip. */
export interface Lent {
  camper: number;
  minDays: number;
}

/** A camper whose next trip of somebody else begins on a day. */
export interface LentUntil extends Lent {
  taken: PlainDate;
}

/** ISO weekday 7, as the calendar of an owner keeps it. */
const SUNDAYS_ONLY = 64;

// Insured by the platform, a second driver may be added, free from a day on for three weeks, no day of them closed.
const FREE_FOR_WEEKS = `
  from camper c join rental_terms t on t.camper_id = c.id
  where c.status = 'bookable' and t.insured_by = 'platform' and t.second_driver = 'not_selected'
    and c.min_future <= 7 and c.max_future >= 365
    and not exists (select from calendar_block b
      where b.camper_id = c.id and b.during && daterange($1::date - 1, $1::date + 20, '[]'))`;
const NEVER_CLOSED = `and c.closed_weekdays = 0 and c.closed_dates = '{}'`;

/** Campers by the rules of their calendar and by what they are lent with, free from a day on for three weeks. */
export class Stays {
  constructor(
    private readonly database: Client,
    private readonly from: PlainDate,
  ) {}

  /** Lent on any day, for two days or three at least, for as far ahead as a year and a half. */
  async onAnyDay(): Promise<Lent> {
    return this.one(`${NEVER_CLOSED} and c.min_days between 2 and 3 and c.max_future >= 540`);
  }

  /** Any that is asked for, or booked at once, on a week from the day on; journeys side by side get others. */
  async any({ instant }: { instant: boolean }): Promise<Lent> {
    const kind = `and ${instant ? '' : 'not '}c.instant_booking and c.min_days <= 7 and c.currency = 'EUR'`;
    return this.one(`${NEVER_CLOSED} ${kind}`, 'random()');
  }

  /** Lent for a single day too. */
  async forOneDay(): Promise<Lent> {
    return this.one(`${NEVER_CLOSED} and c.min_days = 1`);
  }

  /** Lent for five days or more only. */
  async forLong(): Promise<Lent> {
    return this.one(`${NEVER_CLOSED} and c.min_days between 5 and 7`);
  }

  /** The owner hands nothing over on Sundays. */
  async closedOnSundays(): Promise<Lent> {
    return this.one(`and c.closed_weekdays = ${SUNDAYS_ONLY} and c.min_days between 2 and 4`);
  }

  /** The owner hands nothing over on a date some months away, though on every weekday. */
  async closedOnDate(): Promise<Lent & { closed: PlainDate }> {
    const [row] = await this.rows<Lent & { closed: string }>(
      `select c.id as camper, c.min_days as "minDays", closed::text
      from camper c cross join unnest(c.closed_dates) closed
      where c.status = 'bookable' and c.closed_weekdays = 0 and c.min_days between 2 and 3 and c.max_future >= 365
        and closed between $1::date and $1::date + 240
        and not exists (select from calendar_block b
          where b.camper_id = c.id and b.during && daterange(closed - 9, closed + 9, '[]'))
      order by c.id limit 1`,
    );
    if (!row) throw new Error('No camper is closed on a date');
    return { ...row, closed: plainDate(row.closed) };
  }

  /** Not lent without a limit of kilometres. */
  async withLimitedKilometres(): Promise<Lent> {
    return this.one(`${NEVER_CLOSED} and c.min_days <= 5 and not c.km_unlimited`);
  }

  /** The owner lends a kitchen kit with it, one and not for nothing. */
  async withKitchenKit(): Promise<Lent & { option: number }> {
    const kit = `(select min(o.id) from camper_option o
      where o.camper_id = c.id and o.code = 'kitchen_kit' and o.most = 1 and o.unit_price > 0)`;
    const [row] = await this.rows<Lent & { option: number }>(
      `select c.id as camper, c.min_days as "minDays", ${kit} as option ${FREE_FOR_WEEKS}
        ${NEVER_CLOSED} and c.min_days between 2 and 5 and ${kit} is not null order by c.id limit 1`,
    );
    if (!row) throw new Error('No camper comes with a kitchen kit');
    return row;
  }

  /** Free from the day on for a week or longer, then somebody else has it for some days. */
  async beforeTripOfSomebody(): Promise<LentUntil> {
    const [row] = await this.rows<Lent & { taken: string }>(
      `select c.id as camper, c.min_days as "minDays", lower(next.during)::text as taken
      from camper c join rental_terms t on t.camper_id = c.id join calendar_block next on next.camper_id = c.id
      where c.status = 'bookable' and t.insured_by = 'platform' and c.min_future <= 7 and c.min_days between 2 and 4
        ${NEVER_CLOSED} and lower(next.during) between $1::date + 8 and $1::date + 14
        and upper(next.during) - lower(next.during) between 2 and 5
        and not exists (select from calendar_block b where b.camper_id = c.id and b.id <> next.id
          and b.during && daterange($1::date - 1, upper(next.during) + 3, '[]'))
      order by c.id limit 1`,
    );
    if (!row) throw new Error('No camper is free for a week and then taken');
    return { ...row, taken: plainDate(row.taken) };
  }

  /** Taken by somebody else on the day. */
  async taken(): Promise<Lent> {
    const [row] = await this.rows<Lent>(
      `select c.id as camper, c.min_days as "minDays" from camper c join rental_terms t on t.camper_id = c.id
      where c.status = 'bookable' and t.insured_by = 'platform' and t.second_driver = 'not_selected'
        and exists (select from calendar_block b where b.camper_id = c.id and b.during @> $1::date)
      order by c.id limit 1`,
    );
    if (!row) throw new Error('No camper is taken');
    return row;
  }

  private async one(condition: string, order = 'c.id'): Promise<Lent> {
    const [row] = await this.rows<Lent>(
      `select c.id as camper, c.min_days as "minDays" ${FREE_FOR_WEEKS} ${condition} order by ${order} limit 1`,
    );
    if (!row) throw new Error(`No camper for this scene: ${condition}`);
    return row;
  }

  private async rows<Row extends object>(query: string): Promise<Row[]> {
    return (await this.database.query<Row>(query, [this.from])).rows;
  }
}
