import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { type DayRange, daysInclusive } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { AddressLink } from '@campavia/remote-kit';
import { Note, Small, Stack, Text } from '@campavia/ui';

import { searchForStay } from '../../rules/listing-address';

import { priceMessages } from './price.messages';
import { TotalLine } from './price.styles';

export interface PlainPriceProps {
  listing: Listing;
  stay: DayRange | undefined;
}

/** The price from the listing itself, for when no remote fills the quote slot. */
export function PlainPrice({ listing, stay }: PlainPriceProps) {
  const { formatMessage } = useIntl();
  if (!stay || !listing.availability)
    return <Text $tone="soft">{formatMessage(priceMessages.chooseDates)}</Text>;
  return listing.availability.available ? (
    <TotalPrice listing={listing} stay={stay} />
  ) : (
    <Unavailable listing={listing} stay={stay} />
  );
}

interface OfStay {
  listing: Listing;
  stay: DayRange;
}

function TotalPrice({ listing, stay }: OfStay) {
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

const REASONS = { '107': priceMessages.taken, '108': priceMessages.tooShort, '109': priceMessages.closed };

function Unavailable({ listing, stay }: OfStay) {
  const { formatMessage } = useIntl();
  const { code, min_length: days } = listing.availability ?? { code: null, min_length: 0 };
  return (
    <Stack $gap={3}>
      <Note tone="care" role="status">
        {formatMessage(REASONS[code ?? '107'], { days })}
      </Note>
      <AddressLink to="search" search={searchForStay(listing.place.slug, stay)}>
        {formatMessage(priceMessages.similar, { city: listing.city })}
      </AddressLink>
    </Stack>
  );
}
