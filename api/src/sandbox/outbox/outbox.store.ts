import type { Database } from '../../database/connect';

/** Reads the stored messages. */
export function createOutboxStore(database: Database) {
  async function page(recipient: string | undefined, { limit, offset }: { limit: number; offset: number }) {
    let found = database.selectFrom('notice');
    if (recipient) found = found.where('recipient', '=', recipient);
    const [rows, { count }] = await Promise.all([
      found.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
      found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    ]);
    return { rows, count };
  }

  return { page };
}
