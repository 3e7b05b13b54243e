import { randomBytes } from 'node:crypto';

import type { Application } from '../application';
import { TEST_NOW_MS } from '../scratch-databases';

/** Unused files of every kind. */
export async function arrangeFiles({ database, services }: Application): Promise<void> {
  const { files, documents } = services.providers;
  const content = Buffer.from('unused');
  const [page, photo, insurance, chat] = [
    fileName(),
    fileName('photo-'),
    fileName('insurance-'),
    fileName('chat-'),
  ] as const;
  for (const file of [page, photo, insurance, chat]) await documents.storage.put(file, content);
  const scene = `own-${randomBytes(16).toString('base64url')}`;
  await files.put(`media/campers/${scene}/original.webp`, content);
  await files.put('media/users/unused.webp', content);
  const due = { due_at: new Date(TEST_NOW_MS) };
  await database
    .insertInto('document_file_leaving')
    .values({ file: page, document_id: 1, ...due })
    .execute();
  await database
    .insertInto('condition_file_leaving')
    .values({ file: photo, ...due })
    .execute();
  await database
    .insertInto('insurance_file_leaving')
    .values({ file: insurance, ...due })
    .execute();
  await database
    .insertInto('chat_photo_leaving')
    .values({ file: chat, ...due })
    .execute();
  await database
    .insertInto('picture_files_leaving')
    .values({ scene, ...due })
    .execute();
  await database
    .insertInto('portrait_file_leaving')
    .values({ file: 'unused.webp', ...due })
    .execute();
}

/** Name of a stored file, with the prefix of its kind. */
export function fileName(kind = ''): string {
  return `${kind}1-${randomBytes(32).toString('hex')}`;
}
