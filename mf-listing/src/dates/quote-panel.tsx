import { useRef } from 'react';
import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';
import { Slot } from '@campavia/remote-kit';
import { Card, Ghost, Small, Stack, Text } from '@campavia/ui';

import { useOwnersAmount } from '../parts/use-owners-amount';

import { BookingAway } from './booking-away';
import { PerDay } from './per-day';
import { PlainPrice } from './plain-price';
import { priceMessages } from './price.messages';
import { QuoteGhost } from './quote-ghost';
import { StayBoxes } from './stay-boxes';
import { StickyPanel } from './dates.styles';

export interface QuotePanelProps {
  listing: Listing;
  stay: DayRange | undefined;
  /** The answer for these dates is on its way; that of others must not stand beside them. */
  isLoading: boolean;
}

/** What the trip costs: a day, the dates, and for them every line of the price or why they cannot be had. */
export function QuotePanel({ listing, stay, isLoading }: QuotePanelProps) {
  const intl = useIntl();
  const ownersAmount = useOwnersAmount();
  const { deposit, deposit_currency } = listing;
  const panel = useRef<HTMLElement>(null);
  const plain = isLoading ? <Ghost $height="4.25rem" /> : <PlainPrice listing={listing} stay={stay} />;
  return (
    <StickyPanel ref={panel} id="price" tabIndex={-1} aria-label={intl.formatMessage(priceMessages.label)}>
      <Stack $gap={3}>
        <Card $isLifted $isCab $isPadded>
          <Stack $gap={4}>
            {isLoading ? <Ghost $height="1.925rem" $width="60%" /> : <PerDay listing={listing} stay={stay} />}
            <StayBoxes listing={listing} stay={stay} />
            {stay ? (
              <Slot
                name="listing.quote"
                with={{ camperId: listing.id }}
                pending={<QuoteGhost listing={listing} />}
                none={<div aria-live="polite">{plain}</div>}
                failed={(slot) => (
                  <Stack $gap={4}>
                    <div aria-live="polite">{plain}</div>
                    {listing.availability?.available !== false && <BookingAway {...slot} place={panel} />}
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
            amount: ownersAmount(deposit, deposit_currency),
          })}
        </Small>
      </Stack>
    </StickyPanel>
  );
}
