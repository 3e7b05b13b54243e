import { settingsFor } from '../../test/application';
import { createTestServices } from '../../test/services';
import type { Clock } from '../../src/core/clock';
import type { Database } from '../../src/database/connect';
import type { Bank } from './start-program';

interface Needs {
  database: Database;
  databaseUrl: string;
  clock: Clock;
  bank: Bank['settings'];
}

const MOST_ROUNDS = 200;

/** Asks the provider about everything that is not known yet, until nothing is left to be asked. */
export async function settleMoney({ database, databaseUrl, clock, bank }: Needs): Promise<void> {
  const settings = settingsFor(databaseUrl, '/nonexistent');
  const context = {
    database,
    clock,
    settings: { ...settings, outside: { ...settings.outside, payments: bank } },
  };
  const { jobs } = createTestServices(context).payments;
  for (let round = 0; round < MOST_ROUNDS; round += 1) if ((await jobs.syncWaiting()) === 0) return;
}
