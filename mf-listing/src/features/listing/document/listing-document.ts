import type { IntlShape } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import type { Site } from '@campavia/i18n/sites';
import { pageTitle, type DocumentHead, type HeadTag } from '@campavia/remote-kit/config';

import { documentTitle } from '../document-title';
import { listingMessages } from '../listing-screen.messages';

import { createBreadcrumbData } from './breadcrumb-data';
import { createProductData } from './product-data';
import { openGraphTag, sharePictureUrl, createSharePictureTags } from './share-picture';

/** Must match the width of the first picture in the gallery. */
const FIRST_PICTURE_SIZES = '(min-width: 768px) 50vw, 100vw';

export interface ListingHeadOptions {
  intl: Pick<IntlShape, 'formatMessage' | 'formatDisplayName'>;
  site: Site;
  origin: string;
}

/** The same for all dates. */
export function createListingHead(
  listing: Listing,
  { intl, site, origin }: ListingHeadOptions,
): DocumentHead {
  const { formatMessage } = intl;
  const { id, title, city, beds, seatbelts: seats } = listing;
  const share = sharePictureUrl(listing);
  const alt = formatMessage(listingMessages.pictureAlt, { title, number: 1 });
  return {
    title: pageTitle(documentTitle(intl, listing)),
    description: formatMessage(listingMessages.documentDescription, { title, city, beds, seats }),
    canonical: `/campers/${id}`,
    ...(!listing.published && { robots: 'noindex' }),
    tags: [
      ...firstPicture(listing),
      openGraphTag('og:type', 'website'),
      openGraphTag('og:locale', site.htmlLang.replace('-', '_')),
      ...(share ? createSharePictureTags(new URL(share, origin).href, alt) : []),
    ],
    structuredData: [
      createBreadcrumbData(listing, { intl, site, origin }),
      createProductData(listing, site, origin),
    ],
  };
}

/** Preloads the first picture, the largest element of the first view. */
function firstPicture({ pictures: [first] }: Listing): HeadTag[] {
  if (!first) return [];
  const attributes = {
    rel: 'preload',
    as: 'image',
    href: first.url,
    imagesrcset: first.srcset,
    imagesizes: FIRST_PICTURE_SIZES,
    fetchpriority: 'high',
  };
  return [{ tag: 'link', attributes }];
}
