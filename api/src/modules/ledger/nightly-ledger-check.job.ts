import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import { checkLedger } from './check-ledger.service';

interface Needs {
  database: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const NAME = 'ledger check';

/**
 * Compares the ledger with bookings, payments and credits once a day, and logs every difference as an error. Several
 * processes may run it: the first of a day does it, the others skip it.
 */
export function createNightlyLedgerCheck({ database, clock, log }: Needs) {
  function checkDue(): Promise<void> {
    return database.transaction().execute(async (within) => {
      const today = clock.today();
      const { rows } = await sql`
        select from daily_job where name = ${NAME} and done_on is distinct from ${today}
          for update skip locked`.execute(within);
      if (rows.length === 0) return;
      for (const fault of await checkLedger(database)) log.error(fault, 'ledger check found a difference');
      await sql`update daily_job set done_on = ${today} where name = ${NAME}`.execute(within);
    });
  }

  return { checkDue };
}
