import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';

import { listingMessages } from './listing-screen.messages';
import { GallerySkeleton, Pictures } from './listing-screen.styles';

const Gallery = lazy(() => import('@campavia/ui/media').then((media) => ({ default: media.Gallery })));

/** All pictures are drawings, which their alternative texts say. */
export function ListingPictures({ listing }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  const pictures = listing.pictures.map((picture, index) => ({
    ...picture,
    alt: formatMessage(listingMessages.pictureAlt, { title: listing.title, number: index + 1 }),
  }));
  return (
    <Pictures>
      <Suspense fallback={<GallerySkeleton />}>
        <Gallery pictures={pictures} label={listing.title} />
      </Suspense>
    </Pictures>
  );
}
