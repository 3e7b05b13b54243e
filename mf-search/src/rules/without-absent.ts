import type { SearchQuery } from '@campavia/domain';

/** Leaves out what is undefined, so that two searches that ask the same are equal. */
export function withoutAbsent(query: SearchQuery): SearchQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
