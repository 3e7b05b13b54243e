import { momentMs } from '@campavia/domain';

const REFRESH_MS = 5000;

/** Server, page and api must agree on today's date even if a sandbox has moved the api's clock. */
export function createApiClock(apiUrl: string) {
  let differenceMs = 0;
  let askedAt = 0;
  let running: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    try {
      const answer = await fetch(`${apiUrl}/health`, { signal: AbortSignal.timeout(1000) });
      const { now } = (await answer.json()) as { now: string };
      differenceMs = momentMs(now) - Date.now();
    } catch {
      // Other calls report that the api is unavailable; the clock keeps its last offset.
    }
  }

  return {
    async now(): Promise<Date> {
      if (Date.now() - askedAt > REFRESH_MS) {
        askedAt = Date.now();
        running = refresh();
      }
      await running;
      return new Date(Date.now() + differenceMs);
    },
  };
}

export type ApiClock = ReturnType<typeof createApiClock>;
