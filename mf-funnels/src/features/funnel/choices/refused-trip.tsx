import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { AddressLink, useToday } from '@campavia/remote-kit';
import { Button, Note, Row, Stack } from '@campavia/ui';

import type { UseBookingPrice } from '../../../data/use-booking-price';
import { bookingMessages } from '../../../components/booking.messages';
import { RefusalText } from '../../../components/refusal/refusal-text';
import { refusalMessages } from '../../../components/refusal/refusal.messages';
import { refusesDocuments, type Refusal } from '../../../rules/refusal';
import { buildSimilarSearch } from '../../../rules/similar-search';
import { findUnavailableReason } from '../../../rules/why-unavailable';

import { funnelMessages } from '../funnel.messages';
import { priceMessages } from '../price-panel/price.messages';
import { useChooseWithToast } from './use-choose';

export interface RefusedTripProps {
  booking: GuestBooking;
  refusal: Refusal;
  pricing: Pick<UseBookingPrice, 'retry' | 'choose'>;
}

export function RefusedTrip(props: RefusedTripProps) {
  return (
    <Stack $gap={3}>
      <Note tone="care" role="status">
        <RefusalReason {...props} />
      </Note>
      <RefusalActions {...props} />
    </Stack>
  );
}

export function RefusalReason({ booking, refusal }: Pick<RefusedTripProps, 'booking' | 'refusal'>) {
  const { formatMessage } = useIntl();
  const unavailable = findUnavailableReason(refusal, booking, useToday());
  if (unavailable) return formatMessage(priceMessages[unavailable]);
  if (refusal.kind === 'driver') return refusal.text ?? formatMessage(priceMessages.noDriver);
  if (refusal.kind === 'insurance') return formatMessage(priceMessages.notInsured);
  return <RefusalText refusal={refusal} />;
}

export function RefusalActions({ booking, refusal, pricing }: RefusedTripProps) {
  const { formatMessage } = useIntl();
  const today = useToday();
  const choose = useChooseWithToast(pricing);
  const action = (message: (typeof refusalMessages)['retry'], act: () => void) => (
    <Button variant="line" size="s" onClick={act}>
      {formatMessage(message, {})}
    </Button>
  );
  if (refusal.kind === 'trip') {
    const isTaken = findUnavailableReason(refusal, booking, today) === 'taken';
    if (refusal.code !== '106') {
      return <OtherCampers booking={booking} isTaken={isTaken} wantsDocuments={refusesDocuments(refusal)} />;
    }
    return <div>{action(refusalMessages.takeLimit, () => choose({ km: 100 }))}</div>;
  }
  return (
    <Row $gap={3}>
      {refusal.kind === 'cover' &&
        action(refusalMessages.withoutCover, () => choose({ rental_cover: false }))}
      {action(refusalMessages.retry, pricing.retry)}
    </Row>
  );
}

interface OtherCampersProps extends Pick<RefusedTripProps, 'booking'> {
  isTaken: boolean;
  wantsDocuments: boolean;
}

function OtherCampers({ booking, isTaken, wantsDocuments }: OtherCampersProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={2}>
      {wantsDocuments && (
        <AddressLink to="trip.documents" params={{ id: booking.id }}>
          {formatMessage(refusalMessages.documents, {})}
        </AddressLink>
      )}
      {isTaken && (
        <AddressLink to="search" search={buildSimilarSearch(booking)}>
          {formatMessage(bookingMessages.similar)}
        </AddressLink>
      )}
      <AddressLink to="listing" params={{ id: booking.camper.id }}>
        {formatMessage(funnelMessages.otherDates)}
      </AddressLink>
      <AddressLink to="trips">{formatMessage(priceMessages.toTrips)}</AddressLink>
    </Stack>
  );
}
