import { useEffect, useEffectEvent, useState } from 'react';
import useSWR from 'swr';

import { chatKeys, getBookingChat, getCamperChat, getChat, markMessageRead } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { Chat, ChatMessage } from '@campavia/contracts';
import { useAction, usePlatform } from '@campavia/remote-kit';

import type { PendingMessage, WaitingMessage } from '../../rules/chats/timeline';
import { useReportFailure } from '../use-report-failure';
import { readDataUrl, readSignature } from '../picture-file';
import { findPictureProblem, type PictureProblem } from '../../rules/picture-problems';
import { addMessage, addPhoto, removeMessage, retryMessage, subscribeToSent } from './chat-outbox';
import { useOutbox } from './use-outbox';

/** The id of a chat in an address. */
export interface ChatName {
  by: 'id' | 'booking' | 'camper';
  id: string;
  userId: number;
}

export interface UseChat {
  chat: Chat | undefined;
  failure: 'unknown' | 'failed' | undefined;
  isRetrying: boolean;
  retry: () => void;
  /** Unsent messages. */
  pending: readonly PendingMessage[];
  send: (content: string) => void;
  retryMessage: (key: string) => void;
  removeMessage: (key: string) => void;
  /** Checks a picture; a valid one is sent like a message. */
  sendPhoto: (photo: File) => Promise<PictureProblem | undefined>;
  loadEarlier: () => void;
  isLoadingEarlier: boolean;
}

/** A chat with live updates. */
export function useChat(name: ChatName): UseChat {
  const { events } = usePlatform();
  const { data, error, isValidating, mutate } = useSWR<Chat, unknown>(keyOf(name), () => read(name));
  const [earlier, setEarlier] = useState<Earlier>();
  const waiting = useOutbox(name.userId);
  const chat = data && withEarlier(data, earlier);
  const refresh = useEffectEvent((chatId: number) => {
    if (!chat?.id || chat.id === chatId) void mutate();
  });
  useEffect(() => events.subscribe('chat.changed', ({ chatId }) => refresh(chatId)), [events]);
  useEffect(
    () => events.subscribe('booking.changed', () => void (name.by !== 'camper' && mutate())),
    [events, mutate, name.by],
  );
  const take = useEffectEvent((message: ChatMessage) => {
    if (data && isIn(data, message)) void mutate(withMessage(data, message));
  });
  useEffect(() => subscribeToSent((message) => take(message)), []);
  useMarkRead(chat);
  const more = useAction(async (id: number, before: number) => {
    const { messages, has_earlier } = await getChat(id, { before });
    // With the shown ones: each new message moves the oldest of them out of the newest that the api sends.
    setEarlier({ chatId: id, messages: [...messages, ...(chat?.messages ?? [])], has_earlier });
  });
  useReportFailure(more.error);
  return {
    chat,
    failure: failureOf(error, data),
    isRetrying: isValidating,
    retry: () => void mutate(),
    pending: chat ? waiting.filter((message) => goesTo(message, chat)) : [],
    send: (content) => chat && addMessage(targetOf(chat), content),
    retryMessage,
    removeMessage,
    sendPhoto: async (file) => (chat?.id ? queuePhoto(chat.id, file) : undefined),
    loadEarlier: () => void (chat?.id && more.perform(chat.id, chat.messages[0]?.id ?? 0)),
    isLoadingEarlier: more.isBusy,
  };
}

async function queuePhoto(chatId: number, file: File): Promise<PictureProblem | undefined> {
  const problem = findPictureProblem({ bytes: file.size, start: await readSignature(file) });
  if (!problem) addPhoto(chatId, await readDataUrl(file));
  return problem;
}

function failureOf(error: unknown, chat: Chat | undefined): UseChat['failure'] {
  if (isApiError(error) && error.status === 404) return 'unknown';
  return error !== undefined && chat === undefined ? 'failed' : undefined;
}

interface Earlier extends Pick<Chat, 'messages' | 'has_earlier'> {
  chatId: number;
}

function keyOf({ by, id, userId }: ChatName): string {
  if (by === 'booking') return chatKeys.ofBooking(id);
  return by === 'camper' ? chatKeys.ofCamper(id, userId) : chatKeys.one(id);
}

function read({ by, id, userId }: ChatName): Promise<Chat> {
  if (by === 'booking') return getBookingChat(id);
  return by === 'camper' ? getCamperChat(id, userId) : getChat(id);
}

function withEarlier(chat: Chat, earlier: Earlier | undefined): Chat {
  if (!earlier || earlier.chatId !== chat.id) return chat;
  const known = new Set(chat.messages.map(({ id }) => id));
  const messages = [...earlier.messages.filter(({ id }) => !known.has(id)), ...chat.messages];
  return { ...chat, messages, has_earlier: earlier.has_earlier };
}

function isIn(chat: Chat, { chat_id }: ChatMessage): boolean {
  return chat.id === null || chat.id === chat_id;
}

function withMessage(chat: Chat, message: ChatMessage): Chat {
  const messages = chat.messages.filter(({ id }) => id !== message.id);
  return { ...chat, id: message.chat_id, messages: [...messages, message] };
}

function targetOf({ id, camper, guest }: Chat): WaitingMessage['target'] {
  return id === null ? { camperId: camper.id, guestId: guest.id } : { chatId: id };
}

function goesTo({ target }: WaitingMessage, chat: Chat): boolean {
  if ('chatId' in target) return target.chatId === chat.id;
  return target.camperId === chat.camper.id && target.guestId === chat.guest.id;
}

/** Marks messages of the other side as read while the page is visible. */
function useMarkRead(chat: Chat | undefined): void {
  const isVisible = useIsVisible();
  const unread = chat?.messages.findLast(({ author, is_read }) => author !== chat.role && !is_read)?.id;
  useEffect(() => {
    // Without a connection, or while staff act as the user, it stays unread.
    if (unread !== undefined && isVisible) void markMessageRead(unread).catch(() => undefined);
  }, [unread, isVisible]);
}

function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}
