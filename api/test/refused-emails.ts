import { sql } from 'kysely';

import type { Database } from '../src/database/connect';

/** Lets every e-mail to these addresses fail while `run` runs. */
export async function refuseEmails(
  database: Database,
  recipients: readonly string[],
  run: () => Promise<void>,
): Promise<void> {
  const addresses = sql.join(recipients.map((address) => sql.lit(address)));
  await sql`alter table notice add constraint notice_refused check (recipient not in (${addresses})) not valid`.execute(
    database,
  );
  try {
    await run();
  } finally {
    await sql`alter table notice drop constraint notice_refused`.execute(database);
  }
}
