import type { Chat, ChatBooking, ChatList, ChatMessage, ChatSummary } from '../../chats/chats';

const picture = {
  url: '/media/pictures/lake-dawn-4-2/640.webp',
  srcset: '/media/pictures/lake-dawn-4-2/640.webp 640w',
};

/** A message of the guest. */
export function aChatMessage(over: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: 901,
    chat_id: 31,
    author: 'guest',
    content: 'Hello Camille, would you mind a very old, very polite dog?',
    is_masked: false,
    is_hidden: false,
    photo_url: null,
    send_on_tz: '2027-03-09T17:22:00.000Z',
    is_read: true,
    client_key: null,
    ...over,
  };
}

/** The booking of a chat: the week of `aBooking`, confirmed. */
export function aChatBooking(over: Partial<ChatBooking> = {}): ChatBooking {
  return {
    id: 7001,
    state: 'TO_COME',
    is_instant: false,
    is_second_payment_failed: false,
    date_from: '2027-11-01',
    date_to: '2027-11-07',
    hour_from: '09:00:00',
    hour_to: '20:00:00',
    time_zone: 'Europe/Paris',
    answer_by: null,
    pay_by: null,
    price: '539.70',
    price_currency: 'EUR',
    ...over,
  };
}

/** The chat of a confirmed trip, as its guest reads it. */
export function aChat(over: Partial<Chat> = {}): Chat {
  return {
    id: 31,
    convtype: 'booking',
    role: 'guest',
    camper: { id: 1204, title: 'Summit', city: 'Annecy', picture, has_page: true },
    date_from: '2027-11-01',
    date_to: '2027-11-07',
    guest: { id: 7, first_name: 'Emma', picture: null },
    owner: { id: 12, first_name: 'Camille', picture: null },
    booking: aChatBooking(),
    are_contacts_shown: true,
    can_write: true,
    messages: [
      aChatMessage(),
      aChatMessage({
        id: 902,
        author: 'owner',
        content: 'Dogs are welcome; the yellow blanket is his.',
        send_on_tz: '2027-03-10T07:31:00.000Z',
      }),
      aChatMessage({
        id: 903,
        content: 'Perfect. We land at 8:20, is nine still good for you?',
        send_on_tz: '2027-03-10T08:06:00.000Z',
      }),
    ],
    reported_ids: [],
    has_earlier: false,
    events: [
      { id: 'booking-1', kind: 'accept', actor: 'owner', at: '2027-03-10T07:32:00.000Z' },
      { id: 'booking-2', kind: 'pay_whole', actor: 'provider', at: '2027-03-10T07:50:00.000Z' },
    ],
    ...over,
  };
}

/** The same in the list. */
export function aChatSummary(over: Partial<ChatSummary> = {}): ChatSummary {
  const { camper, owner, convtype, role, date_from, date_to } = aChat();
  return {
    id: 31,
    convtype,
    role,
    camper,
    date_from,
    date_to,
    person: owner,
    last_message: aChatMessage({ id: 903, content: 'Perfect. We land at 8:20, is nine still good for you?' }),
    unread_count: 0,
    ...over,
  };
}

/** Two chats: one of a trip, and a question that was answered and not read yet. */
export function someChats(over: Partial<ChatList> = {}): ChatList {
  const question = aChatSummary({
    id: 32,
    convtype: 'product',
    date_from: null,
    date_to: null,
    person: { id: 13, first_name: 'Bernard', picture: null },
    camper: { id: 1301, title: 'Maud', city: 'Quimper', picture: null, has_page: true },
    last_message: aChatMessage({
      id: 910,
      chat_id: 32,
      author: 'owner',
      content: 'Yes! The roof box is free.',
      is_read: false,
    }),
    unread_count: 1,
  });
  return { count: 2, next: null, previous: null, results: [aChatSummary(), question], ...over };
}
