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
  const { booking_price_per_day, original_booking_price: original, final_booking_price, currency } = listing;
  const money = (amount: string) => formatMoney(intl, amount, currency);
  const isReduced = booking_price_per_day !== null && original !== final_booking_price;
  const message = booking_price_per_day === null ? priceMessages.from : priceMessages.perDay;
  return (
    <div>
      <Row $justify="between" $align="baseline">
        <Text as="span">
          {intl.formatMessage(message, {
            amount: money(booking_price_per_day ?? listing.price_per_day),
            b: bold,
          })}
        </Text>
        {isReduced && original && stay && (
          <Before>
            <VisuallyHidden>{intl.formatMessage(priceMessages.wasBefore)} </VisuallyHidden>
            {money(beforePerDay(original, stay))}
          </Before>
        )}
      </Row>
      {booking_price_per_day !== null && hasChoices(search) && (
        <Small $tone="soft">{intl.formatMessage(priceMessages.beforeExtras)}</Small>
      )}
    </div>
  );
}
