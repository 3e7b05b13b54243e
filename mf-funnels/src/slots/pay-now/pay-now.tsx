import { useIntl, type IntlShape } from 'react-intl';

import { momentMs } from '@campavia/domain';
import { formatMoment, formatMoney, formatPlainDate } from '@campavia/i18n';
import { Link, useFlag, type SlotProps } from '@campavia/remote-kit';
import { ButtonLink, H2 } from '@campavia/ui';

import { entryPath } from '../../features/funnel';
import { payNowFunnelOf } from '../../rules/funnel/pay-now-funnel';

import { payNowMessages } from './pay-now.messages';
import { Due, PayCard } from './pay-now.styles';

export type PayNowPieceProps = SlotProps['trips.pay-now'];

export function PayNow(trip: PayNowPieceProps) {
  const intl = useIntl();
  const funnel = payNowFunnelOf(trip, { hasPaymentFunnel: useFlag('regular_payment_funnel') });
  const path = entryPath(funnel, { id: trip.bookingId, camper: { id: trip.camperId } });
  const amount = formatMoney(intl, trip.amount, trip.currency);
  const link = (
    <ButtonLink as={Link} to={path} variant="main">
      {trip.isBeingPaid
        ? intl.formatMessage(payNowMessages.look)
        : intl.formatMessage(payNowMessages.pay, { amount })}
    </ButtonLink>
  );
  if (trip.isInList) return link;
  return (
    <PayCard>
      <div>
        <H2>{intl.formatMessage(trip.isBeingPaid ? payNowMessages.underWay : payNowMessages.title)}</H2>
        <Due>{amount}</Due>
        <p>{formatDeadline(intl, trip)}</p>
        {trip.isInstant && !trip.lastDay && !trip.isBeingPaid && (
          <p>{intl.formatMessage(payNowMessages.open)}</p>
        )}
      </div>
      {link}
    </PayCard>
  );
}

function formatDeadline(intl: IntlShape, { payBy, lastDay, timeZone }: PayNowPieceProps): string | undefined {
  if (lastDay) {
    return intl.formatMessage(payNowMessages.lastDay, { day: formatPlainDate(intl, lastDay, 'long') });
  }
  if (!payBy) return undefined;
  return intl.formatMessage(payNowMessages.by, { moment: formatMoment(intl, momentMs(payBy), timeZone) });
}
