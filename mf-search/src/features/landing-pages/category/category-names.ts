import type { IntlShape } from 'react-intl';

import type { Category } from '../../../rules/landing-pages/categories';

import { categoryMessages } from './category.messages';
import type { Breadcrumb } from '../breadcrumbs';
import { landingPath } from '../landing-path';
import { landingPagesMessages } from '../landing-pages.messages';
import { countryInTitle } from '../place/place-names';

export interface CategoryTopic {
  category: Category;
  seats: number | undefined;
  /** ISO 3166-1 code of the site's country. */
  country: string;
}

export function categoryTitle(intl: IntlShape, { category, seats, country: code }: CategoryTopic): string {
  const country = countryInTitle(intl, code);
  return seats === undefined
    ? intl.formatMessage(categoryMessages.title, { category, country })
    : intl.formatMessage(categoryMessages.titleWithSeats, { category, country, seats });
}

export function pathOfCategory(category: Category, seats?: number): string {
  return seats === undefined
    ? landingPath('category', { slug: category })
    : landingPath('category.seats', { slug: category, seats });
}

export function listCategoryBreadcrumbs(intl: IntlShape, { category, seats }: CategoryTopic): Breadcrumb[] {
  const breadcrumbs = [
    { name: intl.formatMessage(landingPagesMessages.home), path: landingPath('home') },
    { name: intl.formatMessage(categoryMessages.name, { category }), path: pathOfCategory(category) },
  ];
  if (seats === undefined) return breadcrumbs;
  const name = intl.formatMessage(landingPagesMessages.seats, { seats });
  return [...breadcrumbs, { name, path: pathOfCategory(category, seats) }];
}
