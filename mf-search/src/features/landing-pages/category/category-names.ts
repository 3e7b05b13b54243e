import type { IntlShape } from 'react-intl';

import type { Category } from '../../../rules/landing-pages/categories';

import { categoryMessages } from './category.messages';
import type { Breadcrumb } from '../breadcrumbs';
import { landingPath } from '../landing-path';
import { landingPagesMessages } from '../landing-pages.messages';
import { countryInTitle } from '../place/place-names';

/** What the page of a category is about. */
export interface CategoryTopic {
  category: Category;
  /** Undefined where the page asks for no number. */
  seats: number | undefined;
  /** The country of the site, by its code. */
  country: string;
}

/** The heading of a category's page. */
export function categoryTitle(intl: IntlShape, { category, seats, country: code }: CategoryTopic): string {
  const country = countryInTitle(intl, code);
  return seats === undefined
    ? intl.formatMessage(categoryMessages.title, { category, country })
    : intl.formatMessage(categoryMessages.titleWithSeats, { category, country, seats });
}

/** Path of a category's page without locale prefix. */
export function pathOfCategory(category: Category, seats?: number): string {
  return seats === undefined
    ? landingPath('category', { slug: category })
    : landingPath('category.seats', { slug: category, seats });
}

/** The breadcrumbs from the home page to a category, and to a number of seats in it. */
export function listCategoryBreadcrumbs(intl: IntlShape, { category, seats }: CategoryTopic): Breadcrumb[] {
  const breadcrumbs = [
    { name: intl.formatMessage(landingPagesMessages.home), path: landingPath('home') },
    { name: intl.formatMessage(categoryMessages.name, { category }), path: pathOfCategory(category) },
  ];
  if (seats === undefined) return breadcrumbs;
  const name = intl.formatMessage(landingPagesMessages.seats, { seats });
  return [...breadcrumbs, { name, path: pathOfCategory(category, seats) }];
}
