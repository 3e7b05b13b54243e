import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { AddressLink, useLocation } from '@campavia/remote-kit';
import { Text } from '@campavia/ui';

import { priceMessages } from '../funnel/price.messages';
import { UninsuredWays } from '../funnel/uninsured';
import { nextStepAfter, type PaymentTrouble } from '../rules/payment-trouble';
import { similarSearch } from '../rules/similar-search';
import { troubleMessages } from './trouble.messages';

export interface NextStepLineProps {
  trouble: PaymentTrouble;
  booking: GuestBooking;
}

/** What to do now, with the way there where it lies on another page. */
export function NextStepLine({ trouble, booking }: NextStepLineProps) {
  const { formatMessage } = useIntl();
  const next = nextStepAfter(trouble.code);
  // A field says itself what to do.
  if (next === 'again' || (trouble.fields && next === 'trip')) return null;
  if (next === 'other_card' || next === 'other_means') {
    const words = next === 'other_card' ? troubleMessages.otherCard : troubleMessages.otherMeans;
    return <Text $tone="soft">{formatMessage(words)}</Text>;
  }
  return (
    <Text>
      <WayOn next={next} booking={booking} />
    </Text>
  );
}

interface WayOnProps {
  next: 'insurance' | 'similar' | 'trip' | 'documents' | 'wait';
  booking: GuestBooking;
}

function WayOn({ next, booking }: WayOnProps) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  if (next === 'insurance') {
    const pathOf = (step: string) => `${pathname.replace(/[^/]+\/?$/, step)}${search}`;
    return <UninsuredWays booking={booking} pathOf={pathOf} />;
  }
  if (next === 'similar') {
    return (
      <AddressLink to="search" search={similarSearch(booking)}>
        {formatMessage(priceMessages.similar)}
      </AddressLink>
    );
  }
  return (
    <AddressLink to="trip" params={{ id: booking.id }}>
      {formatMessage(next === 'documents' ? troubleMessages.toDocuments : troubleMessages.toTrip)}
    </AddressLink>
  );
}
