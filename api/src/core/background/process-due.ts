import type { Database } from '../../database/connect';
import type { AppContext } from '../app-context';
import { forEachDespiteErrors } from './for-each-despite-errors';

/** The items of a job that are due. */
export interface DueItems<Item> {
  /** Lists them, those that have waited longest first. */
  list(): Promise<readonly Item[]>;
  /** Locks and processes one within a transaction; answers whether it was still due. */
  work(item: Item, within: Database): Promise<boolean>;
  /** Keeps one that failed from being listed until a time. */
  putOff(item: Item, until: Date): Promise<void>;
}

const PUT_OFF_MS = 600_000;
/** After so many failures the cause is not the items, and the others are left for the next run. */
const MOST_FAILURES = 5;

/**
 * Processes due items, each in its own transaction. One that fails is tried again ten minutes later, behind those that
 * are then due; returns how many were processed.
 *
 * @throws as `forEachDespiteErrors`
 */
export async function processDue<Item>(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { list, work, putOff }: DueItems<Item>,
): Promise<number> {
  let processed = 0;
  let failures = 0;
  await forEachDespiteErrors(await list(), async (item) => {
    if (failures >= MOST_FAILURES) return;
    try {
      if (await database.transaction().execute((within) => work(item, within))) processed += 1;
    } catch (error) {
      failures += 1;
      await putOff(item, new Date(clock.now().getTime() + PUT_OFF_MS));
      throw error;
    }
  });
  return processed;
}
