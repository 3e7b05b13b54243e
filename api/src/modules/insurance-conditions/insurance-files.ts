import { createHash } from 'node:crypto';

import type { AppContext } from '../../core/app-context';
import type { DocumentStorage } from '../../providers/documents/document-storage';
import { createInsuranceConditionsStore } from './insurance-conditions.store';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  storage: DocumentStorage;
}

const HOUR_MS = 3_600_000;

/**
 * Files of conditions. A file is registered in the database before it is written, so that none is orphaned when the
 * process ends in between.
 */
export function createInsuranceFiles({ database, clock, storage }: Needs) {
  /** Stores files of a camper and returns their names. */
  async function store(camperId: number, contents: readonly Buffer[]): Promise<string[]> {
    const files = contents.map((content) => nameOf(camperId, content));
    if (files.length === 0) return [];
    const until = new Date(clock.now().getTime() + HOUR_MS);
    await createInsuranceConditionsStore(database).reserve([...new Set(files)], until);
    for (const [index, content] of contents.entries()) await storage.put(files[index] ?? '', content);
    return files;
  }

  /** Deletes unused files. Returns the number checked. */
  async function removeUnused(): Promise<number> {
    let checked = 0;
    while (await removeOne()) checked += 1;
    return checked;
  }

  function removeOne(): Promise<boolean> {
    return database.transaction().execute(async (within) => {
      const known = createInsuranceConditionsStore(within);
      const found = await known.lockUnused(clock.now());
      if (!found) return false;
      if (!found.isUsed) await storage.remove(found.file);
      await known.release(found.file);
      return true;
    });
  }

  return { store, removeUnused, open: (file: string) => storage.open(file) };
}

export type InsuranceFiles = ReturnType<typeof createInsuranceFiles>;

function nameOf(camperId: number, content: Buffer): string {
  return `insurance-${camperId}-${createHash('sha256').update(content).digest('hex')}`;
}
