import type { IntlShape } from 'react-intl';

import { pageTitle, type DocumentAnswer, type DocumentRequest } from '@campavia/remote-kit/config';

import type { CommunityData } from '../../data/fetch-community';
import {
  isNarrowed,
  parseFilters,
  parseReviewsView,
  writeFilters,
  writeReviewsView,
} from '../../rules/community-view';

import { communityMessages } from './community-pages.messages';
import { descriptionOfReviews, titleOfReviews } from './reviews-title';

type Intl = Pick<IntlShape, 'formatMessage'>;

const REVIEWS_PATH = '/community/all-reviews';

/** Redirects to the reviews. */
export function redirectToReviews({ search }: DocumentRequest): DocumentAnswer {
  return { status: 301, redirect: `${REVIEWS_PATH}${search}` };
}

/** All reviews; a page beyond the last redirects to the first. */
export function createAllReviewsDocument(
  { path, search }: DocumentRequest,
  { formatMessage }: Intl,
  { data, isPartial, pageSize }: CommunityData,
): DocumentAnswer {
  const view = parseReviewsView(new URLSearchParams(search));
  if (pageSize === 0 && view.page > 1) {
    const query = writeReviewsView({ ...view, page: 1 });
    return { status: 302, redirect: [REVIEWS_PATH, query].filter(Boolean).join('?') };
  }
  const isListed = !isNarrowed(view) && view.order === 'newest' && view.page > 1;
  return {
    status: 200,
    head: {
      title: pageTitle(titleOfReviews({ formatMessage }, view)),
      description: descriptionOfReviews({ formatMessage }, view),
      canonical: isListed ? `${path}?page=${view.page}` : path,
    },
    data,
    isPartial,
  };
}

/** The pictures of reviews; search engines index neither opened pictures nor filters as separate pages. */
export function createPicturesWallDocument(
  { path, search }: DocumentRequest,
  { formatMessage }: Intl,
  { data, isPartial }: CommunityData,
): DocumentAnswer {
  const isFiltered = writeFilters(parseFilters(new URLSearchParams(search))) !== '';
  return {
    status: 200,
    head: {
      title: pageTitle(formatMessage(communityMessages.wallDocument)),
      description: formatMessage(communityMessages.wallDescription),
      canonical: path,
      ...(isFiltered && { robots: 'noindex' }),
    },
    data,
    isPartial,
  };
}
