import { useIntl } from 'react-intl';

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
import { Stack, ViaLine, Wrap } from '@campavia/ui';

import { useCountVisit } from '../../data/use-count-visit';
import { useListing } from '../../data/use-listing';
import { useTellViewed } from '../../data/use-tell-viewed';
import { isListingId } from '../../rules/listing-id';
import { queryOfStay, stayOfQuery } from '../../rules/stay-of-query';
import { Crumbs } from './crumbs';
import { ListingAbsent } from './listing-absent';
import { ListingEquipment } from './listing-equipment';
import { ListingFacts } from './listing-facts';
import { ListingGhost } from './listing-ghost';
import { ListingHead } from './listing-head';
import { ListingOwner } from './listing-owner';
import { ListingPictures } from './listing-pictures';
import { listingMessages } from './listing-screen.messages';
import { Columns, PageFoot } from './listing-screen.styles';
import { PricePanel, type PricePanelProps } from './price-panel';
import { useRememberViewed } from './use-remember-viewed';

/** One camper, for the dates the address carries. */
export function ListingScreen() {
  const { id } = useParams();
  const { search } = useLocation();
  const { stay, changed } = stayOfQuery(search, useToday());
  if (!isListingId(id)) return <ListingAbsent failure="unknown" onRetry={() => undefined} />;
  if (changed) return <Navigate to={{ search: queryOfStay(stay) }} replace />;
  return <LoadedListing id={id} stay={stay} />;
}

function LoadedListing({ id, stay }: { id: string; stay: DayRange | undefined }) {
  const { listing, isLoading, failure, retry } = useListing(id, stay);
  useReady(listing !== undefined || failure !== undefined);
  if (failure) return <ListingAbsent failure={failure} onRetry={retry} />;
  if (!listing) return <ListingGhost />;
  return <ListingPage {...{ listing, stay, isLoading }} />;
}

function ListingPage({ listing, stay, isLoading }: PricePanelProps) {
  const { formatMessage } = useIntl();
  const { id, title, city } = listing;
  useTellViewed(id);
  useCountVisit(listing);
  useRememberViewed(listing);
  useDocumentTitle(pageTitle(formatMessage(listingMessages.documentTitle, { title, city })));
  return (
    <Wrap>
      <PageFoot>
        <Crumbs listing={listing} />
        <ListingPictures listing={listing} />
        <Columns>
          <Stack as="article" $gap={10}>
            <ListingHead listing={listing} />
            <ListingFacts listing={listing} />
            <ViaLine $isFull />
            <ListingOwner listing={listing} />
            <ListingEquipment codes={listing.equipments} />
          </Stack>
          <PricePanel {...{ listing, stay, isLoading }} />
        </Columns>
      </PageFoot>
    </Wrap>
  );
}
