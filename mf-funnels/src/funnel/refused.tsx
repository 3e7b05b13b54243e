import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { AddressLink } from '@campavia/remote-kit';
import { Button, Note, Row, Stack } from '@campavia/ui';

import type { UseBookingPrice } from '../data/use-booking-price';
import { RefusalWords } from '../parts/refusal-words';
import { refusalMessages } from '../parts/refusal.messages';
import type { Refusal } from '../rules/refusal';
import { similarSearch } from '../rules/similar-search';

import { frameMessages } from './frame.messages';
import { priceMessages } from './price.messages';

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
        <WhyRefused refusal={props.refusal} />
      </Note>
      <WaysOut {...props} />
    </Stack>
  );
}

/** Why, as whoever has told so much already is told. */
export function WhyRefused({ refusal }: Pick<RefusedProps, 'refusal'>) {
  const { formatMessage } = useIntl();
  if (refusal.kind === 'trip' && refusal.code === '107') return formatMessage(priceMessages.taken);
  if (refusal.kind === 'insurance') return formatMessage(priceMessages.notInsured);
  return <RefusalWords refusal={refusal} />;
}

/** What can be done about it from the page of a step. */
export function WaysOut({ booking, refusal, pricing: { retry, choose } }: RefusedProps) {
  const { formatMessage } = useIntl();
  const deed = (message: (typeof refusalMessages)['retry'], act: () => void) => (
    <Button variant="line" size="s" onClick={act}>
      {formatMessage(message, {})}
    </Button>
  );
  if (refusal.kind === 'trip') {
    if (refusal.code !== '106') return <OtherCampers booking={booking} isTaken={refusal.code === '107'} />;
    return <div>{deed(refusalMessages.takeLimit, () => void choose({ km: 100 }))}</div>;
  }
  return (
    <Row $gap={3}>
      {refusal.kind === 'cover' &&
        deed(refusalMessages.withoutCover, () => void choose({ rental_cover: false }))}
      {deed(refusalMessages.retry, retry)}
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
