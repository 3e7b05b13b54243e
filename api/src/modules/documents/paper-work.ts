import { addDays, EXPIRY_WARNING_DAYS, statusOn } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import { isMandatory } from './document-facts';
import type { DocumentLetters } from './document-letters';
import { createDocumentPagesStore } from './document-pages.store';
import { createDocumentKeepersStore } from './document-keepers.store';
import { createDocumentsStore, type DocumentRow } from './documents.store';
import { createDueDocumentsStore } from './due-documents.store';
import type { createPaperJudge } from './judge-paper';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  /** Nobody where papers wait for the house. */
  judge: ReturnType<typeof createPaperJudge> | undefined;
  letters: DocumentLetters;
}

const LATER_MS = 60_000;

/** What happens to papers by themselves once its time has come. */
export function createPaperWork({ database, clock, judge, letters }: Needs) {
  /** Judges papers that are due. One that cannot be judged now is put off, and keeps no other from it. */
  async function judgeDue(): Promise<number> {
    if (!judge) return 0;
    const ids = await createDueDocumentsStore(database).due('paper', clock.now());
    const failures: unknown[] = [];
    for (const id of ids) await judgeOne(id, judge).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'papers cannot be judged');
    return ids.length;
  }

  async function judgeOne(id: number, { judge: judged }: NonNullable<Needs['judge']>): Promise<void> {
    try {
      await changing(id, async (within, row) => {
        const isDue = row.due_at !== null && row.due_at <= clock.now();
        if (!isDue) return;
        await judged(within, { row, pages: await createDocumentPagesStore(within).list([id]) });
      });
    } catch (error) {
      const due_at = new Date(clock.now().getTime() + LATER_MS);
      await createDocumentsStore(database).change(id, { due_at });
      throw error;
    }
  }

  /** Writes down, and tells, which papers expire soon or have expired; campers that need one go off offer. */
  async function expireDue(): Promise<number> {
    const today = clock.today();
    const warnedUntil = addDays(today, EXPIRY_WARNING_DAYS);
    const ids = await createDueDocumentsStore(database).expiring(today, warnedUntil);
    for (const id of ids) await changing(id, expireOne);
    return ids.length;
  }

  async function expireOne(within: Database, row: DocumentRow): Promise<void> {
    const status = statusOn(row.status, row.expiration_date, clock.today());
    if (status === row.status) return;
    await createDocumentsStore(within).change(row.id, { status });
    await letters.write(within, { ...row, status });
    if (status !== 'expired' || !isMandatory(row)) return;
    const store = createDocumentKeepersStore(within);
    if (row.vehicle_id !== null) await store.unpublish({ vehicleId: row.vehicle_id });
    if (row.user_id !== null && row.document_type !== 'driving_licen') {
      await store.unpublish({ ownerId: row.user_id });
    }
  }

  function changing(id: number, change: (within: Database, row: DocumentRow) => Promise<void>) {
    return database.transaction().execute(async (within) => {
      const row = await createDocumentsStore(within).lock(id);
      if (row) await change(within, row);
    });
  }

  return { judgeDue, expireDue };
}
