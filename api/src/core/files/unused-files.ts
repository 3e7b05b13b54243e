import { sql } from 'kysely';

import type { Database } from '../../database/connect';
import type { AppContext } from '../app-context';
import { processDue } from '../background/process-due';

export interface UnusedFilesOptions extends Pick<AppContext, 'database' | 'clock'> {
  /** Table of files that may be unused, with `due_at`, the time from which they are removed. */
  table: string;
  /** Column of the table with the name of the file. */
  column?: string;
  /** Tables and columns that name the files in use. */
  usedIn: readonly [table: string, column: string][];
  /** Deletes a file from where it is stored. */
  remove(file: string): Promise<void>;
}

/** How long after it was registered a file may still be unused. */
const HOUR_MS = 3_600_000;

/**
 * Removes files that no row uses. A file is registered before it is written, so that none is orphaned when the process
 * ends before a row uses it.
 */
export function createUnusedFiles(options: UnusedFilesOptions) {
  const { database, clock, remove } = options;
  const table = sql.table(options.table);
  const column = sql.ref(options.column ?? 'file');
  const isUsed = sql.join(
    options.usedIn.map(
      ([user, name]) =>
        sql`exists (select from ${sql.table(user)} used where ${sql.ref(`used.${name}`)} = due.file)`,
    ),
    sql` or `,
  );

  /** Registers files that are about to be stored: they are removed if no row uses them within an hour. */
  async function register(files: readonly string[]): Promise<void> {
    const dueAt = new Date(clock.now().getTime() + HOUR_MS);
    const rows = [...new Set(files)].map((file) => sql`(${file}, ${dueAt})`);
    await sql`
      insert into ${table} (${column}, due_at) values ${sql.join(rows)}
        on conflict (${column}) do update set due_at = excluded.due_at`.execute(database);
  }

  /** Removes the files that are due and unused. Returns how many it checked. @throws errors of `remove`, as `processDue` */
  async function removeUnused(): Promise<number> {
    return processDue({ database, clock }, { list: listDue, work: removeOne, putOff });
  }

  async function listDue(): Promise<string[]> {
    const { rows } = await sql<{ file: string }>`select ${column} as file from ${table}
      where due_at <= ${clock.now()} order by due_at`.execute(database);
    return rows.map(({ file }) => file);
  }

  async function putOff(file: string, until: Date): Promise<void> {
    await sql`update ${table} set due_at = ${until} where ${column} = ${file}`.execute(database);
  }

  async function removeOne(file: string, within: Database): Promise<boolean> {
    const { rows } = await sql<{ file: string; isUsed: boolean }>`
      select file, ${isUsed} as "isUsed" from (
        select ${column} as file from ${table} where ${column} = ${file} and due_at <= ${clock.now()}
          for update skip locked) due`.execute(within);
    const [found] = rows;
    if (!found) return false;
    if (!found.isUsed) await remove(file);
    await sql`delete from ${table} where ${column} = ${file}`.execute(within);
    return true;
  }

  return { register, removeUnused };
}
