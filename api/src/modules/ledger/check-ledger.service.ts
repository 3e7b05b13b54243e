import type { Database } from '../../database/connect';
import { createLedgerCheckStore, type LedgerFault, type LedgerSum } from './check-ledger.store';

export type { LedgerFault, LedgerSum } from './check-ledger.store';

/** Lists differences between the ledger and the rows it refers to; empty when there are none. */
export function checkLedger(database: Database): Promise<LedgerFault[]> {
  return createLedgerCheckStore(database).faults();
}

/** Sums every account of the ledger, by currency. */
export function sumLedger(database: Database): Promise<LedgerSum[]> {
  return createLedgerCheckStore(database).sums();
}
