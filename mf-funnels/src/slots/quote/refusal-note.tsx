import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { AddressLink } from '@campavia/remote-kit';
import { Button, Note, Stack } from '@campavia/ui';

import { PLAIN_CHOICES } from '../../rules/choices';
import { refusesDocuments, type Refusal } from '../../rules/refusal';
import type { Trip } from '../../rules/trip-of-query';
import { RefusalText } from '../../components/refusal/refusal-text';
import { refusalMessages } from '../../components/refusal/refusal.messages';
import type { UseChoices } from './use-choices';

export interface RefusalNoteProps extends UseChoices {
  refusal: Refusal;
  listing: Pick<Listing, 'city' | 'place'>;
  trip: Trip;
  retry: () => void;
}

export function RefusalNote(props: RefusalNoteProps) {
  return (
    <Stack $gap={3}>
      <Note tone="care" role="status">
        <RefusalText refusal={props.refusal} />
      </Note>
      <RefusalAction {...props} />
    </Stack>
  );
}

type Message = (typeof refusalMessages)[keyof typeof refusalMessages];

function RefusalAction({ refusal, listing, trip, choices, choose, retry }: RefusalNoteProps) {
  const { formatMessage } = useIntl();
  const action = (message: Message, act: () => void) => (
    <div>
      <Button variant="line" size="s" onClick={act}>
        {formatMessage(message, {})}
      </Button>
    </div>
  );
  switch (refusal.kind) {
    case 'trip': {
      if (refusal.code === '106') return action(refusalMessages.takeLimit, () => choose({ km: 100 }));
      return <OtherDays refusal={refusal} listing={listing} trip={trip} />;
    }
    case 'coupon':
      return action(refusalMessages.withoutCoupon, () => choose({ coupon: undefined }));
    case 'choice':
    case 'insurance':
    case 'driver':
      return action(refusalMessages.startAgain, () => choose(PLAIN_CHOICES));
    case 'cover':
      return action(refusalMessages.withoutCover, () =>
        choose({ extras: choices.extras.filter((extra) => extra !== 'rental_cover') }),
      );
    case 'state':
    case 'failed':
      return action(refusalMessages.retry, retry);
  }
}

/** Links to missing documents, and to similar campers that are free. */
function OtherDays({ refusal, listing, trip }: Pick<RefusalNoteProps, 'refusal' | 'listing' | 'trip'>) {
  const { formatMessage } = useIntl();
  const dates = { where: listing.place.slug, date_from: trip.from, date_to: trip.to };
  return (
    <Stack $gap={2}>
      {refusesDocuments(refusal) && (
        <AddressLink to="account.driver-identity">{formatMessage(refusalMessages.documents, {})}</AddressLink>
      )}
      <AddressLink to="search" search={new URLSearchParams(dates)}>
        {formatMessage(refusalMessages.similar, { city: listing.city })}
      </AddressLink>
    </Stack>
  );
}
