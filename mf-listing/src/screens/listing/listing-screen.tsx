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

import { useCountVisit } from '../../data/use-count-visit';
import { useListing } from '../../data/use-listing';
import { useTellViewed } from '../../data/use-tell-viewed';
import { queryWithStay } from '../../dates/query-with-stay';
import { QuotePanel } from '../../dates/quote-panel';
import { LaterPiece } from '../../parts/later-piece';
import { isListingId } from '../../rules/listing-id';
import { stayOfQuery } from '../../rules/stay-of-query';

import { Crumbs } from './crumbs';
import { documentTitle } from './document-title';
import { ListingAbsent } from './listing-absent';
import { ListingBelow } from './listing-below';
import { ListingFacts } from './listing-facts';
import { ListingGhost } from './listing-ghost';
import { ListingHead } from './listing-head';
import { ListingOwner } from './listing-owner';
import { ListingPictures } from './listing-pictures';
import { Across, Columns, PageFoot, Sheet } from './listing-screen.styles';
import { loadSimilar } from './rooms';
import { UnpublishedPlace } from './unpublished-place';
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
            <LaterPiece load={loadSimilar} with={{ id, stay }} pending={<Ghost $height="26rem" />} />
          </Across>
        </PageFoot>
      </Wrap>
    </Sheet>
  );
}
