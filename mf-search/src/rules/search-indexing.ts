import { type SearchQuery, searchToParams } from '@campavia/domain';

import { CATEGORIES, categorySearch, type Category, SEATS } from './landing-pages/categories';

/** The page that search engines are to show for the results of a search. */
export type IndexedPage =
  | { kind: 'results' }
  | { kind: 'place'; slug: string }
  | { kind: 'category'; category: Category; seats?: number }
  | { kind: 'none' };

export interface SearchFacts {
  /** Slug of the place, if it is known. */
  slug: string | undefined;
  /** Country of the site, whose categories have pages. */
  country: string;
}

/**
 * Dates, filters, coordinates and further pages would be an endless number of nearly equal pages: search engines get
 * the pages of places and categories instead.
 */
export function findIndexedPage(query: SearchQuery, { slug, country }: SearchFacts): IndexedPage {
  const fields = Object.keys(query);
  if (fields.length === 0) return { kind: 'results' };
  if (fields.length === 1 && query.where !== undefined && slug) return { kind: 'place', slug };
  return findCategoryPage(query, country) ?? { kind: 'none' };
}

function findCategoryPage(query: SearchQuery, country: string): IndexedPage | undefined {
  const asked = searchToParams(query).toString();
  for (const category of CATEGORIES) {
    for (const seats of [undefined, ...SEATS]) {
      const shown = searchToParams(categorySearch(category, country, seats)).toString();
      if (asked === shown) return { kind: 'category', category, ...(seats !== undefined && { seats }) };
    }
  }
  return undefined;
}
