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
import { Ghost, Stack, ViaLine, Wrap } from '@campavia/ui';

import { LaterPiece } from '../../components/lazy-section';
import { useCountVisit } from '../../data/use-count-view';
import { useListing } from '../../data/use-listing';
import { useTellViewed } from '../../data/use-send-viewed';
import { stayOfQuery } from '../../rules/listing-address';
import { isListingId } from '../../rules/listing-id';
import { queryWithStay } from '../../rules/query-with-stay';
import { loadSimilarCampers } from '../details';
import { QuotePanel } from '../price';

import { Crumbs } from './breadcrumbs';
import { documentTitle } from './document-title';
import { ListingFacts } from './listing-facts';
import { ListingHead } from './listing-head';
import { ListingOwner } from './listing-owner';
import { ListingPictures } from './listing-pictures';
import { Across, Columns, PageFoot, Sheet } from './listing-screen.styles';
import { ListingGhost } from './listing-skeleton';
import { ListingAbsent } from './listing-unavailable';
import { ListingBelow } from './lower-sections';
import { UnpublishedPlace } from './unpublished-banner';
import { useRememberViewed } from './use-remember-viewed';

/** One camper, for the dates the address carries. */
export function ListingScreen() {
  const { id } = useParams();
  const { search } = useLocation();
  const { stay, changed } = stayOfQuery(search, useToday());
  if (!isListingId(id)) return <ListingAbsent failure="unknown" onRetry={() => undefined} />;
  if (changed) return <Navigate to={{ search: queryWithStay(search, stay) }} replace />;
  return <LoadedListing id={id} stay={stay} />;
}

function LoadedListing({ id, stay }: { id: string; stay: DayRange | undefined }) {
  const { listing, isLoading, failure, retry } = useListing(id, stay);
  useReady(listing !== undefined || failure !== undefined);
  if (failure) return <ListingAbsent failure={failure} onRetry={retry} gone={{ id, stay }} />;
  if (!listing) return <ListingGhost />;
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
  useTellViewed(id);
  useCountVisit(listing);
  useRememberViewed(listing);
  useDocumentTitle(pageTitle(documentTitle(intl, listing)));
  return (
    <Sheet>
      <Wrap>
        <PageFoot>
          {!listing.published && <UnpublishedPlace state={listing.state} />}
          <Crumbs listing={listing} />
          <ListingPictures listing={listing} />
          <Columns>
            <Stack as="article" $gap={10}>
              <ListingHead listing={listing} />
              <ListingFacts listing={listing} />
              <ViaLine $isFull />
              <ListingOwner listing={listing} />
              <ListingBelow listing={listing} stay={stay} />
            </Stack>
            <QuotePanel listing={listing} stay={stay} isLoading={isLoading} />
          </Columns>
          <Across>
            <LaterPiece load={loadSimilarCampers} with={{ id, stay }} pending={<Ghost $height="26rem" />} />
          </Across>
        </PageFoot>
      </Wrap>
    </Sheet>
  );
}
