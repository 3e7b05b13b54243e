import type { Database } from '../../database/connect';
import { listMissing } from '../../database/migrate';

/** Why a process cannot answer requests. */
export type Hindrance = 'database_unreachable' | 'migrations_missing';

/** Checks whether the database answers and has every migration that this release needs. */
export function createReadiness(database: Database) {
  async function check(): Promise<Hindrance[]> {
    try {
      return (await listMissing(database)).length > 0 ? ['migrations_missing'] : [];
    } catch {
      return ['database_unreachable'];
    }
  }

  return { check };
}
