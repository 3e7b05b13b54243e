import type { SearchQuery } from '@campavia/domain';

const MOST_CARDS = 8;

/** What a landing page shows of a search: two rows of cards. */
export function landingCards(query: SearchQuery): SearchQuery {
  return { ...query, page_size: MOST_CARDS };
}
