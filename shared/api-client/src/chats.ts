import { http } from '@campavia/api-client/core';
import type { Chat, ChatList, ChatListQuery, ChatMessage, UnreadChats } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Cache keys of chats. */
export const chatKeys = {
  list: (convtype: string, page: number) => `chats?convtype=${convtype}&page=${page}`,
  one: (id: number | string) => `chats/${id}`,
  ofBooking: (bookingId: number | string) => `chats/booking/${bookingId}`,
  ofCamper: (camperId: number | string, guestId: number) => `chats/camper/${camperId}/${guestId}`,
  photo: (messageId: number) => `chats/photo/${messageId}`,
  unread: () => 'chats/unread',
};

/** Time for ten megabytes at 0.8 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** One page of the chats of the user. */
export function getChats(
  { convtype = 'all', page = 1 }: ChatListQuery,
  options: EndpointOptions = {},
): Promise<ChatList> {
  return (options.http ?? http()).get<ChatList>(`/3/chats/?convtype=${convtype}&page=${page}`, options);
}

/** A chat with its newest messages, or with those before one. @throws ApiError 404 `chat_not_found` */
export function getChat(
  id: number | string,
  { before, ...options }: EndpointOptions & { before?: number } = {},
): Promise<Chat> {
  const query = before === undefined ? '' : `?before=${before}`;
  return (options.http ?? http()).get<Chat>(`/3/chats/${encodeURIComponent(id)}/${query}`, options);
}

/** The chat of a booking. @throws ApiError 404 `chat_not_found` */
export function getBookingChat(bookingId: number | string, options: EndpointOptions = {}): Promise<Chat> {
  return (options.http ?? http()).get<Chat>(`/v4/chats/booking/${encodeURIComponent(bookingId)}/`, options);
}

/** The chat of a guest about a camper; its `id` is null before the first message. @throws ApiError 404 */
export function getCamperChat(
  camperId: number | string,
  guestId: number,
  options: EndpointOptions = {},
): Promise<Chat> {
  const path = `/3/chats/product/${encodeURIComponent(camperId)}/${guestId}/`;
  return (options.http ?? http()).get<Chat>(path, options);
}

type KeyedOptions = EndpointOptions & { idempotencyKey: string };

/** Sends a message, once for its `idempotencyKey`. @throws ApiError 400 under `content`; 404; 405; 409; 429 */
export function sendMessage(id: number, content: string, options: KeyedOptions): Promise<ChatMessage> {
  return (options.http ?? http()).post<ChatMessage>(`/3/chats/${id}/messages/`, { content }, options);
}

/** The same about a camper; a guest’s first message begins the chat. */
export function sendCamperMessage(
  { camperId, guestId }: { camperId: number; guestId: number },
  content: string,
  options: KeyedOptions,
): Promise<ChatMessage> {
  const path = `/3/chats/product/${camperId}/${guestId}/messages/`;
  return (options.http ?? http()).post<ChatMessage>(path, { content }, options);
}

/** Sends a picture: JPEG, PNG or WebP, 10 MB at most. @throws ApiError 400 under `photo`; 405 `chat_photos_later`; 429 */
export function sendChatPhoto(id: number, photo: File, options: KeyedOptions): Promise<ChatMessage> {
  const form = new FormData();
  form.set('photo', photo, photo.name);
  return (options.http ?? http()).post<ChatMessage>(`/v4/chats/${id}/photos/`, form, {
    timeoutMs: UPLOAD_TIMEOUT_MS,
    ...options,
  });
}

/** The file of the picture of a message. @throws ApiError 404 */
export function getChatPhoto(messageId: number, options: EndpointOptions = {}): Promise<Blob> {
  const path = `/v4/chats/messages/${messageId}/photo/`;
  return (options.http ?? http()).get<Blob>(path, { ...options, isFile: true });
}

/** Marks a message and all earlier ones as read. @throws ApiError 404 */
export function markMessageRead(id: number, options: EndpointOptions = {}): Promise<ChatMessage> {
  const path = `/3/chats/messages/${id}/`;
  return (options.http ?? http()).patch<ChatMessage>(path, { is_read: true }, options);
}

/** The number of unread messages of the user. */
export async function countUnreadMessages(options: EndpointOptions = {}): Promise<number> {
  return (await (options.http ?? http()).get<UnreadChats>('/v4/chats/unread/', options)).count;
}

/** Stops e-mails about unread messages by the token of such an e-mail. @throws ApiError 400 `link_invalid` */
export async function stopChatEmails(token: string, options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).post('/v4/chats/unsubscribe/', { token }, options);
}
