import { type RefObject, useRef } from 'react';
import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';
import { type ListingPreview, Slot, useLocation } from '@campavia/remote-kit';
import { Card, Skeleton, Small, Stack, Text } from '@campavia/ui';

import { useOwnerAmount } from '../../components/use-owner-amount';
import { isPlainStay } from '../../rules/listing-address';
import { StayFields } from '../dates';

import { BookingUnavailable } from './booking-unavailable';
import { PendingQuote } from './pending-quote';
import { PlainPrice } from './plain-price';
import { PricePerDay } from './price-per-day';
import { priceMessages } from './price.messages';
import { StickyPanel } from './price.styles';
import { QuoteSkeleton } from './quote-skeleton';

export interface QuotePanelProps {
  /** The listing, or until it is loaded the preview from the link to this page. */
  shown: ListingPreview;
  listing: Listing | undefined;
  stay: DayRange | undefined;
  /** The price of these dates is loading; that of other dates must not be shown. */
  isLoading: boolean;
}

export function QuotePanel({ shown, listing, stay, isLoading }: QuotePanelProps) {
  const intl = useIntl();
  const panel = useRef<HTMLElement>(null);
  return (
    <StickyPanel ref={panel} id="price" tabIndex={-1} aria-label={intl.formatMessage(priceMessages.label)}>
      <Stack $gap={3}>
        <Card $isLifted $isCab $isPadded>
          <Stack $gap={4}>
            {listing && isLoading ? (
              <Skeleton $height="1.925rem" $width="60%" />
            ) : (
              <PricePerDay listing={shown} stay={stay} />
            )}
            <StayFields id={shown.id} minDays={listing?.min_days ?? 1} stay={stay} />
            {stay ? (
              <Quote listing={listing} stay={stay} isLoading={isLoading} panel={panel} />
            ) : (
              <Text $tone="soft" data-not-printed="">
                {intl.formatMessage(priceMessages.chooseDates)}
              </Text>
            )}
          </Stack>
        </Card>
        {listing ? <Deposit listing={listing} /> : <Skeleton $height="1.5rem" $width="80%" />}
      </Stack>
    </StickyPanel>
  );
}

interface QuoteProps extends Pick<QuotePanelProps, 'listing' | 'isLoading'> {
  stay: DayRange;
  panel: RefObject<HTMLElement | null>;
}

function Quote({ listing, stay, isLoading, panel }: QuoteProps) {
  const { search } = useLocation();
  if (!listing) return <QuoteSkeleton />;
  const plain = isLoading ? <Skeleton $height="4.25rem" /> : <PlainPrice listing={listing} stay={stay} />;
  return (
    <Slot
      name="listing.quote"
      with={{ camperId: listing.id }}
      pending={
        isLoading || !isPlainStay(search) ? (
          <QuoteSkeleton availability={listing.availability} />
        ) : (
          <PendingQuote listing={listing} stay={stay} isRoomNeeded />
        )
      }
      none={
        isLoading ? (
          <div aria-live="polite">{plain}</div>
        ) : (
          <PendingQuote listing={listing} stay={stay} isRoomNeeded={false} />
        )
      }
      failed={(slot) => (
        <Stack $gap={4}>
          <div aria-live="polite">{plain}</div>
          {listing.availability?.available !== false && <BookingUnavailable {...slot} place={panel} />}
        </Stack>
      )}
    />
  );
}

function Deposit({ listing: { deposit, deposit_currency } }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  const formatOwnerAmount = useOwnerAmount();
  const amount = formatOwnerAmount(deposit, deposit_currency);
  return (
    <Small as="p" $tone="soft">
      {formatMessage(priceMessages.deposit, { amount })}
    </Small>
  );
}
