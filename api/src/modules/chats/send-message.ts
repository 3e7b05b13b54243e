import type { ChatMessage } from '@campavia/contracts';
import { MAX_MESSAGE_LENGTH, tidyMessage } from '@campavia/domain';

import type { ServiceContext } from '../../core/app-context';
import { HttpError, InvalidFieldsError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import type { UploadProcesses } from '../../core/uploads/upload-processes';
import type { DocumentStorage } from '../../providers/documents/document-storage';
import { toMessage, type VisibleChat } from './chats.mapper';
import { createChatsStore, type MessageRow } from './chats.store';
import type { OwnChats } from './own-chats';

export interface ChatNeeds extends Pick<ServiceContext, 'database' | 'clock' | 'rateLimits'> {
  storage: DocumentStorage;
  uploads: UploadProcesses;
}

/** The content of the message, and the key that its author gave it. */
export interface SentMessage {
  content: string;
  key: string | undefined;
}

/** The same as it is stored. */
export type WrittenMessage = SentMessage & { photo: string | null };

const MESSAGES = { most: 120, withinMs: 600_000 };
const NEW_CHATS = { most: 30, withinMs: 86_400_000 };

/** Writing in chats. A message that is sent again under its key is stored once. */
export function createSending(needs: ChatNeeds, { requireOwn, requireAsking }: OwnChats) {
  const { database, clock, rateLimits } = needs;
  const store = createChatsStore(database);
  const newPerUser = rateLimits.limiter('chat-begin', NEW_CHATS);
  const write = createWriter(needs, requireOwn);

  /** @throws HttpError 404 chat_not_found, 405 chat_closed, 409 message_key_used; InvalidFieldsError on `content` */
  async function send(userId: number, id: string, sent: SentMessage): Promise<ChatMessage> {
    const visible = await requireOwn(userId, await store.find(parseRowId(id)));
    return write(userId, visible, { content: readContent(sent.content), key: sent.key, photo: null });
  }

  /** The same to the owner of a camper, or to a guest who has asked about it. The first message begins the chat. */
  async function sendAbout(
    userId: number,
    { camperId, guestId }: { camperId: string; guestId: string },
    sent: SentMessage,
  ): Promise<ChatMessage> {
    const [camper, guest] = [parseRowId(camperId), parseRowId(guestId)];
    const content = readContent(sent.content);
    let chat = await store.findOfCamper(camper, guest);
    if (!chat) {
      const { id: camper_id, owner_id } = await requireAsking(userId, { camper, guest });
      await newPerUser.take(String(userId));
      chat = await store.begin({ camper_id, guest_id: guest, owner_id, created_at: clock.now() });
    }
    return write(userId, await requireOwn(userId, chat), { content, key: sent.key, photo: null });
  }

  return { send, sendAbout, write };
}

export type Sending = ReturnType<typeof createSending>;

function createWriter({ database, clock, rateLimits }: ChatNeeds, requireOwn: OwnChats['requireOwn']) {
  const store = createChatsStore(database);
  const perUser = rateLimits.limiter('chat-message', MESSAGES);

  return async function write(
    userId: number,
    { chat, role }: VisibleChat,
    message: WrittenMessage,
  ): Promise<ChatMessage> {
    const { content, key, photo } = message;
    const people = await store.people([chat.guest_id, chat.owner_id]);
    if (people.some(({ deleted_at }) => deleted_at !== null)) throw new HttpError(405, 'chat_closed');
    const row = await database.transaction().execute(async (within) => {
      const locked = createChatsStore(within);
      const current = await locked.lock(chat.id);
      const known = key === undefined ? undefined : await locked.findByKey(chat.id, role, key);
      if (known) return requireSame(known, message);
      await perUser.take(String(userId));
      const values = { chat_id: chat.id, author: role, content, photo, client_key: key ?? null };
      const added = await locked.add({ ...values, sent_at: clock.now() });
      const unread = role === 'guest' ? 'owner_unread' : 'guest_unread';
      await locked.change(chat.id, {
        last_message_id: added.id,
        last_at: added.sent_at,
        [unread]: (current?.[unread] ?? 0) + 1,
      });
      return added;
    });
    return toMessage(row, await requireOwn(userId, await store.find(chat.id)));
  };
}

function requireSame(known: MessageRow, { content, photo }: WrittenMessage): MessageRow {
  if (known.content !== content || known.photo !== photo) throw new HttpError(409, 'message_key_used');
  return known;
}

function readContent(text: string): string {
  const content = tidyMessage(text);
  if (content === undefined) throw new InvalidFieldsError({ content: { id: 'field_required' } });
  if ([...content].length > MAX_MESSAGE_LENGTH) {
    const values = { limit: MAX_MESSAGE_LENGTH };
    throw new InvalidFieldsError({ content: { id: 'field_too_long', values } });
  }
  return content;
}
