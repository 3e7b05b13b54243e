import type { Chat, ChatMessage, ChatSide } from '@campavia/contracts';

import type { AppContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import { nowOf } from '../bookings/booking-process.service';
import {
  areContactsShown,
  sharedFields,
  toChatBooking,
  toEvent,
  toMessage,
  toPerson,
  toVisibleChat,
  type VisibleChat,
} from './chats.mapper';
import { createMessageReportsStore } from './message-reports.store';
import { createChatsStore, type CamperRow, type ChatRow, type PersonRow } from './chats.store';

export type OwnChatNeeds = Pick<AppContext, 'database' | 'clock'>;

const MESSAGES_AT_ONCE = 100;
const PUBLISHED = ['published', 'bookable'];

/** The chats of a user, one by one. */
export function createOwnChats(needs: OwnChatNeeds) {
  const access = createChatAccess(needs);
  return { ...access, ...finding(needs, access), ...marking(needs, access) };
}

export type OwnChats = ReturnType<typeof createOwnChats>;

/** Who may see which chat, and ask about which camper. */
function createChatAccess({ database, clock }: OwnChatNeeds) {
  const store = createChatsStore(database);

  /** @throws HttpError 404 chat_not_found for a chat that does not exist or is not theirs */
  async function requireOwn(userId: number, chat: ChatRow | undefined): Promise<VisibleChat> {
    if (!chat || ![chat.guest_id, chat.owner_id].includes(userId)) throw new HttpError(404, 'chat_not_found');
    const [booking] = chat.booking_id === null ? [] : await store.bookings([chat.booking_id]);
    return toVisibleChat({ chat, role: roleIn(chat, userId), booking }, nowOf(clock));
  }

  /** The camper that a user may ask its owner about. @throws HttpError 404 chat_not_found */
  async function requireAsking(userId: number, asked: { camper: number; guest: number }): Promise<CamperRow> {
    const [camper] = asked.guest === userId ? await store.campers([asked.camper]) : [];
    if (!camper || !PUBLISHED.includes(camper.status) || camper.owner_id === userId) {
      throw new HttpError(404, 'chat_not_found');
    }
    return camper;
  }

  return { requireOwn, requireAsking };
}

type ChatAccess = ReturnType<typeof createChatAccess>;

function finding({ database, clock }: OwnChatNeeds, { requireOwn, requireAsking }: ChatAccess) {
  const store = createChatsStore(database);

  /** A chat with its newest messages, or with those before one. @throws HttpError 404 chat_not_found */
  async function find(userId: number, id: string, before?: number): Promise<Chat> {
    return build(await requireOwn(userId, await store.find(parseRowId(id))), before);
  }

  /**
   * The chat of a booking; for its guest that about its camper while the owner does not see the booking.
   * @throws HttpError 404 chat_not_found
   */
  async function findOfBooking(userId: number, bookingId: string): Promise<Chat> {
    const chat = await store.findOfBooking(parseRowId(bookingId));
    if (chat) return build(await requireOwn(userId, chat));
    const [booking] = await store.bookings([parseRowId(bookingId)]);
    if (booking?.guest_id !== userId) throw new HttpError(404, 'chat_not_found');
    return findOfCamper(userId, String(booking.camper_id), String(userId));
  }

  /**
   * The chat of a guest about a camper; for that guest also one without messages.
   * @throws HttpError 404 chat_not_found
   */
  async function findOfCamper(userId: number, camperId: string, guestId: string): Promise<Chat> {
    const [camper, guest] = [parseRowId(camperId), parseRowId(guestId)];
    const chat = await store.findOfCamper(camper, guest);
    if (chat) return build(await requireOwn(userId, chat));
    const about = await requireAsking(userId, { camper, guest });
    const asking = unwritten(about, guest, clock.now());
    const visible = toVisibleChat({ chat: asking, role: 'guest', booking: undefined }, nowOf(clock));
    return { ...(await build(visible)), id: null };
  }

  async function build(visible: VisibleChat, before?: number): Promise<Chat> {
    const { chat, booking } = visible;
    const [people, campers, rows, events, reported] = await Promise.all([
      store.people([chat.guest_id, chat.owner_id]),
      store.campers([chat.camper_id]),
      store.listMessages(chat.id, { before, limit: MESSAGES_AT_ONCE + 1 }),
      booking ? store.events(booking.id) : [],
      createMessageReportsStore(database).listReported(
        chat.id,
        visible.role === 'guest' ? chat.guest_id : chat.owner_id,
      ),
    ]);
    const person = (id: number) => people.find((each) => each.id === id) as PersonRow;
    return {
      id: chat.id,
      ...sharedFields(visible, campers[0] as CamperRow),
      guest: toPerson(person(chat.guest_id)),
      owner: toPerson(person(chat.owner_id)),
      booking: toChatBooking(visible),
      are_contacts_shown: areContactsShown(visible),
      can_write: people.every(({ deleted_at }) => deleted_at === null),
      messages: rows.slice(-MESSAGES_AT_ONCE).map((row) => toMessage(row, visible)),
      reported_ids: reported,
      has_earlier: rows.length > MESSAGES_AT_ONCE,
      events: events.map(toEvent),
    };
  }

  return { find, findOfBooking, findOfCamper };
}

function marking({ database }: OwnChatNeeds, { requireOwn }: ChatAccess) {
  const store = createChatsStore(database);

  /** Marks a message of the other side and those before it as read. @throws HttpError 404 chat_not_found */
  async function markRead(userId: number, messageId: string): Promise<ChatMessage> {
    const message = await store.findMessage(parseRowId(messageId));
    const { role } = await requireOwn(userId, message && (await store.find(message.chat_id)));
    if (!message) throw new HttpError(404, 'chat_not_found');
    await database.transaction().execute(async (within) => {
      const locked = createChatsStore(within);
      const chat = await locked.lock(message.chat_id);
      if (!chat || chat[`${role}_read_id`] >= message.id) return;
      const left = await locked.countAfter(chat.id, role === 'guest' ? 'owner' : 'guest', message.id);
      await locked.change(chat.id, { [`${role}_read_id`]: message.id, [`${role}_unread`]: left });
    });
    return toMessage(message, await requireOwn(userId, await store.find(message.chat_id)));
  }

  return { markRead };
}

export function roleIn(chat: ChatRow, userId: number): ChatSide {
  return chat.guest_id === userId ? 'guest' : 'owner';
}

function unwritten({ id, owner_id }: CamperRow, guest_id: number, created_at: Date): ChatRow {
  return {
    id: 0,
    camper_id: id,
    guest_id,
    owner_id,
    booking_id: null,
    created_at,
    last_message_id: null,
    last_at: null,
    guest_read_id: 0,
    owner_read_id: 0,
    guest_unread: 0,
    owner_unread: 0,
    guest_mailed_id: 0,
    owner_mailed_id: 0,
    guest_mail_try_at: null,
    owner_mail_try_at: null,
  };
}
