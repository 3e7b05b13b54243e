import { createHash } from 'node:crypto';

import type { AppContext } from '../../core/app-context';
import { createUnusedFiles } from '../../core/files/unused-files';
import type { DocumentStorage } from '../../providers/documents/document-storage';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  storage: DocumentStorage;
}

/** Files of conditions of owners' insurances. */
export function createInsuranceFiles({ database, clock, storage }: Needs) {
  const { register, removeUnused } = createUnusedFiles({
    database,
    clock,
    table: 'insurance_file_leaving',
    usedIn: [['insurance_file', 'file']],
    remove: (file) => storage.remove(file),
  });

  /** Stores files of a camper and returns their names. */
  async function store(camperId: number, contents: readonly Buffer[]): Promise<string[]> {
    const files = contents.map((content) => nameOf(camperId, content));
    if (files.length === 0) return [];
    await register(files);
    for (const [index, content] of contents.entries()) await storage.put(files[index] ?? '', content);
    return files;
  }

  return { store, removeUnused, open: (file: string) => storage.open(file) };
}

export type InsuranceFiles = ReturnType<typeof createInsuranceFiles>;

function nameOf(camperId: number, content: Buffer): string {
  return `insurance-${camperId}-${createHash('sha256').update(content).digest('hex')}`;
}
