import { useIntl } from 'react-intl';

import { AddressLink, Link, useLocation } from '@campavia/remote-kit';
import { Text } from '@campavia/ui';

import { nextStepAfter, type PaymentTrouble } from '../rules/payment-trouble';
import { troubleMessages } from './trouble.messages';

/** What to do now, with the way there where it lies on another page. */
export function NextStepLine({ trouble, bookingId }: { trouble: PaymentTrouble; bookingId: number }) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const next = nextStepAfter(trouble.code);
  if (next === 'again' || next === 'wait') return null;
  if (next === 'details') {
    const details = pathname.replace(/[^/]+\/?$/, 'user-details');
    return <Link to={details}>{formatMessage(troubleMessages.toDetails)}</Link>;
  }
  if (next === 'trip' || next === 'documents') {
    return (
      <Text>
        <AddressLink to="trip" params={{ id: bookingId }}>
          {formatMessage(next === 'trip' ? troubleMessages.toTrip : troubleMessages.toDocuments)}
        </AddressLink>
      </Text>
    );
  }
  const words = next === 'other_card' ? troubleMessages.otherCard : troubleMessages.otherMeans;
  return <Text $tone="soft">{formatMessage(words)}</Text>;
}
