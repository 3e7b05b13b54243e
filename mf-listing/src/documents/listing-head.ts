import type { IntlShape } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import type { Site } from '@campavia/i18n/sites';
import { pageTitle, type DocumentHead, type HeadTag } from '@campavia/remote-kit/config';

import { documentTitle } from '../screens/listing/document-title';
import { listingMessages } from '../screens/listing/listing-screen.messages';

import { breadcrumbData } from './breadcrumb-data';
import { productData } from './product-data';
import { property, sharePicture, sharePictureTags } from './share-picture';

/** How wide the gallery draws its first picture. */
const FIRST_PICTURE_SIZES = '(min-width: 768px) 50vw, 100vw';

export interface ListingHeadOptions {
  intl: Pick<IntlShape, 'formatMessage' | 'formatDisplayName'>;
  site: Site;
  origin: string;
}

/** What a camper's page says of itself, whatever dates it is opened with. */
export function listingHead(listing: Listing, { intl, site, origin }: ListingHeadOptions): DocumentHead {
  const { formatMessage } = intl;
  const { id, title, city, beds, seatbelts: seats } = listing;
  const share = sharePicture(listing);
  const alt = formatMessage(listingMessages.pictureAlt, { title, number: 1 });
  return {
    title: pageTitle(documentTitle(intl, listing)),
    description: formatMessage(listingMessages.documentDescription, { title, city, beds, seats }),
    canonical: `/campers/${id}`,
    ...(!listing.published && { robots: 'noindex' }),
    tags: [
      ...firstPicture(listing),
      property('og:type', 'website'),
      property('og:locale', site.htmlLang.replace('-', '_')),
      ...(share ? sharePictureTags(new URL(share, origin).href, alt) : []),
    ],
    structuredData: [breadcrumbData(listing, { intl, site, origin }), productData(listing, site, origin)],
  };
}

/** Fetched at once: it is the largest thing of the first view. */
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
