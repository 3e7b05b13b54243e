import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { useLocation } from '@campavia/remote-kit';
import { Row, Small, Text, VisuallyHidden } from '@campavia/ui';

import { beforePerDay } from './before-per-day';
import { Amount, Before } from './dates.styles';
import { hasChoices } from './has-choices';
import { priceMessages } from './price.messages';

function bold(words: ReactNode) {
  return <Amount>{words}</Amount>;
}

export interface PerDayProps {
  listing: Listing;
  stay: DayRange | undefined;
}

/** What a day costs with nothing added: the number that search shows as well. */
export function PerDay({ listing, stay }: PerDayProps) {
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
      {ofStay !== null && hasChoices(search) && (
        <Small $tone="soft">{intl.formatMessage(priceMessages.beforeExtras)}</Small>
      )}
    </div>
  );
}

/** For the days of the stay; null without any, and for those that cannot be had. */
function pricePerDayOf({ availability, booking_price_per_day: perDay }: Listing): string | null {
  return availability?.available === false ? null : perDay;
}

function WithoutDiscounts({ listing, stay }: PerDayProps) {
  const intl = useIntl();
  const { original_booking_price: original, final_booking_price: final, currency } = listing;
  if (!stay || original === null || original === final) return null;
  return (
    <Before>
      <VisuallyHidden>{intl.formatMessage(priceMessages.wasBefore)} </VisuallyHidden>
      {formatMoney(intl, beforePerDay(original, stay), currency)}
    </Before>
  );
}
