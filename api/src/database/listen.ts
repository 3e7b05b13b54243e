import pg from 'pg';

const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 5000;

/** Handlers of database notifications. */
export interface Listener {
  onMessage: (payload: string) => void;
  /** Called after a reconnect: notifications may have been missed. */
  onReconnect: () => void;
}

/**
 * Listens to a notification channel on a dedicated connection until stopped. A lost connection is reopened with
 * increasing delay.
 */
export function listenTo(databaseUrl: string, channel: string, { onMessage, onReconnect }: Listener) {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let wasConnected = false;
  let isStopped = false;

  async function open(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    client = next;
    next.on('error', () => reopen(next));
    next.on('end', () => reopen(next));
    next.on('notification', ({ payload = '' }) => onMessage(payload));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      failures = 0;
      if (wasConnected) onReconnect();
      wasConnected = true;
    } catch {
      reopen(next);
    }
  }

  function reopen(lost: pg.Client): void {
    if (isStopped || client !== lost) return;
    client = undefined;
    lost.end().catch(() => undefined);
    const waitMs = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    failures += 1;
    timer = setTimeout(() => void open(), waitMs);
  }

  const opened = open();
  return {
    /** Settles once the first attempt to connect has ended. */
    opened,
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
