import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { AddressLink, Link } from '@campavia/remote-kit';
import { Row } from '@campavia/ui';

import { buildSimilarSearch } from '../rules/similar-search';
import type { Remedy } from '../rules/uninsured-driver';

import { bookingMessages } from './booking.messages';

export interface UninsuredActionsProps {
  booking: GuestBooking;
  remedy: Remedy;
  pathOf: (step: 'insurance' | 'user-details') => string;
}

export function UninsuredActions({ booking, remedy, pathOf }: UninsuredActionsProps) {
  const { formatMessage } = useIntl();
  if (remedy === 'camper') {
    return (
      <AddressLink to="search" search={buildSimilarSearch(booking)}>
        {formatMessage(bookingMessages.similar)}
      </AddressLink>
    );
  }
  return (
    <Row $gap={4}>
      {remedy === 'insurance' && (
        <Link to={pathOf('insurance')}>{formatMessage(bookingMessages.toInsurance)}</Link>
      )}
      <Link to={pathOf('user-details')}>{formatMessage(bookingMessages.toDriver)}</Link>
    </Row>
  );
}
