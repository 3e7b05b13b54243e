import type { IntlShape } from 'react-intl';

import type { ListedCampers, SeasonPrices } from '@campavia/contracts';
import { pageTitle, type DocumentHead } from '@campavia/remote-kit/config';

import { createItemListData, type ListedPage } from '../../../components/structured-data/item-list-data';
import { shareImageOf } from '../../../components/structured-data/share-image';
import { createBreadcrumbData } from '../breadcrumb-data';
import { listCategoryBreadcrumbs, pathOfCategory, categoryTitle, type CategoryTopic } from './category-names';
import { categoryMessages } from './category.messages';
import { lowestPrice } from '../lowest-price';
import { countryInTitle } from '../place/place-names';

export interface CategoryFacts {
  campers?: ListedCampers;
  prices?: SeasonPrices;
}

/** Indexed without campers, too: whether there are any differs between sites, and the pages of all sites name one another. */
export function createCategoryHead(
  intl: IntlShape,
  topic: CategoryTopic,
  { campers, prices }: CategoryFacts,
  page: ListedPage,
): DocumentHead {
  const { category, seats } = topic;
  const country = countryInTitle(intl, topic.country);
  const price = lowestPrice(intl, prices);
  const description = intl.formatMessage(categoryMessages.description, { category, country, price });
  const image = shareImageOf(campers);
  return {
    title: pageTitle(categoryTitle(intl, topic)),
    description:
      seats === undefined
        ? description
        : `${description} ${intl.formatMessage(categoryMessages.sleeps, { seats })}`,
    canonical: pathOfCategory(category, seats),
    ...(image && { image }),
    structuredData: [
      createBreadcrumbData(listCategoryBreadcrumbs(intl, topic), page.site, page.origin),
      ...createItemListData(campers, page),
    ],
  };
}
