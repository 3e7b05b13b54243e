import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { AddressLink, useToday } from '@campavia/remote-kit';
import { Button, Note, Row, Stack } from '@campavia/ui';

import type { UseBookingPrice } from '../data/use-booking-price';
import { RefusalWords } from '../parts/refusal-words';
import { refusalMessages } from '../parts/refusal.messages';
import type { Refusal } from '../rules/refusal';
import { similarSearch } from '../rules/similar-search';
import { whyUnavailable } from '../rules/why-unavailable';

import { frameMessages } from './frame.messages';
import { priceMessages } from './price.messages';
import { useChooseAside } from './use-choose-aside';

export interface RefusedProps {
  booking: GuestBooking;
  refusal: Refusal;
  pricing: Pick<UseBookingPrice, 'retry' | 'choose'>;
}

/** Why the trip cannot be had any more, and the next thing to do. */
export function Refused(props: RefusedProps) {
  return (
    <Stack $gap={3}>
      <Note tone="care" role="status">
        <WhyRefused {...props} />
      </Note>
      <WaysOut {...props} />
    </Stack>
  );
}

/** Why, as whoever has told so much already is told. */
export function WhyRefused({ booking, refusal }: Pick<RefusedProps, 'booking' | 'refusal'>) {
  const { formatMessage } = useIntl();
  const unavailable = whyUnavailable(refusal, booking, useToday());
  if (unavailable) return formatMessage(priceMessages[unavailable]);
  if (refusal.kind === 'driver') return refusal.words ?? formatMessage(priceMessages.noDriver);
  if (refusal.kind === 'insurance') return formatMessage(priceMessages.notInsured);
  return <RefusalWords refusal={refusal} />;
}

/** What can be done about it from the page of a step. */
export function WaysOut({ booking, refusal, pricing }: RefusedProps) {
  const { formatMessage } = useIntl();
  const today = useToday();
  const choose = useChooseAside(pricing);
  const deed = (message: (typeof refusalMessages)['retry'], act: () => void) => (
    <Button variant="line" size="s" onClick={act}>
      {formatMessage(message, {})}
    </Button>
  );
  if (refusal.kind === 'trip') {
    const isTaken = whyUnavailable(refusal, booking, today) === 'taken';
    if (refusal.code !== '106') return <OtherCampers booking={booking} isTaken={isTaken} />;
    return <div>{deed(refusalMessages.takeLimit, () => choose({ km: 100 }))}</div>;
  }
  return (
    <Row $gap={3}>
      {refusal.kind === 'cover' && deed(refusalMessages.withoutCover, () => choose({ rental_cover: false }))}
      {deed(refusalMessages.retry, pricing.retry)}
    </Row>
  );
}

function OtherCampers({ booking, isTaken }: Pick<RefusedProps, 'booking'> & { isTaken: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={2}>
      {isTaken && (
        <AddressLink to="search" search={similarSearch(booking)}>
          {formatMessage(priceMessages.similar)}
        </AddressLink>
      )}
      <AddressLink to="listing" params={{ id: booking.camper.id }}>
        {formatMessage(frameMessages.otherDates)}
      </AddressLink>
      <AddressLink to="trips">{formatMessage(priceMessages.toTrips)}</AddressLink>
    </Stack>
  );
}
