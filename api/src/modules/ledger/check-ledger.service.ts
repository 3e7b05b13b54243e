import type { Database } from '../../database/connect';
import { createLedgerCheckStore, type LedgerFault, type LedgerSum } from './check-ledger.store';

export type { LedgerFault, LedgerSum } from './check-ledger.store';

/** Where the books and the rows they are about differ; nothing when all is well. */
export function checkLedger(database: Database): Promise<LedgerFault[]> {
  return createLedgerCheckStore(database).faults();
}

/** What stands on every account of the books, by currency. */
export function sumLedger(database: Database): Promise<LedgerSum[]> {
  return createLedgerCheckStore(database).sums();
}
