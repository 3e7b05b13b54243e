import type { IntlShape } from 'react-intl';

import type { ListedCampers, SeasonPrices } from '@campavia/contracts';
import type { Site } from '@campavia/i18n/sites';
import { pageTitle, type DocumentHead } from '@campavia/remote-kit/config';

import { createBreadcrumbData } from '../breadcrumb-data';
import { listCategoryBreadcrumbs, pathOfCategory, categoryTitle, type CategoryTopic } from './category-names';
import { categoryMessages } from './category.messages';
import { lowestPrice } from '../lowest-price';
import { countryInTitle } from '../place/place-names';

export interface CategoryFacts {
  campers?: ListedCampers;
  prices?: SeasonPrices;
}

/** Not indexed without campers. */
export function createCategoryHead(
  intl: IntlShape,
  topic: CategoryTopic,
  { campers, prices }: CategoryFacts,
  { site, origin }: { site: Site; origin: string },
): DocumentHead {
  const { category, seats } = topic;
  const country = countryInTitle(intl, topic.country);
  const price = lowestPrice(intl, prices);
  return {
    title: pageTitle(categoryTitle(intl, topic)),
    description: intl.formatMessage(categoryMessages.description, { category, country, price }),
    canonical: pathOfCategory(category, seats),
    structuredData: [createBreadcrumbData(listCategoryBreadcrumbs(intl, topic), site, origin)],
    ...(campers?.count === 0 && { robots: 'noindex' }),
  };
}
