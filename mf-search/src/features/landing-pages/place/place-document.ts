import type { IntlShape } from 'react-intl';

import type { Place, ListedCampers, SeasonPrices } from '@campavia/contracts';
import { pageTitle, type DocumentHead } from '@campavia/remote-kit/config';

import { createItemListData, type ListedPage } from '../../../components/structured-data/item-list-data';
import { shareImageOf } from '../../../components/structured-data/share-image';
import { createBreadcrumbData } from '../breadcrumb-data';
import { landingPath } from '../landing-path';
import { lowestPrice } from '../lowest-price';
import { listPlaceBreadcrumbs, placeInDocument } from './place-names';
import { placeMessages } from './place.messages';

export interface PlaceFacts {
  place: Place;
  campers?: ListedCampers;
  prices?: SeasonPrices;
}

/** Not indexed without campers. */
export function createPlaceHead(
  intl: IntlShape,
  { place, campers, prices }: PlaceFacts,
  page: ListedPage,
): DocumentHead {
  const at = placeInDocument(intl, place);
  const image = shareImageOf(campers);
  return {
    title: pageTitle(intl.formatMessage(placeMessages.title, at)),
    description: intl.formatMessage(placeMessages.description, { ...at, price: lowestPrice(intl, prices) }),
    canonical: landingPath('place', { slug: place.slug }),
    ...(image && { image }),
    structuredData: [
      createBreadcrumbData(listPlaceBreadcrumbs(intl, place), page.site, page.origin),
      ...createItemListData(campers, page),
    ],
    ...(campers?.count === 0 && { robots: 'noindex' }),
  };
}
