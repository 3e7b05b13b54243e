import { todayIn, type Now } from '@campavia/domain';

const MARKET_TIME_ZONE = 'Europe/Paris';

/** A moment as transitions see it. */
export function nowAt(ms: number): Now {
  return { ms, today: todayIn(MARKET_TIME_ZONE, new Date(ms)) };
}
