import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { Ghost } from '@campavia/ui';

import { listingMessages } from './listing-screen.messages';

const Gallery = lazy(() => import('@campavia/ui/media').then((media) => ({ default: media.Gallery })));

/** The camper's pictures; all of them are drawings, and each says so. */
export function ListingPictures({ listing }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  const pictures = listing.pictures.map((picture, index) => ({
    ...picture,
    alt: formatMessage(listingMessages.pictureAlt, { title: listing.title, number: index + 1 }),
  }));
  return (
    <Suspense fallback={<Ghost $ratio="2 / 1" $radius="var(--cab-l)" />}>
      <Gallery pictures={pictures} label={listing.title} />
    </Suspense>
  );
}
