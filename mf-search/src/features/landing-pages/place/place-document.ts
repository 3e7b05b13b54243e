import type { IntlShape } from 'react-intl';

import type { Place, ListedCampers, SeasonPrices } from '@campavia/contracts';
import type { Site } from '@campavia/i18n/sites';
import { pageTitle, type DocumentHead } from '@campavia/remote-kit/config';

import { createBreadcrumbData } from '../breadcrumb-data';
import { landingPath } from '../landing-path';
import { lowestPrice } from '../lowest-price';
import { listPlaceBreadcrumbs, placeTitle } from './place-names';
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
  { site, origin }: { site: Site; origin: string },
): DocumentHead {
  const at = placeTitle(intl, place);
  return {
    title: pageTitle(intl.formatMessage(placeMessages.title, at)),
    description: intl.formatMessage(placeMessages.description, { ...at, price: lowestPrice(intl, prices) }),
    canonical: landingPath('place', { slug: place.slug }),
    structuredData: [createBreadcrumbData(listPlaceBreadcrumbs(intl, place), site, origin)],
    ...(campers?.count === 0 && { robots: 'noindex' }),
  };
}
