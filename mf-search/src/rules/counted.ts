import type { ListedCampers } from '@campavia/contracts';

/** How many there are, as messages take it: a plus sign stands for more than was counted. */
export function counted({ count, count_capped: isCapped }: ListedCampers): { count: number; more: string } {
  return { count, more: isCapped ? '+' : '' };
}
