import type { AppContext } from '../../core/app-context';
import { nowOf } from '../bookings/booking-process.service';
import { maskContent, toVisibleChat } from './chats.mapper';
import { roleIn } from './own-chats';
import { createChatsStore } from './chats.store';

/** Rows of `chat_message` as JSON. */
type ExportedMessage = Record<string, unknown>;

/**
 * Messages for the file of a user's data: their own as they wrote them, those of the other side as the chat shows them,
 * without contact details that are not shown yet and without hidden messages.
 */
export async function exportMessages(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  userId: number,
  messages: readonly ExportedMessage[],
): Promise<ExportedMessage[]> {
  const store = createChatsStore(database);
  const chats = await store.chats([...new Set(messages.map(({ chat_id }) => Number(chat_id)))]);
  const bookings = await store.bookings(chats.flatMap(({ booking_id }) => booking_id ?? []));
  const bookingsById = new Map(bookings.map((booking) => [booking.id, booking]));
  const visible = new Map(
    chats.map((chat) => {
      const booking = bookingsById.get(chat.booking_id ?? 0);
      return [chat.id, toVisibleChat({ chat, role: roleIn(chat, userId), booking }, nowOf(clock))];
    }),
  );
  return messages.flatMap((message): ExportedMessage[] => {
    const chat = visible.get(Number(message.chat_id));
    if (!chat) return [];
    if (message.author === chat.role) return [message];
    if (message.hidden_at !== null) return [];
    return [{ ...message, content: maskContent(String(message.content), chat).text }];
  });
}
