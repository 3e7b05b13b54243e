import { useRef } from 'react';
import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';
import { Slot } from '@campavia/remote-kit';
import { Card, Skeleton, Small, Stack, Text } from '@campavia/ui';

import { useOwnerAmount } from '../../components/use-owner-amount';
import { StayFields } from '../dates';

import { BookingUnavailable } from './booking-unavailable';
import { PlainPrice } from './plain-price';
import { PricePerDay } from './price-per-day';
import { priceMessages } from './price.messages';
import { StickyPanel } from './price.styles';
import { QuoteSkeleton } from './quote-skeleton';

export interface QuotePanelProps {
  listing: Listing;
  stay: DayRange | undefined;
  /** The price of these dates is loading; that of other dates must not be shown. */
  isLoading: boolean;
}

export function QuotePanel({ listing, stay, isLoading }: QuotePanelProps) {
  const intl = useIntl();
  const formatOwnerAmount = useOwnerAmount();
  const { deposit, deposit_currency } = listing;
  const panel = useRef<HTMLElement>(null);
  const plain = isLoading ? <Skeleton $height="4.25rem" /> : <PlainPrice listing={listing} stay={stay} />;
  return (
    <StickyPanel ref={panel} id="price" tabIndex={-1} aria-label={intl.formatMessage(priceMessages.label)}>
      <Stack $gap={3}>
        <Card $isLifted $isCab $isPadded>
          <Stack $gap={4}>
            {isLoading ? (
              <Skeleton $height="1.925rem" $width="60%" />
            ) : (
              <PricePerDay listing={listing} stay={stay} />
            )}
            <StayFields listing={listing} stay={stay} />
            {stay ? (
              <Slot
                name="listing.quote"
                with={{ camperId: listing.id }}
                pending={<QuoteSkeleton listing={listing} />}
                none={<div aria-live="polite">{plain}</div>}
                failed={(slot) => (
                  <Stack $gap={4}>
                    <div aria-live="polite">{plain}</div>
                    {listing.availability?.available !== false && (
                      <BookingUnavailable {...slot} place={panel} />
                    )}
                  </Stack>
                )}
              />
            ) : (
              <Text $tone="soft" data-not-printed="">
                {intl.formatMessage(priceMessages.chooseDates)}
              </Text>
            )}
          </Stack>
        </Card>
        <Small as="p" $tone="soft">
          {intl.formatMessage(priceMessages.deposit, {
            amount: formatOwnerAmount(deposit, deposit_currency),
          })}
        </Small>
      </Stack>
    </StickyPanel>
  );
}
