import { PassThrough } from 'node:stream';

import type { Update } from '@campavia/contracts';

import type { UpdatesService } from './updates.service';

/** Proxies close connections that are idle for long. */
const HEARTBEAT_MS = 15_000;
/** The client then reconnects, and its session is checked again. */
const MAX_AGE_MS = 300_000;
const RETRY_MS = 2000;

export interface StreamOptions {
  userId: number;
  /** Id of the last update that the client has. */
  after: number | undefined;
}

/**
 * A user's updates as server-sent events (HTML Living Standard, section 9.2), missed ones first. Ends after five
 * minutes, or when updates may have been missed; the client then reconnects.
 */
export function openUpdateStream(
  updates: Pick<UpdatesService, 'subscribe' | 'list'>,
  { userId, after }: StreamOptions,
): PassThrough {
  const stream = new PassThrough();
  const sent = new Set<number>();
  const waiting: Update[] = [];
  let isCaughtUp = false;

  function send(update: Update): void {
    if (sent.has(update.id)) return;
    sent.add(update.id);
    stream.write(`id: ${update.id}\nevent: update\ndata: ${JSON.stringify(update)}\n\n`);
  }

  const end = () => void stream.end();
  const unsubscribe = updates.subscribe(userId, {
    onUpdate: (update) => void (isCaughtUp ? send(update) : waiting.push(update)),
    onGap: end,
  });
  const heartbeat = setInterval(() => stream.write(': heartbeat\n\n'), HEARTBEAT_MS);
  const oldAge = setTimeout(end, MAX_AGE_MS);
  stream.once('close', () => {
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(oldAge);
  });

  async function catchUp(): Promise<void> {
    const { last, results } = await updates.list(userId, after);
    stream.write(`id: ${last}\nevent: ready\ndata: {}\n\n`);
    [...results, ...waiting].forEach(send);
    isCaughtUp = true;
  }

  stream.write(`retry: ${RETRY_MS}\n\n`);
  catchUp().catch((error: Error) => stream.destroy(error));
  return stream;
}

/** Ends a stream of a process that stops; its client comes back within four seconds, not all of them at once. */
export function endForRestart(stream: PassThrough): void {
  stream.end(`retry: ${RETRY_MS + Math.floor(Math.random() * RETRY_MS)}\n\n`);
}
