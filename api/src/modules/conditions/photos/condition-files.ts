import { createHash } from 'node:crypto';

import type { AppContext } from '../../../core/app-context';
import { createUnusedFiles } from '../../../core/files/unused-files';
import type { DocumentStorage } from '../../../providers/documents/document-storage';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  storage: DocumentStorage;
}

/** Files of photos in condition reports and claims. */
export function createConditionFiles({ database, clock, storage }: Needs) {
  const { register, removeUnused } = createUnusedFiles({
    database,
    clock,
    table: 'condition_file_leaving',
    usedIn: [['condition_photo', 'file']],
    remove: (file) => storage.remove(file),
  });

  /** Stores a photo of a booking and returns the name of its file. */
  async function store(bookingId: number, content: Buffer): Promise<string> {
    const file = `photo-${bookingId}-${createHash('sha256').update(content).digest('hex')}`;
    await register([file]);
    await storage.put(file, content);
    return file;
  }

  return { store, removeUnused, open: (file: string) => storage.open(file) };
}

export type ConditionFiles = ReturnType<typeof createConditionFiles>;
