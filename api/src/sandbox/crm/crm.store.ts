import type { Database } from '../../database/connect';

/** Reads the leads that the sandbox stored. */
export function createCrmStore(database: Database) {
  async function page({ limit, offset }: { limit: number; offset: number }) {
    const leads = database.selectFrom('crm_lead');
    const [rows, { count }] = await Promise.all([
      leads
        .selectAll()
        .orderBy('written_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
      leads.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    ]);
    return { rows, count };
  }

  return { page };
}

export type CrmRow = Awaited<ReturnType<ReturnType<typeof createCrmStore>['page']>>['rows'][number];
