import type { IntlShape } from 'react-intl';

import type { ListedCampers, SeasonPrices } from '@campavia/contracts';
import type { Site } from '@campavia/i18n/sites';
import { pageTitle, type DocumentHead } from '@campavia/remote-kit/config';

import { breadcrumbData } from './breadcrumb-data';
import { crumbsOfCategory, pathOfCategory, titleOfCategory, type CategoryTopic } from './category-names';
import { categoryMessages } from './category.messages';
import { lowestPrice } from './lowest-price';
import { countryInTitle } from './place-names';

export interface CategoryFacts {
  campers?: ListedCampers;
  prices?: SeasonPrices;
}

/** What the page of a category says of itself; nobody needs to find one without campers. */
export function categoryHead(
  intl: IntlShape,
  topic: CategoryTopic,
  { campers, prices }: CategoryFacts,
  { site, origin }: { site: Site; origin: string },
): DocumentHead {
  const { category, seats } = topic;
  const country = countryInTitle(intl, topic.country);
  const price = lowestPrice(intl, prices);
  return {
    title: pageTitle(titleOfCategory(intl, topic)),
    description: intl.formatMessage(categoryMessages.description, { category, country, price }),
    canonical: pathOfCategory(category, seats),
    structuredData: [breadcrumbData(crumbsOfCategory(intl, topic), site, origin)],
    ...(campers?.count === 0 && { robots: 'noindex' }),
  };
}
