import { sendCamperMessage, sendChatPhoto, sendMessage } from '@campavia/api-client';
import { failureEntries, isApiError } from '@campavia/api-client/core';
import type { ChatMessage } from '@campavia/contracts';

import type { MessageTarget, WaitingMessage } from '../../rules/chats/timeline';
import { fileFromDataUrl } from '../picture-file';
import { forgetMessage, loadWaiting, storeMessage } from './outbox-storage';

type Listener = () => void;

/** Name of the lock for sending. */
const NAME = 'mf-trips.messages';
const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 30_000;

let waiting: readonly WaitingMessage[] = [];
let userId: number | undefined;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<Listener>();
const sentListeners = new Set<(message: ChatMessage) => void>();

export function listWaiting(): readonly WaitingMessage[] {
  return waiting;
}

export function subscribeToWaiting(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function subscribeToSent(listener: (message: ChatMessage) => void): () => void {
  sentListeners.add(listener);
  return () => void sentListeners.delete(listener);
}

/** Restores the messages that the user wrote on this device and that were not sent. */
export async function openOutbox(ofUser: number): Promise<void> {
  if (userId !== ofUser) {
    userId = ofUser;
    set([]);
    const stored = await loadWaiting().catch(() => []);
    if (userId === ofUser)
      set([...stored.filter(({ key }) => !waiting.some((own) => own.key === key)), ...waiting]);
  }
  await sendWaiting();
}

/** Queues a message, and sends it as soon as possible. */
export function addMessage(target: MessageTarget, content: string): void {
  add({ key: crypto.randomUUID(), content, writtenAtMs: Date.now(), target });
}

/** The same for a picture, as a data URL, in an existing chat. */
export function addPhoto(chatId: number, photo: string): void {
  add({ key: crypto.randomUUID(), content: '', photo, writtenAtMs: Date.now(), target: { chatId } });
}

function add(message: WaitingMessage): void {
  set([...waiting, message]);
  // Without storage it is kept on the open page only.
  void storeMessage(message).catch(() => undefined);
  void sendWaiting();
}

/** Sends a refused message again. */
export function retryMessage(key: string): void {
  set(waiting.map((each) => (each.key === key ? { ...each, refusal: undefined } : each)));
  void sendWaiting();
}

export function removeMessage(key: string): void {
  const removed = waiting.find((each) => each.key === key);
  set(waiting.filter((each) => each.key !== key));
  if (removed) void forgetMessage(removed).catch(() => undefined);
}

let isWanted = false;
let sending: Promise<void> | undefined;

/** Sends the queue one by one, so that messages arrive in the order in which they were written. */
export function sendWaiting(): Promise<void> {
  clearTimeout(timer);
  isWanted = true;
  sending ??= sendWhileWanted().finally(() => {
    sending = undefined;
    if (isWanted) void sendWaiting();
  });
  return sending;
}

async function sendWhileWanted(): Promise<void> {
  while (isWanted) {
    isWanted = false;
    await withLock(sendAll);
  }
}

async function sendAll(): Promise<void> {
  const sender = userId;
  for (;;) {
    const next = waiting.find(({ refusal }) => refusal === undefined);
    if (!next || !navigator.onLine || userId !== sender || !(await send(next))) return;
  }
}

/** Whether the next one can be tried. */
async function send(message: WaitingMessage): Promise<boolean> {
  const { key } = message;
  try {
    const sent = await callFor(message);
    failures = 0;
    for (const listener of sentListeners) listener(sent);
    removeMessage(key);
    return true;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) {
      tryLater();
      return false;
    }
    set(waiting.map((each) => (each.key === key ? { ...each, refusal } : each)));
    return true;
  }
}

function callFor({ key, content, photo, target }: WaitingMessage): Promise<ChatMessage> {
  const options = { idempotencyKey: key };
  if (!('chatId' in target)) return sendCamperMessage(target, content, options);
  return photo === undefined
    ? sendMessage(target.chatId, content, options)
    : sendChatPhoto(target.chatId, fileFromDataUrl(photo), options);
}

/** Why the api refused a message; undefined if a retry may succeed. */
function refusalOf(error: unknown): string | undefined {
  const status = isApiError(error) ? (error.status ?? 0) : 0;
  const isFinal = status >= 400 && status < 500 && ![401, 408, 429].includes(status);
  return isFinal ? (failureEntries(error as Error)[0]?.text ?? '') : undefined;
}

function tryLater(): void {
  failures += 1;
  const pauseMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
  timer = setTimeout(() => void sendWaiting(), pauseMs);
}

function set(messages: readonly WaitingMessage[]): void {
  waiting = messages;
  for (const listener of listeners) listener();
}

async function withLock(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  await (locks ? locks.request(NAME, work) : work());
}
