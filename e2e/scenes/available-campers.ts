import type { Client } from 'pg';

import type { PlainDate } from '@campavia/domain';

export interface AvailableCamper {
  camper: number;
  minDays: number;
}

// Insured by the platform, allows a second driver, free and never closed for the three weeks after a day.
const FREE_FOR_WEEKS = `
  from camper c join rental_terms t on t.camper_id = c.id
  where c.status = 'bookable' and t.insured_by = 'platform' and t.second_driver = 'not_selected'
    and c.min_future <= 7 and c.max_future >= 365
    and not exists (select from calendar_block b
      where b.camper_id = c.id and b.during && daterange($1::date - 1, $1::date + 20, '[]'))`;
const NEVER_CLOSED = `and c.closed_weekdays = 0 and c.closed_dates = '{}'`;

export class AvailableCampers {
  constructor(
    private readonly database: Client,
    private readonly from: PlainDate,
  ) {}

  async onAnyDay(): Promise<AvailableCamper> {
    return this.one(`${NEVER_CLOSED} and c.min_days between 2 and 3 and c.max_future >= 540`);
  }

  /** Random, so that parallel journeys get other campers. */
  async any({ instant }: { instant: boolean }): Promise<AvailableCamper> {
    const kind = `and ${instant ? '' : 'not '}c.instant_booking and c.min_days <= 7 and c.currency = 'EUR'`;
    return this.one(`${NEVER_CLOSED} ${kind}`, 'random()');
  }

  async withKitchenKit(): Promise<AvailableCamper & { option: number }> {
    const kit = `(select min(o.id) from camper_option o
      where o.camper_id = c.id and o.code = 'kitchen_kit' and o.most = 1 and o.unit_price > 0)`;
    const [row] = await this.rows<AvailableCamper & { option: number }>(
      `select c.id as camper, c.min_days as "minDays", ${kit} as option ${FREE_FOR_WEEKS}
        ${NEVER_CLOSED} and c.min_days between 2 and 5 and ${kit} is not null order by c.id limit 1`,
    );
    if (!row) throw new Error('No camper comes with a kitchen kit');
    return row;
  }

  private async one(condition: string, order = 'c.id'): Promise<AvailableCamper> {
    const [row] = await this.rows<AvailableCamper>(
      `select c.id as camper, c.min_days as "minDays" ${FREE_FOR_WEEKS} ${condition} order by ${order} limit 1`,
    );
    if (!row) throw new Error(`No camper for this scene: ${condition}`);
    return row;
  }

  private async rows<Row extends object>(query: string): Promise<Row[]> {
    return (await this.database.query<Row>(query, [this.from])).rows;
  }
}
