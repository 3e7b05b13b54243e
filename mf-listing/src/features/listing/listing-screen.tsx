import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';
import {
  type ListingPreview,
  Navigate,
  pageTitle,
  useDocumentTitle,
  useLocation,
  usePagePreview,
  useParams,
  useReady,
  useToday,
} from '@campavia/remote-kit';
import { listingEventAttributes } from '@campavia/remote-kit/listing-events';
import { Skeleton, Stack, RoadDivider, Wrap } from '@campavia/ui';

import { LazySection } from '../../components/lazy-section';
import { useCountView } from '../../data/use-count-view';
import { useListing } from '../../data/use-listing';
import { useSendViewed } from '../../data/use-send-viewed';
import { isListingId, parseStay, withStay } from '../../rules/listing-address';
import { loadSimilarCampers } from '../details';
import { QuotePanel } from '../price';

import { Breadcrumbs } from './breadcrumbs';
import { documentTitle } from './document-title';
import { ListingFacts } from './listing-facts';
import { ListingHead } from './listing-head';
import { ListingOwner } from './listing-owner';
import { ListingPictures } from './listing-pictures';
import { Across, Columns, PageFoot, Sheet } from './listing-screen.styles';
import { ListingSkeleton } from './listing-skeleton';
import { ListingUnavailable } from './listing-unavailable';
import { LowerSections } from './lower-sections';
import { UnpublishedBanner } from './unpublished-banner';
import { useRememberViewed } from './use-remember-viewed';

export function ListingScreen() {
  const { id } = useParams();
  const { search } = useLocation();
  const { stay, changed } = parseStay(search, useToday());
  if (!isListingId(id)) return <ListingUnavailable failure="unknown" onRetry={() => undefined} />;
  if (changed) return <Navigate to={{ search: withStay(search, stay) }} replace />;
  return <LoadedListing id={id} stay={stay} />;
}

function LoadedListing({ id, stay }: { id: string; stay: DayRange | undefined }) {
  const { listing: loaded, isLoading, failure, retry } = useListing(id, stay);
  const preview = usePagePreview('listing');
  // The preview is painted before the whole page is rendered, even if the data is already loaded.
  const isWhole = useDeferredValue(true, preview === undefined);
  const listing = isWhole ? loaded : undefined;
  useReady(listing !== undefined || failure !== undefined);
  if (failure) return <ListingUnavailable failure={failure} onRetry={retry} gone={{ id, stay }} />;
  const shown = listing ?? preview;
  if (!shown) return <ListingSkeleton />;
  return (
    <ListingPage
      shown={shown}
      listing={listing}
      loadedPicture={preview?.loaded_picture}
      stay={stay}
      isLoading={isLoading}
    />
  );
}

interface ListingPageProps {
  /** The listing, or until it is loaded the preview from the link to this page. */
  shown: ListingPreview;
  listing: Listing | undefined;
  loadedPicture: string | undefined;
  stay: DayRange | undefined;
  isLoading: boolean;
}

function ListingPage({ shown, listing, loadedPicture, stay, isLoading }: ListingPageProps) {
  const intl = useIntl();
  useDocumentTitle(pageTitle(documentTitle(intl, shown)));
  return (
    <Sheet>
      <Wrap aria-busy={!listing || undefined}>
        <PageFoot {...(listing && listingEventAttributes({ kind: 'visit', camper: listing.id }))}>
          {listing && <Visit listing={listing} />}
          {listing?.published === false && <UnpublishedBanner state={listing.state} />}
          <Breadcrumbs listing={listing} />
          <ListingPictures listing={shown} loadedPicture={loadedPicture} />
          <Columns>
            <Stack as="article" $gap={10}>
              <ListingHead listing={shown} year={listing?.year} />
              {listing ? <Details listing={listing} stay={stay} /> : <Skeleton $height="70rem" />}
            </Stack>
            <QuotePanel shown={shown} listing={listing} stay={stay} isLoading={isLoading} />
          </Columns>
          {listing && (
            <Across>
              <LazySection
                load={loadSimilarCampers}
                with={{ id: listing.id, stay }}
                pending={<Skeleton $height="26rem" />}
              />
            </Across>
          )}
        </PageFoot>
      </Wrap>
    </Sheet>
  );
}

function Details({ listing, stay }: { listing: Listing; stay: DayRange | undefined }) {
  return (
    <>
      <ListingFacts listing={listing} />
      <RoadDivider $isFull />
      <ListingOwner listing={listing} />
      <LowerSections listing={listing} stay={stay} />
    </>
  );
}

/** Counts and stores that the camper was viewed; shows nothing. */
function Visit({ listing }: { listing: Listing }) {
  useSendViewed(listing.id);
  useCountView(listing);
  useRememberViewed(listing);
  return null;
}
