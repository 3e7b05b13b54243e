import { createHash } from 'node:crypto';

import type { AppContext } from '../../../core/app-context';
import type { DocumentStorage } from '../../../providers/documents/document-storage';
import { createConditionPhotosStore } from './condition-photos.store';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  storage: DocumentStorage;
}

const HOUR_MS = 3_600_000;

/**
 * Files of photos. A file is registered in the database before it is written, so that none is left behind unnoticed
 * when the process ends in between.
 */
export function createConditionFiles({ database, clock, storage }: Needs) {
  /** Stores a photo of a booking and returns the name of its file. */
  async function store(bookingId: number, content: Buffer): Promise<string> {
    const file = `photo-${bookingId}-${createHash('sha256').update(content).digest('hex')}`;
    const until = new Date(clock.now().getTime() + HOUR_MS);
    await createConditionPhotosStore(database).reserve(file, until);
    await storage.put(file, content);
    return file;
  }

  /** Removes the files that no photo uses. Returns how many it checked. */
  async function removeUnused(): Promise<number> {
    let checked = 0;
    while (await removeOne()) checked += 1;
    return checked;
  }

  function removeOne(): Promise<boolean> {
    return database.transaction().execute(async (within) => {
      const known = createConditionPhotosStore(within);
      const found = await known.lockUnused(clock.now());
      if (!found) return false;
      if (!found.isUsed) await storage.remove(found.file);
      await known.release(found.file);
      return true;
    });
  }

  return { store, removeUnused, open: (file: string) => storage.open(file) };
}

export type ConditionFiles = ReturnType<typeof createConditionFiles>;
