import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { daysInclusive, type DayRange } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { AddressLink } from '@campavia/remote-kit';
import { Note, Small, Stack, Text } from '@campavia/ui';

import { searchOfStay } from '../rules/stay-of-query';
import { TotalLine } from './dates.styles';
import { priceMessages } from './price.messages';

export interface PlainPriceProps {
  listing: Listing;
  stay: DayRange | undefined;
}

/** The price as the listing itself knows it, for a page to which nobody lends a quote. */
export function PlainPrice({ listing, stay }: PlainPriceProps) {
  const { formatMessage } = useIntl();
  if (!stay || !listing.availability)
    return <Text $tone="soft">{formatMessage(priceMessages.chooseDates)}</Text>;
  return listing.availability.available ? (
    <Whole listing={listing} stay={stay} />
  ) : (
    <Refused listing={listing} stay={stay} />
  );
}

interface OfStay {
  listing: Listing;
  stay: DayRange;
}

function Whole({ listing, stay }: OfStay) {
  const intl = useIntl();
  if (listing.final_booking_price === null) return null;
  return (
    <Stack $gap={1}>
      <TotalLine>
        <span>{intl.formatMessage(priceMessages.total)}</span>
        <b>{formatMoney(intl, listing.final_booking_price, listing.currency)}</b>
      </TotalLine>
      <Small $tone="soft">
        {intl.formatMessage(priceMessages.days, { count: daysInclusive(stay.from, stay.to) })}
      </Small>
    </Stack>
  );
}

const REFUSALS = { '107': priceMessages.taken, '108': priceMessages.tooShort, '109': priceMessages.closed };

function Refused({ listing, stay }: OfStay) {
  const { formatMessage } = useIntl();
  const { code, min_length: days } = listing.availability ?? { code: null, min_length: 0 };
  return (
    <Stack $gap={3}>
      <Note tone="care" role="status">
        {formatMessage(REFUSALS[code ?? '107'], { days })}
      </Note>
      <AddressLink to="search" search={searchOfStay(listing.place.slug, stay)}>
        {formatMessage(priceMessages.similar, { city: listing.city })}
      </AddressLink>
    </Stack>
  );
}
