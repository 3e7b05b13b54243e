import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import type { DocumentStorage } from '../../providers/documents/document-storage';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  storage: DocumentStorage;
}

/** How long the message of a file may take to be stored. */
const HOUR_MS = 3_600_000;

/**
 * Files of pictures. A file is registered in the database before it is written, so that none is left behind unnoticed
 * when its message is refused, or the process ends in between.
 */
export function createPhotoFiles({ database, clock, storage }: Needs) {
  /** Stores a picture of a chat and returns the name of its file. */
  async function store(chatId: number, content: Buffer): Promise<string> {
    const file = `chat-${chatId}-${createHash('sha256').update(content).digest('hex')}`;
    const due_at = new Date(clock.now().getTime() + HOUR_MS);
    await database
      .insertInto('chat_photo_leaving')
      .values({ file, due_at })
      .onConflict((same) => same.column('file').doUpdateSet({ due_at }))
      .execute();
    await storage.put(file, content);
    return file;
  }

  /** Removes the files that no message has. Returns how many it checked. */
  async function removeUnused(): Promise<number> {
    let checked = 0;
    while (await database.transaction().execute(removeOne)) checked += 1;
    return checked;
  }

  async function removeOne(within: Database): Promise<boolean> {
    const { rows } = await sql<{ file: string; isUsed: boolean }>`
      select file, exists (select from chat_message m where m.photo = leaving.file) as "isUsed"
        from chat_photo_leaving leaving where due_at <= ${clock.now()}
        order by due_at limit 1 for update skip locked`.execute(within);
    const [found] = rows;
    if (!found) return false;
    if (!found.isUsed) await storage.remove(found.file);
    await within.deleteFrom('chat_photo_leaving').where('file', '=', found.file).execute();
    return true;
  }

  return { store, removeUnused, open: (file: string) => storage.open(file) };
}
