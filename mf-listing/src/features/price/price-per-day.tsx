import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { type ListingPreview, useLocation } from '@campavia/remote-kit';
import { Row, Small, Text, VisuallyHidden } from '@campavia/ui';

import { hasExtras, originalPricePerDay } from '../../rules/price-per-day';

import { priceMessages } from './price.messages';
import { Amount, PriceBefore } from './price.styles';

function bold(chunks: ReactNode) {
  return <Amount>{chunks}</Amount>;
}

export type PricedCamper = ListingPreview & Partial<Pick<Listing, 'availability'>>;

export interface PricePerDayProps {
  listing: PricedCamper;
  stay: DayRange | undefined;
}

export function PricePerDay({ listing, stay }: PricePerDayProps) {
  const intl = useIntl();
  const { search } = useLocation();
  const ofStay = pricePerDayOf(listing);
  return (
    <div>
      <Row $justify="between" $align="baseline">
        <Text as="span">
          {intl.formatMessage(ofStay === null ? priceMessages.from : priceMessages.perDay, {
            amount: formatMoney(intl, ofStay ?? listing.price_per_day, listing.currency),
            b: bold,
          })}
        </Text>
        {ofStay !== null && <WithoutDiscounts listing={listing} stay={stay} />}
      </Row>
      {ofStay !== null && hasExtras(search) && (
        <Small $tone="soft">{intl.formatMessage(priceMessages.beforeExtras)}</Small>
      )}
    </div>
  );
}

/** Null without a stay, and when the stay is not available. */
function pricePerDayOf({ availability, booking_price_per_day: perDay }: PricedCamper): string | null {
  return availability?.available === false ? null : perDay;
}

function WithoutDiscounts({ listing, stay }: PricePerDayProps) {
  const intl = useIntl();
  const { original_booking_price: original, final_booking_price: final, currency } = listing;
  if (!stay || original === null || original === final) return null;
  return (
    <PriceBefore>
      <VisuallyHidden>{intl.formatMessage(priceMessages.wasBefore)} </VisuallyHidden>
      {formatMoney(intl, originalPricePerDay(original, stay), currency)}
    </PriceBefore>
  );
}
