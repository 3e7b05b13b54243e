import type { ChatMessage } from '@campavia/contracts';

import { HttpError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import { areContactsShown, type VisibleChat } from './chats.mapper';
import { createChatsStore } from './chats.store';
import type { OwnChats } from './own-chats';
import { createPhotoFiles } from './photo-files';
import type { ChatNeeds, Sending } from './send-message';

const UPLOADS = { most: 60, withinMs: 600_000 };

/** Pictures as messages, only once the trip is confirmed, because pictures can contain phone numbers. */
export function createPhotoMessages(needs: ChatNeeds, { requireOwn }: OwnChats, { write }: Sending) {
  const { database, rateLimits } = needs;
  const store = createChatsStore(database);
  const files = createPhotoFiles(needs);
  const uploads = rateLimits.limiter('chat-photo', UPLOADS);

  /** Checks that a user may send one, before any file is read. @throws HttpError 404, 405; TooManyRequestsError */
  async function require(userId: number, id: string): Promise<VisibleChat> {
    const visible = await requireOwn(userId, await store.find(parseRowId(id)));
    if (!areContactsShown(visible)) throw new HttpError(405, 'chat_photos_later');
    await uploads.take(String(userId));
    return visible;
  }

  async function send(
    userId: number,
    visible: VisibleChat,
    { file, key }: { file: Buffer; key: string | undefined },
  ): Promise<ChatMessage> {
    const photo = await files.store(visible.chat.id, file);
    return write(userId, visible, { content: '', key, photo });
  }

  /** The picture of a message. @throws HttpError 404 picture_not_found, chat_not_found */
  async function open(userId: number, messageId: string): Promise<Buffer> {
    const message = await store.findMessage(parseRowId(messageId));
    if (!message?.photo || message.hidden_at) throw new HttpError(404, 'picture_not_found');
    await requireOwn(userId, await store.find(message.chat_id));
    const content = await files.open(message.photo);
    if (!content) throw new HttpError(404, 'picture_not_found');
    return content;
  }

  return { require, send, open };
}
