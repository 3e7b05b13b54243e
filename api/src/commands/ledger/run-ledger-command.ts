import { connect } from '../../database/connect';
import { findDatabase } from '../flags/find-database';
import type { Terminal } from '../flags/run-flags-command';
import { checkLedger, sumLedger } from '../../modules/ledger/check-ledger.service';
import { linesOfFaults, linesOfSums } from './describe-ledger';

const EXIT = { agrees: 0, differs: 1, away: 3 };

/**
 * Compares the ledger with bookings and payments, and prints the balance of each account.
 * @returns the exit code: 0 when all agrees, 1 when something differs, 3 when there is no database to ask
 */
export async function runLedgerCommand({ env, print, printError }: Terminal): Promise<number> {
  try {
    const database = connect(await findDatabase(env), { max: 1, waitMs: 5000 });
    try {
      const [sums, faults] = [await sumLedger(database), await checkLedger(database)];
      for (const line of [...linesOfSums(sums), '', ...linesOfFaults(faults)]) print(line);
      return faults.length === 0 ? EXIT.agrees : EXIT.differs;
    } finally {
      await database.destroy();
    }
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error));
    return EXIT.away;
  }
}
