import { Type, type Static, type TSchema } from 'typebox';

import { BOOKING_STATES, CHAT_KINDS, MAX_MESSAGE_LENGTH, MESSAGE_REPORT_REASONS } from '@campavia/domain';

import { DecimalSchema, PageOf, PlainDateSchema } from '../lists';
import { PictureSchema } from '../search/search';

const OrNull = <Some extends TSchema>(schema: Some) => Type.Union([Type.Null(), schema]);
const Moment = Type.String({ description: 'UTC timestamp' });
const Side = Type.Enum(['guest', 'owner']);
export type ChatSide = Static<typeof Side>;

const ChatPersonSchema = Type.Object({
  id: Type.Integer(),
  first_name: Type.String(),
  picture: OrNull(Type.Object({ url: Type.String() })),
});
export type ChatPerson = Static<typeof ChatPersonSchema>;

const ChatCamperSchema = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  city: Type.String(),
  picture: OrNull(PictureSchema),
  has_page: Type.Boolean({ description: 'whether its listing can be opened' }),
});

/** One message. Contact details are replaced by `•••` until the trip is confirmed. */
export const ChatMessageSchema = Type.Object({
  id: Type.Integer(),
  chat_id: Type.Integer(),
  author: Side,
  content: Type.String({ description: 'empty for a picture without words' }),
  is_masked: Type.Boolean({ description: 'contact details are hidden in it' }),
  is_hidden: Type.Boolean({ description: 'removed by staff: its content is empty, its picture null' }),
  photo_url: OrNull(Type.String({ description: 'of a webp; for the two people of the chat only' })),
  send_on_tz: Moment,
  is_read: Type.Boolean({ description: 'by its recipient' }),
  client_key: OrNull(Type.String({ description: 'the Idempotency-Key it was sent with; for its author' })),
});
export type ChatMessage = Static<typeof ChatMessageSchema>;

/** A change of the booking, shown between the messages. */
export const ChatEventSchema = Type.Object({
  id: Type.String(),
  kind: Type.String({ description: 'name of the transition, or `extension_` and the state of an extension' }),
  actor: Type.Enum(['guest', 'owner', 'staff', 'clock', 'provider']),
  at: Moment,
});
export type ChatEvent = Static<typeof ChatEventSchema>;

const ChatBookingSchema = Type.Object({
  id: Type.Integer(),
  state: Type.Enum([...BOOKING_STATES, 'FINISHED'], { description: 'as its page names it now' }),
  is_instant: Type.Boolean(),
  is_second_payment_failed: Type.Boolean(),
  date_from: PlainDateSchema,
  date_to: PlainDateSchema,
  hour_from: Type.String(),
  hour_to: Type.String(),
  time_zone: Type.String(),
  answer_by: OrNull(Moment),
  pay_by: OrNull(Moment),
  price: OrNull(DecimalSchema),
  price_currency: Type.String({ description: 'the guest’s price, or the owner’s earnings' }),
});
export type ChatBooking = Static<typeof ChatBookingSchema>;

const chatFields = {
  convtype: Type.Enum([...CHAT_KINDS]),
  role: Type.Enum(['guest', 'owner'], { description: 'of the reader' }),
  camper: ChatCamperSchema,
  date_from: OrNull(PlainDateSchema),
  date_to: OrNull(PlainDateSchema),
};

/** A chat with its newest messages, oldest first. */
export const ChatSchema = Type.Object({
  id: OrNull(Type.Integer({ description: 'null without messages' })),
  ...chatFields,
  guest: ChatPersonSchema,
  owner: ChatPersonSchema,
  booking: OrNull(ChatBookingSchema),
  are_contacts_shown: Type.Boolean({
    description: 'else they are hidden in messages, and no pictures are sent',
  }),
  can_write: Type.Boolean({ description: 'false once the other account is deleted' }),
  messages: Type.Array(ChatMessageSchema),
  reported_ids: Type.Array(Type.Integer(), { description: 'messages that the reader has reported' }),
  has_earlier: Type.Boolean({
    description: 'there are messages before the first of `messages`: request them with `before`',
  }),
  events: Type.Array(ChatEventSchema),
});
export type Chat = Static<typeof ChatSchema>;

export const ChatQuerySchema = Type.Object({
  before: Type.Optional(
    Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'id of a message' }),
  ),
});
export type ChatQuery = Static<typeof ChatQuerySchema>;

/** A chat in the list, with its last message. */
export const ChatSummarySchema = Type.Object({
  id: Type.Integer(),
  ...chatFields,
  person: ChatPersonSchema,
  last_message: ChatMessageSchema,
  unread_count: Type.Integer({ minimum: 0 }),
});
export type ChatSummary = Static<typeof ChatSummarySchema>;

export const ChatListSchema = PageOf(ChatSummarySchema);
export type ChatList = Static<typeof ChatListSchema>;

const MAX_PAGE = 100_000;
const MAX_PAGE_SIZE = 100;

/** Filters of the chat list: with `booking` those of trips, with `product` questions about campers. */
export const ChatListQuerySchema = Type.Object({
  convtype: Type.Optional(Type.Enum(['all', ...CHAT_KINDS])),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE })),
});
export type ChatListQuery = Static<typeof ChatListQuerySchema>;

export const UnreadChatsSchema = Type.Object({
  count: Type.Integer({ minimum: 0, description: 'messages that the user has not read' }),
});
export type UnreadChats = Static<typeof UnreadChatsSchema>;

export const SendMessageSchema = Type.Object(
  { content: Type.String({ minLength: 1, maxLength: MAX_MESSAGE_LENGTH }) },
  { examples: [{ content: 'Is there room for a small surfboard?' }] },
);
export type SendMessage = Static<typeof SendMessageSchema>;

/** The key of a message, so that it is stored once however often it is sent. */
export const MessageKeySchema = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\w-]+$', description: 'of one message' }),
  ),
});

/** Why a user reports a message of the other side. */
export const ReportMessageSchema = Type.Object(
  {
    reason: Type.Enum([...MESSAGE_REPORT_REASONS]),
    comment: Type.Optional(Type.String({ maxLength: 2000, description: 'needed with OTHER' })),
  },
  { examples: [{ reason: 'PAYS_ELSEWHERE' }] },
);
export type ReportMessage = Static<typeof ReportMessageSchema>;

export const ReadMessageSchema = Type.Object(
  { is_read: Type.Literal(true, { description: 'this message and those before it' }) },
  { examples: [{ is_read: true }] },
);

/** Stops the e-mails about unread messages, by the token in such an e-mail. */
export const StopChatEmailsSchema = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
);
export type StopChatEmails = Static<typeof StopChatEmailsSchema>;
