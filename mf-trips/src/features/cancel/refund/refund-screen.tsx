import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { Navigate, pageTitle, pathOf, useDocumentTitle } from '@campavia/remote-kit';
import { FailurePanel, H1, Lead, Stack } from '@campavia/ui';

import { useTripRefunds } from '../../../data/cancellation/use-trip-refunds';
import { isProofWaiting } from '../../../rules/cancellation/cancellation';
import { hasTripPage } from '../../../rules/guards/trip-guards';

import { statusMessages } from '../status.messages';
import { CancelLoader } from '../cancel-loader';
import { BackToTrip, describeEnd, describeRefund } from '../trip-status';
import { RefundAmounts, RefundAmountsSkeleton } from './refund-amounts';
import { EmergencyReason } from './emergency-reason';
import { InsurerSteps } from './insurer-steps';
import { refundMessages } from './refund.messages';

export function RefundScreen() {
  return <CancelLoader>{(trip) => <RefundPage trip={trip} />}</CancelLoader>;
}

type TripProps = { trip: GuestBooking };

function RefundPage({ trip }: TripProps) {
  const intl = useIntl();
  useDocumentTitle(pageTitle(intl.formatMessage(refundMessages.title)));
  if (!hasTripPage('trip.refund', trip))
    return <Navigate to={pathOf('trip', { id: trip.id }) ?? '/'} replace />;
  return (
    <Stack $gap={8}>
      <Stack $gap={3}>
        <BackToTrip trip={trip} />
        <H1>{intl.formatMessage(refundMessages.title)}</H1>
        {isProofWaiting(trip) ? (
          <Lead>{intl.formatMessage(statusMessages.proofText)}</Lead>
        ) : (
          <Lead>
            {describeEnd(intl, trip)} {describeRefund(intl, trip)}
          </Lead>
        )}
      </Stack>
      {trip.emergency && <EmergencyReason trip={trip} emergency={trip.emergency} />}
      {!isProofWaiting(trip) && <Amounts trip={trip} />}
      {trip.has_external_refund && <InsurerSteps trip={trip} />}
    </Stack>
  );
}

function Amounts({ trip }: TripProps) {
  const { formatMessage } = useIntl();
  const { refunds, hasFailed, isRetrying, retry } = useTripRefunds(trip.id);
  if (hasFailed) {
    return (
      <FailurePanel
        headingAs="h2"
        title={formatMessage(refundMessages.failed)}
        isRetrying={isRetrying}
        onRetry={retry}
      />
    );
  }
  return refunds ? <RefundAmounts trip={trip} refunds={refunds} /> : <RefundAmountsSkeleton />;
}
