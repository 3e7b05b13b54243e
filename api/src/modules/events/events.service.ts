import type { AnalyticsEvent } from '@campavia/contracts';

import type { ServiceContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import { toEventRow, type EventRow } from './events.mapper';
import { createEventsStore } from './events.store';

/** Maximum number of queued events; further ones are refused, so that a slow database is not overloaded. */
const MAX_WAITING = 5000;
const MAX_AT_ONCE = 1000;

/** Rate limits per visitor and per IP address. */
const OF_A_VISITOR = { most: 120, withinMs: 60_000 };
const OF_AN_ADDRESS = { most: 6000, withinMs: 60_000 };

interface Waiting {
  rows: EventRow[];
  done: () => void;
  failed: (error: unknown) => void;
}

/** Stores analytics events in batches: while one batch is written, the next one is collected. */
export function createEventsService({
  database,
  clock,
  rateLimits,
}: Pick<ServiceContext, 'database' | 'clock' | 'rateLimits'>) {
  const store = createEventsStore(database);
  const ofVisitors = rateLimits.limiter('events-visitor', OF_A_VISITOR);
  const ofAddresses = rateLimits.limiter('events-address', OF_AN_ADDRESS);
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  /**
   * Stores events; resolves once they are written.
   * @param ip - address of the client
   * @throws InvalidFieldsError for an invalid time, TooManyRequestsError, HttpError 503 when the queue is full
   */
  async function take(events: readonly AnalyticsEvent[], ip: string): Promise<void> {
    await ofAddresses.take(ip);
    await ofVisitors.take(`${ip} ${events[0]?.properties?.gb_visitor_token ?? ''}`);
    const receivedAt = clock.now();
    const rows = events.map((event) => toEventRow(event, receivedAt));
    const count = waiting.reduce((sum, { rows: others }) => sum + others.length, rows.length);
    if (count > MAX_WAITING) throw new HttpError(503, 'service_unavailable');
    const written = new Promise<void>((done, failed) => waiting.push({ rows, done, failed }));
    writing ??= writeAll().finally(() => (writing = undefined));
    return written;
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) await write(nextBatch());
  }

  function nextBatch(): Waiting[] {
    let count = 0;
    const end = waiting.findIndex(({ rows }) => (count += rows.length) > MAX_AT_ONCE);
    const batch = end < 0 ? waiting : waiting.slice(0, end);
    waiting = end < 0 ? [] : waiting.slice(end);
    return batch;
  }

  async function write(batch: Waiting[]): Promise<void> {
    try {
      await store.add(batch.flatMap(({ rows }) => rows));
      for (const { done } of batch) done();
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }

  return { take };
}

export type EventsService = ReturnType<typeof createEventsService>;
