import type { IntlShape } from 'react-intl';

import type { Place, ListedCampers } from '@campavia/contracts';
import { searchToParams, type SearchQuery } from '@campavia/domain';
import { findPath, pageTitle, type DocumentHead, type HeadTag } from '@campavia/remote-kit/config';

import { config } from '../../../remote.config';
import { searchMessages } from '../../components/search.messages';
import { createItemListData, type ListedPage } from '../../components/structured-data/item-list-data';
import { shareImageOf } from '../../components/structured-data/share-image';
import { describeSearchArea } from '../../rules/search-area';
import { findIndexedPage, type IndexedPage } from '../../rules/search-indexing';

import { CARD_SIZES } from './card-sizes';
import { searchTitle } from './search-title';

export interface SearchFound {
  answer: ListedCampers | undefined;
  place: Place | undefined;
  /** Whether the place may exist although the api has not said so. */
  isPlaceUncertain: boolean;
}

export function pathOfSearch(query: SearchQuery): string {
  const params = searchToParams(query).toString();
  return params ? `/s?${params}` : '/s';
}

/** Not indexed without results, nor if the page of a place or of a category replaces it. */
export function createSearchHead(
  intl: IntlShape,
  query: SearchQuery,
  { answer, place, isPlaceUncertain, ...page }: SearchFound & ListedPage,
): DocumentHead {
  const indexed = findIndexedPage(query, { slug: place?.slug, country: page.site.country });
  const title = searchTitle(intl, { query, area: describeSearchArea(query, place), answer });
  const isHidden = answer?.count === 0 || (indexed.kind === 'none' && !isPlaceUncertain);
  const image = shareImageOf(answer);
  return {
    title: pageTitle(title),
    description: `${title}. ${intl.formatMessage(searchMessages.documentDescription)}`,
    canonical: isHidden ? pathOfSearch(query) : canonicalOf(indexed, query),
    ...(isHidden && { robots: 'noindex' }),
    ...(image && { image }),
    structuredData: createItemListData(answer, page),
    tags: firstPicture(answer),
  };
}

/** Preloads the picture of the first card, the largest element of the first view. */
function firstPicture(answer: ListedCampers | undefined): HeadTag[] {
  const picture = answer?.results[0]?.pictures[0];
  if (!picture) return [];
  const attributes = {
    rel: 'preload',
    as: 'image',
    href: picture.url,
    imagesrcset: picture.srcset,
    imagesizes: CARD_SIZES,
    fetchpriority: 'high',
  };
  return [{ tag: 'link', attributes }];
}

function canonicalOf(indexed: IndexedPage, query: SearchQuery): string {
  return pathOfIndexed(indexed) ?? pathOfSearch(query);
}

function pathOfIndexed(indexed: IndexedPage): string | undefined {
  const { addresses } = config;
  if (indexed.kind === 'place') return findPath(addresses, 'place', { slug: indexed.slug });
  if (indexed.kind !== 'category') return undefined;
  const { category: slug, seats } = indexed;
  return seats === undefined
    ? findPath(addresses, 'category', { slug })
    : findPath(addresses, 'category.seats', { slug, seats });
}
