import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { daysInclusive, type DayRange } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { AddressLink } from '@campavia/remote-kit';
import { Card, Ghost, Note, Row, Small, Stack, Text, VisuallyHidden } from '@campavia/ui';

import { searchOfStay } from '../../rules/stay-of-query';
import { priceMessages } from './listing-screen.messages';
import { Amount, Before, StickyPanel, TotalLine } from './listing-screen.styles';
import { StayField } from './stay-field';

interface PanelProps {
  listing: Listing;
  stay: DayRange | undefined;
}

function useMoney({ currency }: Pick<Listing, 'currency'>) {
  const intl = useIntl();
  return (amount: string) => formatMoney(intl, amount, currency);
}

function bold(words: ReactNode) {
  return <Amount>{words}</Amount>;
}

function PerDay({ listing }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  const money = useMoney(listing);
  const perDay = listing.booking_price_per_day;
  const isReduced = perDay !== null && listing.original_booking_price !== listing.final_booking_price;
  const message = perDay === null ? priceMessages.from : priceMessages.perDay;
  return (
    <Row $justify="between" $align="baseline">
      <Text as="span">
        {formatMessage(message, { amount: money(perDay ?? listing.price_per_day), b: bold })}
      </Text>
      {isReduced && listing.original_booking_price && (
        <Before>
          <VisuallyHidden>{formatMessage(priceMessages.wasBefore)} </VisuallyHidden>
          {money(listing.original_booking_price)}
        </Before>
      )}
    </Row>
  );
}

function Whole({ listing, stay }: { listing: Listing; stay: DayRange }) {
  const { formatMessage } = useIntl();
  const money = useMoney(listing);
  if (listing.final_booking_price === null) return null;
  return (
    <Stack $gap={1}>
      <TotalLine>
        <span>{formatMessage(priceMessages.total)}</span>
        <b>{money(listing.final_booking_price)}</b>
      </TotalLine>
      <Small $tone="soft">
        {formatMessage(priceMessages.days, { count: daysInclusive(stay.from, stay.to) })}
      </Small>
    </Stack>
  );
}

const REFUSALS = { '107': priceMessages.taken, '108': priceMessages.tooShort, '109': priceMessages.closed };

function Refused({ listing, stay }: { listing: Listing; stay: DayRange }) {
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

function Outcome({ listing, stay }: PanelProps) {
  const { formatMessage } = useIntl();
  if (!stay || !listing.availability)
    return <Text $tone="soft">{formatMessage(priceMessages.chooseDates)}</Text>;
  return listing.availability.available ? (
    <Whole listing={listing} stay={stay} />
  ) : (
    <Refused listing={listing} stay={stay} />
  );
}

export interface PricePanelProps extends PanelProps {
  /** The answer for these dates is on its way; that of others must not stand beside them. */
  isLoading: boolean;
}

/** What the stay costs: per day, the dates, the whole price or why these dates cannot be had. */
export function PricePanel({ listing, stay, isLoading }: PricePanelProps) {
  const { formatMessage } = useIntl();
  const money = formatMoney(useIntl(), listing.deposit, listing.deposit_currency);
  return (
    <StickyPanel aria-label={formatMessage(priceMessages.label)}>
      <Stack $gap={3}>
        <Card $isLifted $isCab $isPadded>
          <Stack $gap={4}>
            {isLoading ? <Ghost $height="1.925rem" $width="60%" /> : <PerDay listing={listing} />}
            <StayField listing={listing} stay={stay} />
            <div aria-live="polite" aria-busy={isLoading}>
              {isLoading ? <Ghost $height="4.25rem" /> : <Outcome listing={listing} stay={stay} />}
            </div>
          </Stack>
        </Card>
        <Small as="p" $tone="soft">
          {formatMessage(priceMessages.deposit, { amount: money })}
        </Small>
      </Stack>
    </StickyPanel>
  );
}
