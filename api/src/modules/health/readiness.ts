import type { FileStore } from '../../core/files/file-store';
import type { Database } from '../../database/connect';
import { listMissing } from '../../database/migrate';

/** Why a process cannot answer requests. */
export type Blocker = 'database_unreachable' | 'migrations_missing';

/** A failure that most requests do not depend on. */
export type Problem = 'files_unreachable' | 'database_full';

interface Needs {
  database: Database;
  files: Pick<FileStore, 'check'>;
  /** Whether a change failed in the last minute because the disk was full. */
  databaseFull: { isRecent(): boolean };
}

/**
 * Checks whether the database answers and has every migration that this release needs, and whether users' files can be
 * reached. Without the files a process still answers most requests, and no other process could answer the rest.
 */
export function createReadiness({ database, files, databaseFull }: Needs) {
  async function check(): Promise<{ blockers: Blocker[]; problems: Problem[] }> {
    const [blockers, problems] = await Promise.all([listBlockers(), listProblems()]);
    return { blockers, problems };
  }

  async function listBlockers(): Promise<Blocker[]> {
    try {
      return (await listMissing(database)).length > 0 ? ['migrations_missing'] : [];
    } catch {
      return ['database_unreachable'];
    }
  }

  async function listProblems(): Promise<Problem[]> {
    const full: Problem[] = databaseFull.isRecent() ? ['database_full'] : [];
    try {
      await files.check();
      return full;
    } catch {
      return ['files_unreachable', ...full];
    }
  }

  return { check };
}
