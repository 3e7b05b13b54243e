import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { FaqTrip } from '@campavia/contracts';
import { formatMoney, formatPlainDate } from '@campavia/i18n';
import { AddressLink } from '@campavia/remote-kit';

import { tripMessages } from './trip.messages';

export function OwnTrip({ trip }: { trip: FaqTrip }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <p>
        <Deposit trip={trip} />
      </p>
      <p>
        <AddressLink to="trip" params={{ id: trip.booking_id }}>
          {formatMessage(tripMessages.open, { camper: trip.camper_title })}
        </AddressLink>
      </p>
    </>
  );
}

function Deposit({ trip }: { trip: FaqTrip }) {
  const intl = useIntl();
  const { deposit_state, deposit_on } = trip;
  const values = {
    camper: trip.camper_title,
    owner: trip.owner_first_name,
    amount: formatMoney(intl, trip.deposit, trip.deposit_currency),
    b: (chunks: ReactNode) => <b key="amount">{chunks}</b>,
  };
  const release = formatPlainDate(intl, trip.release_on, 'day');
  if (deposit_state === 'authorised') {
    return intl.formatMessage(tripMessages.authorised, { ...values, release });
  }
  if (deposit_on === null) return intl.formatMessage(tripMessages.atPickUp, values);
  const date = formatPlainDate(intl, deposit_on, 'day');
  return intl.formatMessage(tripMessages.toCome, { ...values, date, release });
}
