import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';
import { AddressLink, useLocation } from '@campavia/remote-kit';
import { ButtonLink } from '@campavia/ui';

import { PlainPrice } from './plain-price';
import { priceMessages } from './price.messages';
import { QuoteRoom } from './price.styles';
import { quoteHeight } from './quote-skeleton';

export interface PendingQuoteProps {
  listing: Listing;
  stay: DayRange;
  /** Another part's quote will take its place. */
  isRoomNeeded: boolean;
}

/** The price and the way to book it, where another part's quote with all that can be chosen is not there (yet). */
export function PendingQuote({ listing, stay, isRoomNeeded }: PendingQuoteProps) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const { id, availability, instant_booking_activated: isInstant } = listing;
  const params = { id, request_id: 'new' };
  return (
    <QuoteRoom $height={isRoomNeeded ? quoteHeight(availability) : '0'}>
      <div aria-live="polite">
        <PlainPrice listing={listing} stay={stay} />
      </div>
      {availability?.available !== false && (
        <ButtonLink
          as={AddressLink}
          to={isInstant ? 'funnel.instant' : 'funnel.request'}
          params={params}
          search={search}
          variant="main"
          isWide
          data-not-printed=""
        >
          {formatMessage(isInstant ? priceMessages.bookNow : priceMessages.askToBook)}
        </ButtonLink>
      )}
    </QuoteRoom>
  );
}
