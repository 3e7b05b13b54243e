import type { Chat } from '@campavia/contracts';
import { aChat, aChatBooking, aChatMessage, aMe, someChats } from '@campavia/contracts/testing';
import { answers, fails, pending, type Stories } from '@campavia/testing/stories';

const LIST = 'GET /3/chats/';
const CHAT = 'GET /3/chats/{id}/';
const CAMPER = 'GET /3/chats/product/{adId}/{guestId}/';
const BOOKING = 'GET /v4/chats/booking/{id}/';
const SEND = 'POST /3/chats/{id}/messages/';
const READ = 'PATCH /3/chats/messages/{id}/';
const PHOTO = 'GET /v4/chats/messages/{id}/photo/';

const me = aMe({ id: 7 });
const question: Partial<Chat> = {
  convtype: 'product',
  booking: null,
  date_from: null,
  date_to: null,
  are_contacts_shown: false,
  events: [],
};
const chat = (over: Partial<Chat>) => ({ answers: [answers(CHAT, aChat(over))] });
const masked = aChatMessage({ id: 904, content: 'Call me at ••• please', is_masked: true });
const base = {
  user: me,
  answers: [answers(LIST, someChats()), answers(CHAT, aChat()), answers(READ, aChatMessage())],
};

export const stories: readonly Stories[] = [
  {
    ...base,
    address: 'chats',
    path: '/d/chats',
    states: {
      loading: { answers: [pending(LIST)] },
      empty: { answers: [answers(LIST, someChats({ count: 0, results: [] }))] },
      failed: { answers: [fails(LIST)] },
      filled: {},
      'filled: several pages': { answers: [answers(LIST, someChats({ count: 45 }))] },
    },
  },
  {
    ...base,
    address: 'chat',
    path: '/d/chats/31',
    states: {
      loading: { answers: [pending(CHAT)] },
      failed: { answers: [fails(CHAT)] },
      'failed: another user’s': { answers: [fails(CHAT, 404, 'chat_not_found')] },
      filled: {},
      'filled: to be paid, with hidden contact details': chat({
        are_contacts_shown: false,
        messages: [...aChat().messages, masked],
        booking: aChatBooking({ state: 'ACCEPTED', pay_by: '2027-03-12T09:30:00.000Z' }),
      }),
      'filled: as its owner, to be answered': chat({
        role: 'owner',
        are_contacts_shown: false,
        booking: aChatBooking({ state: 'VALIDATED', answer_by: '2027-03-12T09:30:00.000Z' }),
        events: [],
      }),
      'filled: a picture that does not load': {
        answers: [
          answers(
            CHAT,
            aChat({ messages: [aChatMessage({ content: '', photo_url: '/v4/chats/messages/901/photo/' })] }),
          ),
          fails(PHOTO),
        ],
      },
      'filled: a message that was removed, and one that is reported': chat({
        reported_ids: [902],
        messages: [
          ...aChat().messages,
          aChatMessage({ id: 905, author: 'owner', content: '', is_hidden: true }),
        ],
      }),
      'dialog: reporting a message': { press: ['chats.report.open-label'] },
      'filled: earlier messages': chat({ has_earlier: true }),
      'filled: the other account is gone': chat({ can_write: false }),
      'filled: a message on its way': {
        answers: [...base.answers, pending(SEND)],
        press: ['chats.quick.arrival', '[type="submit"]'],
      },
      'failed: not sent': {
        answers: [...base.answers, fails(SEND, 405, 'chat_closed')],
        press: ['chats.quick.arrival', '[type="submit"]'],
      },
    },
    without: { empty: 'A chat in which nobody has written is that about a camper.' },
  },
  {
    ...base,
    address: 'chat.camper',
    path: '/d/chats/camper/1204',
    answers: [answers(CAMPER, aChat({ ...question, id: null, messages: [] })), answers(LIST, someChats())],
    states: {
      loading: { answers: [pending(CAMPER)] },
      empty: {},
      failed: { answers: [fails(CAMPER)] },
    },
    without: { filled: 'A chat that has begun leads to its own page.' },
  },
  {
    ...base,
    address: 'chat.booking',
    path: '/d/chats/booking/7001',
    states: {
      loading: { answers: [pending(BOOKING)] },
      failed: { answers: [fails(BOOKING)] },
      'failed: another user’s': { answers: [fails(BOOKING, 404, 'chat_not_found')] },
    },
    without: {
      empty: 'It leads to the page of the chat.',
      filled: 'It leads to the page of the chat.',
    },
  },
];
