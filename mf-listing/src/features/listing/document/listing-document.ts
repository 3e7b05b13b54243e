import type { IntlShape } from 'react-intl';

import type { Listing, Review } from '@campavia/contracts';
import type { Site } from '@campavia/i18n/sites';
import { pageTitle, type DocumentHead, type HeadTag, type OwnedAddress } from '@campavia/remote-kit/config';
import { FIRST_PICTURE_SIZES } from '@campavia/ui/media';

import { documentTitle } from '../document-title';
import { listingMessages } from '../listing-screen.messages';

import { createBreadcrumbData } from './breadcrumb-data';
import { createProductData } from './product-data';
import { shareImageOf } from './share-picture';

export interface ListingHeadOptions {
  intl: Pick<IntlShape, 'formatMessage' | 'formatDisplayName'>;
  site: Site;
  origin: string;
  /** Addresses of the composition; undefined for older servers. */
  addresses: readonly OwnedAddress[] | undefined;
  /** The newest ones, for search engines. */
  reviews: readonly Review[];
}

/** The same for all dates. */
export function createListingHead(
  listing: Listing,
  { intl, site, origin, addresses, reviews }: ListingHeadOptions,
): DocumentHead {
  const { formatMessage } = intl;
  const { id, title, city, beds, seatbelts: seats } = listing;
  const numbered = formatMessage(listingMessages.numberedTitle, { title, id: String(id) });
  const image = shareImageOf(listing, formatMessage(listingMessages.pictureAlt, { title, number: 1 }));
  return {
    title: pageTitle(documentTitle(intl, listing)),
    description: formatMessage(listingMessages.documentDescription, { title: numbered, city, beds, seats }),
    canonical: `/campers/${id}`,
    ...(!listing.published && { robots: 'noindex' }),
    ...(image && { image }),
    tags: firstPicture(listing),
    structuredData: [
      createBreadcrumbData(listing, { intl, site, origin, addresses }),
      createProductData(listing, { site, origin, reviews }),
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
