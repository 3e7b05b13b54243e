import type { SearchQuery } from '@campavia/domain';

const MAX_CARDS = 8;

/** Two rows of cards. */
export function limitToLandingCards(query: SearchQuery): SearchQuery {
  return { ...query, page_size: MAX_CARDS };
}
