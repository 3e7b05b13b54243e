import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { AddressLink, useLocation } from '@campavia/remote-kit';
import { Text } from '@campavia/ui';

import { bookingMessages } from '../../../components/booking.messages';
import { UninsuredActions } from '../../../components/uninsured-actions';
import { useUninsuredRemedy } from '../../../data/use-chosen-insurance';
import { nextStepAfter, type PaymentFailure } from '../../../rules/payment/payment-failure';
import { buildSimilarSearch } from '../../../rules/similar-search';
import { failureMessages } from './failure.messages';

export interface NextStepLineProps {
  failure: PaymentFailure;
  booking: GuestBooking;
}

export function NextStepLine({ failure, booking }: NextStepLineProps) {
  const { formatMessage } = useIntl();
  const next = nextStepAfter(failure.code);
  // The text at the field says what to do.
  if (next === 'again' || (failure.fields && next === 'trip')) return null;
  if (next === 'other_card' || next === 'other_means') {
    const message = next === 'other_card' ? failureMessages.otherCard : failureMessages.otherMethod;
    return <Text $tone="soft">{formatMessage(message)}</Text>;
  }
  return (
    <Text>
      <NextStepLink next={next} booking={booking} />
    </Text>
  );
}

interface NextStepLinkProps {
  next: 'insurance' | 'similar' | 'trip' | 'documents' | 'wait';
  booking: GuestBooking;
}

function NextStepLink({ next, booking }: NextStepLinkProps) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const remedy = useUninsuredRemedy(booking);
  if (next === 'insurance') {
    const pathOf = (step: string) => `${pathname.replace(/[^/]+\/?$/, step)}${search}`;
    return <UninsuredActions booking={booking} remedy={remedy} pathOf={pathOf} />;
  }
  if (next === 'similar') {
    return (
      <AddressLink to="search" search={buildSimilarSearch(booking)}>
        {formatMessage(bookingMessages.similar)}
      </AddressLink>
    );
  }
  return (
    <AddressLink to={next === 'documents' ? 'trip.documents' : 'trip'} params={{ id: booking.id }}>
      {formatMessage(next === 'documents' ? failureMessages.toDocuments : failureMessages.toTrip)}
    </AddressLink>
  );
}
