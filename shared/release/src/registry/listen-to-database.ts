import type pg from 'pg';

import { createClient } from './database-connection';

const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 5_000;

/**
 * Listens to database notifications until stopped. A broken connection is reopened with exponential backoff.
 * @param hear is also called when a connection opens or closes, since notifications may have been missed
 */
export function listenToDatabase(databaseUrl: string, topics: readonly string[], onNotification: () => void) {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isStopped = false;

  async function connect(): Promise<void> {
    const next = createClient(databaseUrl);
    client = next;
    next.on('error', () => reconnect(next));
    next.on('end', () => reconnect(next));
    next.on('notification', onNotification);
    try {
      await next.connect();
      for (const topic of topics) await next.query(`listen ${topic}`);
      failures = 0;
      onNotification();
    } catch {
      reconnect(next);
    }
  }

  function reconnect(lost: pg.Client): void {
    if (isStopped || client !== lost) return;
    client = undefined;
    lost.end().catch(() => undefined);
    const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    failures += 1;
    // Jitter, so that servers do not all reconnect at once.
    timer = setTimeout(() => void connect(), wait * (0.5 + Math.random() / 2));
    timer.unref();
    onNotification();
  }

  void connect();
  return {
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
