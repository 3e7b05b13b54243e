import { settingsFor } from '../../test/application';
import { createTestServices } from '../../test/services';
import type { Clock } from '../../src/core/clock';
import type { Database } from '../../src/database/connect';
import type { PaymentSandbox } from './start-program';

interface Needs {
  database: Database;
  databaseUrl: string;
  clock: Clock;
  sandbox: PaymentSandbox['settings'];
}

const MAX_ROUNDS = 200;

/** Queries the provider about payments in progress until none is left. */
export async function settleMoney({ database, databaseUrl, clock, sandbox }: Needs): Promise<void> {
  const settings = settingsFor(databaseUrl, '/nonexistent');
  const context = {
    database,
    clock,
    settings: { ...settings, outside: { ...settings.outside, payments: sandbox } },
  };
  const { jobs } = createTestServices(context).payments;
  for (let round = 0; round < MAX_ROUNDS; round += 1) if ((await jobs.syncWaiting()) === 0) return;
}
