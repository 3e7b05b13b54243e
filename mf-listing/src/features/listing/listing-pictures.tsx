import { Suspense } from 'react';
import { useIntl } from 'react-intl';

import { lazyComponent, type ListingPreview } from '@campavia/remote-kit';

import { listingMessages } from './listing-screen.messages';
import { GallerySkeleton, Pictures } from './listing-screen.styles';

const Gallery = lazyComponent(async () => (await import(/* onServer */ '@campavia/ui/media')).Gallery);

/** Preloads the code of the picture viewer. */
export const preparePictures = Gallery.load;

export interface ListingPicturesProps {
  listing: ListingPreview;
  /** Address of the first picture in the width that the browser has already loaded. */
  loadedPicture: string | undefined;
}

/** All pictures are drawings, which their alternative texts say. */
export function ListingPictures({ listing, loadedPicture }: ListingPicturesProps) {
  const { formatMessage } = useIntl();
  const pictures = listing.pictures.map((picture, index) => ({
    ...picture,
    loadedUrl: index === 0 ? loadedPicture : undefined,
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
