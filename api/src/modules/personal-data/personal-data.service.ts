import { sql } from 'kysely';

import type { PersonalData } from '@campavia/contracts';

import type { ServiceContext } from '../../core/app-context';
import { DATA_SECTIONS, type DataSection } from './data-sections';

const HOUR_MS = 60 * 60_000;
const PER_USER = { most: 10, withinMs: HOUR_MS };

type Needs = Pick<ServiceContext, 'database' | 'clock' | 'rateLimits'>;

/** Export of all personal data as one file. */
export function createPersonalData({ database, clock, rateLimits }: Needs) {
  const perUser = rateLimits.limiter('personal-data', PER_USER);

  /** @throws TooManyRequestsError */
  async function collect(userId: number): Promise<PersonalData> {
    await perUser.take(String(userId));
    const sections = await database.transaction().execute(async (within) => {
      await sql`set transaction isolation level repeatable read read only`.execute(within);
      const read: [string, Record<string, unknown>[]][] = [];
      for (const section of DATA_SECTIONS)
        read.push([section.name, await readSection({ database: within, clock }, section, userId)]);
      return read;
    });
    return { made_at: clock.now().toISOString(), sections: Object.fromEntries(sections) };
  }

  return { collect };
}

export type PersonalDataService = ReturnType<typeof createPersonalData>;

async function readSection(
  context: Pick<Needs, 'database' | 'clock'>,
  { table, where, without = [], show }: DataSection,
  userId: number,
) {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) - ${[...without]}::text[] as row from ${sql.table(table)} t, app_user me
    where me.id = ${userId} and (${sql.raw(where)})`.execute(context.database);
  const all = rows.map(({ row }) => row);
  return show ? show(context, userId, all) : all;
}
