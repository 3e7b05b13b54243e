import { createHash } from 'node:crypto';

import type { AppContext } from '../../core/app-context';
import { createUnusedFiles } from '../../core/files/unused-files';
import type { DocumentStorage } from '../../providers/documents/document-storage';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  storage: DocumentStorage;
}

/** Files of pictures in chats. */
export function createPhotoFiles({ database, clock, storage }: Needs) {
  const { register, removeUnused } = createUnusedFiles({
    database,
    clock,
    table: 'chat_photo_leaving',
    usedIn: [['chat_message', 'photo']],
    remove: (file) => storage.remove(file),
  });

  /** Stores a picture of a chat and returns the name of its file. */
  async function store(chatId: number, content: Buffer): Promise<string> {
    const file = `chat-${chatId}-${createHash('sha256').update(content).digest('hex')}`;
    await register([file]);
    await storage.put(file, content);
    return file;
  }

  return { store, removeUnused, open: (file: string) => storage.open(file) };
}
