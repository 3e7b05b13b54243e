import type { Facets, ListedCampers } from '@campavia/contracts';
import { COUNT_CAP } from '@campavia/domain';

/** Values for messages: the plus sign says that there are more results than were counted. */
export function countValues({ count, count_capped: isCapped }: ListedCampers): {
  count: number;
  more: string;
} {
  return { count, more: isCapped ? '+' : '' };
}

export function isCapped(count: number): boolean {
  return count === COUNT_CAP;
}

export function facetCount(facets: Facets | undefined, filter: string, value: string | number = 'true') {
  return facets?.[filter]?.[String(value)];
}
