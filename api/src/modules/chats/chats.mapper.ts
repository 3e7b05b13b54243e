import type { Chat, ChatBooking, ChatMessage, ChatPerson, ChatSide, ChatSummary } from '@campavia/contracts';
import {
  displayState,
  formatDecimal,
  hourText,
  maskContacts,
  metaStateFor,
  type Now,
} from '@campavia/domain';

import { portraitOf, toPictures } from '../../core/picture-addresses';
import { factsOf, type BookingRow } from '../bookings/booking-process.service';
import type { CamperRow, ChatRow, EventRow, MessageRow, PersonRow } from './chats.store';

const GONE = ['deleted', 'deleted_owner'];
const LISTED = ['published', 'bookable'];
/** In these the phone numbers of a booking are shown as well. */
const CONFIRMED: readonly string[] = ['TO_COME', 'ONGOING', 'FINISHED', 'DONE'];

/** A chat as one of its two people sees it. */
export interface VisibleChat {
  chat: ChatRow;
  role: ChatSide;
  booking: BookingRow | undefined;
  /** Of its booking, as its page names it now. */
  state: ChatBooking['state'] | undefined;
}

export function toVisibleChat({ chat, role, booking }: Omit<VisibleChat, 'state'>, now: Now): VisibleChat {
  const facts = booking && factsOf(booking, { reader: role });
  return { chat, role, booking, state: facts && displayState(facts, metaStateFor(role, facts, now), now) };
}

/** Whether contact details are shown: once the trip of the chat is confirmed. */
export function areContactsShown({ state }: Pick<VisibleChat, 'state'>): boolean {
  return CONFIRMED.includes(state ?? '');
}

/** The text of a message, without contact details until they are shown. */
export function maskContent(
  content: string,
  visible: Pick<VisibleChat, 'state'>,
): { text: string; isMasked: boolean } {
  return areContactsShown(visible) ? { text: content, isMasked: false } : maskContacts(content);
}

export function toMessage(row: MessageRow, visible: VisibleChat): ChatMessage {
  const { chat, role } = visible;
  const masked = maskContent(row.content, visible);
  const isHidden = row.hidden_at !== null;
  const readUntil = row.author === 'guest' ? chat.owner_read_id : chat.guest_read_id;
  return {
    id: row.id,
    chat_id: row.chat_id,
    author: row.author,
    content: isHidden ? '' : masked.text,
    is_masked: masked.isMasked && !isHidden,
    is_hidden: isHidden,
    photo_url: row.photo === null || isHidden ? null : `/v4/chats/messages/${row.id}/photo/`,
    send_on_tz: row.sent_at.toISOString(),
    is_read: row.id <= readUntil,
    client_key: row.author === role ? row.client_key : null,
  };
}

export function toPerson(row: PersonRow): ChatPerson {
  const { id, first_name, picture } = row;
  return { id, first_name, picture: portraitOf(picture) };
}

export function toCamper({ id, title, city, status, scene }: CamperRow): Chat['camper'] {
  return {
    id,
    title,
    city,
    picture: scene === null ? null : (toPictures([scene])[0] ?? null),
    has_page: LISTED.includes(status) && !GONE.includes(status),
  };
}

export function sharedFields({ chat, role, booking }: VisibleChat, camper: CamperRow) {
  return {
    convtype: chat.booking_id === null ? ('product' as const) : ('booking' as const),
    role,
    camper: toCamper(camper),
    date_from: booking?.date_from ?? null,
    date_to: booking?.date_to ?? null,
  };
}

export function toSummary(
  visible: VisibleChat,
  around: { camper: CamperRow; person: PersonRow; last: MessageRow },
): ChatSummary {
  const { chat, role } = visible;
  return {
    id: chat.id,
    ...sharedFields(visible, around.camper),
    person: toPerson(around.person),
    last_message: toMessage(around.last, visible),
    unread_count: role === 'guest' ? chat.guest_unread : chat.owner_unread,
  };
}

export function toChatBooking(visible: VisibleChat): ChatBooking | null {
  const { booking, role, state } = visible;
  if (!booking || !state) return null;
  const amount = role === 'guest' ? booking.price : booking.earnings;
  return {
    id: booking.id,
    state,
    is_instant: booking.is_instant,
    is_second_payment_failed: booking.second_half === 'failed',
    date_from: booking.date_from,
    date_to: booking.date_to,
    hour_from: hourText(booking.hour_from),
    hour_to: hourText(booking.hour_to),
    time_zone: booking.time_zone,
    answer_by: booking.answer_by?.toISOString() ?? null,
    pay_by: booking.pay_by?.toISOString() ?? null,
    price: amount === null ? null : formatDecimal(amount),
    price_currency: role === 'guest' ? booking.currency_used : booking.currency_owner,
  };
}

export function toEvent({ at, ...event }: EventRow): Chat['events'][number] {
  return { ...event, at: at.toISOString() };
}
