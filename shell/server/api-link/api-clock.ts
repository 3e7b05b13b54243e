import { momentMs } from '@campavia/domain';

/** How often the api is asked what time it is, in milliseconds. */
const REFRESH_MS = 5000;

/**
 * The api's clock as the site sees it, so that server, page and api agree about "today" even when a
 * sandbox moved the clock. While the api is away the last known difference stays in force.
 */
export function followApiClock(apiUrl: string) {
  let differenceMs = 0;
  let askedAt = 0;
  let running: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    try {
      const answer = await fetch(`${apiUrl}/health`, { signal: AbortSignal.timeout(1000) });
      const { now } = (await answer.json()) as { now: string };
      differenceMs = momentMs(now) - Date.now();
    } catch {
      // The api being away is told by every call to it; the clock just keeps its last difference.
    }
  }

  return {
    /** The moment it is for the api. */
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

export type ApiClock = ReturnType<typeof followApiClock>;
