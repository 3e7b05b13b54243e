import type { Database } from '../../database/connect';
import { createLedgerCheckStore, type LedgerFault } from './check-ledger.store';

export type { LedgerFault } from './check-ledger.store';

/** Where the books and the rows they are about differ; nothing when all is well. */
export function checkLedger(database: Database): Promise<LedgerFault[]> {
  return createLedgerCheckStore(database).faults();
}
