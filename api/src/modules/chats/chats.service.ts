import type { ChatList, ChatListQuery, UnreadChats } from '@campavia/contracts';

import { pageLinks } from '../../core/routing/page-links';
import { nowOf } from '../bookings/booking-process.service';
import { toSummary, toVisibleChat } from './chats.mapper';
import { createChatsStore, type ChatRow } from './chats.store';
import { createOwnChats, roleIn } from './own-chats';
import { createPhotoFiles } from './photo-files';
import { createPhotoMessages } from './photo-messages';
import { createMessageReports } from './report-message';
import { createSending, type ChatNeeds } from './send-message';

const PATH = '/3/chats/';
const USUAL_PAGE = 20;

/** What guests and owners write to one another. */
export function createChats(needs: ChatNeeds) {
  const own = createOwnChats(needs);
  const sending = createSending(needs, own);
  const { find, findOfBooking, findOfCamper, markRead } = own;
  const { send, sendAbout } = sending;
  return {
    ...listing(needs),
    find,
    findOfBooking,
    findOfCamper,
    markRead,
    send,
    sendAbout,
    report: createMessageReports(needs, own),
    photos: createPhotoMessages(needs, own, sending),
    photoFiles: createPhotoFiles(needs),
    uploads: needs.uploads,
  };
}

export type Chats = ReturnType<typeof createChats>;

function listing({ database, clock }: Pick<ChatNeeds, 'database' | 'clock'>) {
  const store = createChatsStore(database);

  /** One page of a user's chats, newest message first; empty beyond the last one. */
  async function list(userId: number, query: ChatListQuery): Promise<ChatList> {
    const { convtype = 'all', page = 1, page_size: size = USUAL_PAGE } = query;
    const [count, chats] = await Promise.all([
      store.count(userId, convtype),
      store.page(userId, { convtype, limit: size, offset: (page - 1) * size }),
    ]);
    const results = chats.length === 0 ? [] : await summarize(userId, chats);
    return { count, ...pageLinks(PATH, query, { page, size, count }), results };
  }

  async function summarize(userId: number, chats: readonly ChatRow[]): Promise<ChatList['results']> {
    const now = nowOf(clock);
    const otherOf = (chat: ChatRow) => (chat.guest_id === userId ? chat.owner_id : chat.guest_id);
    const [people, campers, bookings, last] = await Promise.all([
      store.people(chats.map(otherOf)),
      store.campers(chats.map(({ camper_id }) => camper_id)),
      store.bookings(chats.flatMap(({ booking_id }) => booking_id ?? [])),
      store.listByIds(chats.flatMap(({ last_message_id }) => last_message_id ?? [])),
    ]);
    const [personOf, camperOf] = [byId(people), byId(campers)];
    const [bookingOf, messageOf] = [byId(bookings), byId(last)];
    return chats.flatMap((chat) => {
      const [person, camper] = [personOf.get(otherOf(chat)), camperOf.get(chat.camper_id)];
      const message = messageOf.get(chat.last_message_id ?? 0);
      if (!person || !camper || !message) return [];
      const booking = bookingOf.get(chat.booking_id ?? 0);
      const visible = toVisibleChat({ chat, role: roleIn(chat, userId), booking }, now);
      return toSummary(visible, { camper, person, last: message });
    });
  }

  async function countUnread(userId: number): Promise<UnreadChats> {
    return { count: await store.countUnread(userId) };
  }

  return { list, countUnread };
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
