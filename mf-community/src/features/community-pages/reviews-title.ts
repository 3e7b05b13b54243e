import type { IntlShape } from 'react-intl';

import type { ReviewsView } from '../../rules/community-view';

import { communityMessages } from './community-pages.messages';

type Intl = Pick<IntlShape, 'formatMessage'>;
type Page = Pick<ReviewsView, 'page'>;

/** Title of a page of all reviews: each page has its own for search engines. */
export function titleOfReviews({ formatMessage }: Intl, { page }: Page): string {
  const title = formatMessage(communityMessages.reviewsDocument);
  return page > 1 ? formatMessage(communityMessages.titleOfPage, { title, page }) : title;
}

/** What search engines show under the title. */
export function descriptionOfReviews({ formatMessage }: Intl, { page }: Page): string {
  const description = formatMessage(communityMessages.reviewsDescription);
  return page > 1 ? formatMessage(communityMessages.descriptionOfPage, { description, page }) : description;
}
