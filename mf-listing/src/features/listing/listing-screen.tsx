import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';
import {
  Navigate,
  pageTitle,
  useDocumentTitle,
  useLocation,
  useParams,
  useReady,
  useToday,
} from '@campavia/remote-kit';
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
  const { listing, isLoading, failure, retry } = useListing(id, stay);
  useReady(listing !== undefined || failure !== undefined);
  if (failure) return <ListingUnavailable failure={failure} onRetry={retry} gone={{ id, stay }} />;
  if (!listing) return <ListingSkeleton />;
  return <ListingPage listing={listing} stay={stay} isLoading={isLoading} />;
}

interface ListingPageProps {
  listing: Listing;
  stay: DayRange | undefined;
  isLoading: boolean;
}

function ListingPage({ listing, stay, isLoading }: ListingPageProps) {
  const intl = useIntl();
  const { id } = listing;
  useSendViewed(id);
  useCountView(listing);
  useRememberViewed(listing);
  useDocumentTitle(pageTitle(documentTitle(intl, listing)));
  return (
    <Sheet>
      <Wrap>
        <PageFoot>
          {!listing.published && <UnpublishedBanner state={listing.state} />}
          <Breadcrumbs listing={listing} />
          <ListingPictures listing={listing} />
          <Columns>
            <Stack as="article" $gap={10}>
              <ListingHead listing={listing} />
              <ListingFacts listing={listing} />
              <RoadDivider $isFull />
              <ListingOwner listing={listing} />
              <LowerSections listing={listing} stay={stay} />
            </Stack>
            <QuotePanel listing={listing} stay={stay} isLoading={isLoading} />
          </Columns>
          <Across>
            <LazySection
              load={loadSimilarCampers}
              with={{ id, stay }}
              pending={<Skeleton $height="26rem" />}
            />
          </Across>
        </PageFoot>
      </Wrap>
    </Sheet>
  );
}
