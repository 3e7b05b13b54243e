import { sql } from 'kysely';

import type { Database } from '../../database/connect';

/** A feature flag and its state. */
export interface Flag {
  name: string;
  about: string;
  byDefault: boolean;
  isOn: boolean;
  /** Sites with a setting of their own. */
  sites: Record<string, boolean>;
}

/** A requested setting. */
export type FlagSetting = Pick<Flag, 'name' | 'isOn'>;

/** Reads and writes the flags. */
export function createFlagsStore(database: Database) {
  async function all(): Promise<Flag[]> {
    const { rows } = await sql<Flag>`
      select f.name, f.about, f.by_default as "byDefault", f.is_on as "isOn",
        coalesce((select jsonb_object_agg(o.site, o.is_on) from feature_flag_of_site o where o.name = f.name), '{}')
          as sites
      from feature_flag f order by f.name`.execute(database);
    return rows;
  }

  /** The state of all flags on one site, by name. */
  async function on(site: string): Promise<Record<string, boolean>> {
    const { rows } = await sql<{ name: string; is_on: boolean }>`
      select f.name, coalesce(o.is_on, f.is_on) as is_on
      from feature_flag f left join feature_flag_of_site o on o.name = f.name and o.site = ${site}
      order by f.name`.execute(database);
    return Object.fromEntries(rows.map(({ name, is_on }) => [name, is_on]));
  }

  async function set({ name, isOn }: FlagSetting): Promise<void> {
    await database.updateTable('feature_flag').set({ is_on: isOn }).where('name', '=', name).execute();
  }

  async function setOnSites({ name, isOn }: FlagSetting, sites: readonly string[]): Promise<void> {
    await database
      .insertInto('feature_flag_of_site')
      .values(sites.map((site) => ({ name, site, is_on: isOn })))
      .onConflict((conflict) => conflict.columns(['name', 'site']).doUpdateSet({ is_on: isOn }))
      .execute();
  }

  /** Resets to the default on all sites. */
  async function unset(name: string): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('feature_flag_of_site').where('name', '=', name).execute();
      await sql`update feature_flag set is_on = by_default where name = ${name}`.execute(transaction);
    });
  }

  async function unsetOnSites(name: string, sites: readonly string[]): Promise<void> {
    await database
      .deleteFrom('feature_flag_of_site')
      .where('name', '=', name)
      .where('site', 'in', [...sites])
      .execute();
  }

  return { all, on, set, setOnSites, unset, unsetOnSites };
}
