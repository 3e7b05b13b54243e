import { COUNT_CAP } from '@campavia/domain';

/** Whether there may be more than a count says. */
export function isCapped(count: number): boolean {
  return count === COUNT_CAP;
}
