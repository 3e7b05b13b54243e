import { useIntl } from 'react-intl';

import type { ModerationListing } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { SignedIn } from '@campavia/parts/signed-in';
import { pageTitle, useDocumentTitle, useParams, usePlatform, useReady } from '@campavia/remote-kit';
import { Card, FailurePanel, H1, H2, Skeleton, Small, Stack, Text } from '@campavia/ui';
import { Gallery } from '@campavia/ui/media';

import { changeReasonMessages } from '../../components/change-reason.messages';
import { BackLink } from '../../components/back-link';
import { titleMessages } from '../../components/title.messages';
import { useModerationListing } from '../../data/moderation/use-moderation';

import { DecisionCard } from './decision-card';
import { DocumentFacts, OwnerFacts, PriceFacts, VehicleFacts } from './listing-facts';
import { listingMessages } from './listing.messages';
import { ListingColumns, OwnWords, StaffPage } from './staff.styles';

/** One listing with all data for the decision of staff. */
export function ModerationListingScreen() {
  const { id } = useParams();
  const { NotFound } = usePlatform();
  return <SignedIn>{() => (isRecordId(id) ? <Loaded id={id} /> : <NotFound />)}</SignedIn>;
}

function Loaded({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { NotFound } = usePlatform();
  const { listing, failure, isRetrying, retry } = useModerationListing(id);
  useDocumentTitle(pageTitle(listing?.listing.title ?? formatMessage(titleMessages.staff)));
  useReady(listing !== undefined || failure !== undefined);
  if (failure === 'unknown') return <NotFound />;
  if (failure) {
    return (
      <FailurePanel title={formatMessage(listingMessages.failed)} isRetrying={isRetrying} onRetry={retry} />
    );
  }
  if (!listing) {
    return (
      <Stack $gap={6} aria-hidden="true">
        <Skeleton $height="22rem" />
        <Skeleton $height="20rem" />
      </Stack>
    );
  }
  return <Listing key={listing.submission.id} moderated={listing} />;
}

function Listing({ moderated }: { moderated: ModerationListing }) {
  const { formatMessage } = useIntl();
  const { listing } = moderated;
  return (
    <StaffPage>
      <Stack $gap={3}>
        <BackLink to="staff.listings">{formatMessage(listingMessages.back)}</BackLink>
        <H1>{listing.title}</H1>
      </Stack>
      <ListingColumns>
        <Stack $gap={6}>
          {listing.pictures.length > 0 ? (
            <Gallery
              pictures={listing.pictures.map((picture) => ({ ...picture, alt: '' }))}
              label={formatMessage(listingMessages.pictures)}
            />
          ) : (
            <Text $tone="soft">{formatMessage(listingMessages.noPicture)}</Text>
          )}
          <VehicleFacts moderated={moderated} />
          <DocumentFacts moderated={moderated} />
          <PriceFacts moderated={moderated} />
          <Description text={listing.description} />
          <OwnerFacts moderated={moderated} />
          <Earlier moderated={moderated} />
        </Stack>
        <DecisionCard moderated={moderated} />
      </ListingColumns>
    </StaffPage>
  );
}

function Description({ text }: { text: string }) {
  const { formatMessage } = useIntl();
  return (
    <Card $isPadded>
      <Stack $gap={3}>
        <H2>{formatMessage(listingMessages.text)}</H2>
        {text ? (
          <OwnWords>{text}</OwnWords>
        ) : (
          <Text $tone="soft">{formatMessage(listingMessages.noText)}</Text>
        )}
      </Stack>
    </Card>
  );
}

function Earlier({ moderated: { earlier } }: { moderated: ModerationListing }) {
  const { formatMessage } = useIntl();
  if (earlier.length === 0) return null;
  return (
    <Card $isPadded>
      <Stack $gap={3}>
        <H2>{formatMessage(listingMessages.earlier)}</H2>
        {earlier.map(({ id, decision, decided_by, reasons, note }) => (
          <div key={id}>
            <Text>
              {formatMessage(
                decision === 'approved' ? listingMessages.approvedBy : listingMessages.changesBy,
                { name: decided_by ?? '' },
              )}
            </Text>
            <Small as="p" $tone="soft">
              {reasons.map((reason) => formatMessage(changeReasonMessages[reason])).join(' · ')}
            </Small>
            {note && <OwnWords>{note}</OwnWords>}
          </div>
        ))}
      </Stack>
    </Card>
  );
}
