import type { FastifyBaseLogger } from 'fastify';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import { checkLedger } from './check-ledger.service';

interface Needs {
  database: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Compares the ledger with bookings, payments and credits once a day, and logs every difference as an error. */
export function createNightlyLedgerCheck({ database, clock, log }: Needs) {
  let checkedOn: string | undefined;

  async function checkDue(): Promise<void> {
    const today = clock.today();
    if (checkedOn === today) return;
    const faults = await checkLedger(database);
    checkedOn = today;
    for (const fault of faults) log.error(fault, 'ledger check found a difference');
  }

  return { checkDue };
}
