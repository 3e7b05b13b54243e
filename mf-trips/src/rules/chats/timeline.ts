import type { Chat, ChatEvent, ChatMessage } from '@campavia/contracts';
import { momentMs, todayIn, type PlainDate } from '@campavia/domain';

/** A message that waits to be sent, is on its way, or was refused. */
export interface PendingMessage {
  key: string;
  /** Empty for a picture. */
  content: string;
  /** A picture as a data URL. */
  photo?: string | undefined;
  writtenAtMs: number;
  /** Why it is not retried automatically. */
  refusal?: string | undefined;
}

/** The target of a message: a chat, or a new one. */
export type MessageTarget = { chatId: number } | { camperId: number; guestId: number };

export type WaitingMessage = PendingMessage & { target: MessageTarget };

export type TimelineEntry =
  | { type: 'day'; key: string; day: PlainDate; atMs: number }
  | { type: 'message'; key: string; message: ChatMessage; atMs: number }
  | { type: 'event'; key: string; event: ChatEvent; atMs: number }
  | { type: 'pending'; key: string; pending: PendingMessage; atMs: number };

/** Kinds of events that have a text. */
export const SHOWN_EVENTS = [
  'send_request',
  'accept',
  'refuse',
  'no_answer',
  'no_payment',
  'taken',
  'cancel',
  'pay_whole',
  'pay_first_half',
  'pay_second_half',
  'ask_together',
  'cancel_together',
  'extension_asked',
  'extension_confirmed',
] as const;
export type ShownEvent = (typeof SHOWN_EVENTS)[number];

export function shownKindOf({ kind }: Pick<ChatEvent, 'kind'>): ShownEvent | undefined {
  return SHOWN_EVENTS.find((known) => known === kind);
}

/**
 * Messages and events in chronological order with a line before each day, and unsent messages at the end. A message
 * that has arrived is no longer unsent, even if its answer was lost.
 */
export function buildTimeline(
  { messages, events, has_earlier }: Pick<Chat, 'messages' | 'events' | 'has_earlier'>,
  pending: readonly PendingMessage[],
  timeZone: string,
): TimelineEntry[] {
  const sent = messages.map((message) => ({
    type: 'message' as const,
    key: message.client_key ?? `message-${message.id}`,
    message,
    atMs: momentMs(message.send_on_tz),
  }));
  const firstMs = has_earlier ? (sent[0]?.atMs ?? 0) : 0;
  const happened = events
    .filter((event) => shownKindOf(event))
    .map((event) => ({ type: 'event' as const, key: event.id, event, atMs: momentMs(event.at) }))
    .filter(({ atMs }) => atMs >= firstMs);
  const arrived = new Set(messages.map(({ client_key }) => client_key));
  const waiting = pending
    .filter(({ key }) => !arrived.has(key))
    .map((each) => ({ type: 'pending' as const, key: each.key, pending: each, atMs: each.writtenAtMs }));
  const past = [...sent, ...happened].toSorted((one, other) => one.atMs - other.atMs);
  return withDays([...past, ...waiting], timeZone);
}

function withDays(entries: readonly TimelineEntry[], timeZone: string): TimelineEntry[] {
  let latest: PlainDate | undefined;
  return entries.flatMap((entry) => {
    const day = dayIn(timeZone, entry.atMs);
    if (day === latest || (latest !== undefined && day < latest)) return [entry];
    latest = day;
    return [{ type: 'day' as const, key: `day-${day}`, day, atMs: entry.atMs }, entry];
  });
}

/** The day of a moment in the reader's time zone. */
export function dayIn(timeZone: string, ms: number): PlainDate {
  return todayIn(timeZone, new Date(ms));
}
