import type { Moneybox } from '@campavia/contracts';
import { daysBetween, momentMs, parseDecimal, plainDate, todayIn } from '@campavia/domain';

/** From this number of days on, pages show how many days are left. */
export const SOON_DAYS = 60;

/** Number of days that a credit can still be used, today included, if it is small. */
export function daysLeftSoon({ expire_at: end }: Pick<Moneybox, 'expire_at'>, today: string) {
  const days = daysBetween(plainDate(today), lastDayOf(end));
  return days <= SOON_DAYS ? Math.max(0, days) : undefined;
}

/** The last whole day of a credit, in UTC. */
export function lastDayOf(end: string) {
  return todayIn('UTC', new Date(momentMs(end)));
}

/** The available amount, by currency. */
export function sumCredits(credits: readonly Moneybox[]): { currency: string; minor: number }[] {
  const sums = new Map<string, number>();
  for (const { balance, currency } of credits) {
    sums.set(currency, (sums.get(currency) ?? 0) + parseDecimal(balance));
  }
  return [...sums].map(([currency, minor]) => ({ currency, minor }));
}
