import type { Facets, ListedCampers } from '@campavia/contracts';
import { COUNT_CAP } from '@campavia/domain';

/** How many there are, as messages take it: a plus sign stands for more than was counted. */
export function countValues({ count, count_capped: isCapped }: ListedCampers): {
  count: number;
  more: string;
} {
  return { count, more: isCapped ? '+' : '' };
}

/** Whether there may be more than a count says. */
export function isCapped(count: number): boolean {
  return count === COUNT_CAP;
}

/** How many results there would be with a value of a filter; undefined while that is not known. */
export function facetCount(facets: Facets | undefined, filter: string, value: string | number = 'true') {
  return facets?.[filter]?.[String(value)];
}
