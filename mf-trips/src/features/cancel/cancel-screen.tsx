import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import {
  Navigate,
  pageTitle,
  pathOf,
  useDocumentTitle,
  useNavigate,
  usePlatform,
} from '@campavia/remote-kit';
import { FailurePanel } from '@campavia/ui';

import { useRefundPreview } from '../../data/use-trip-costs';
import { findCancelView, isPaid, isProofWaiting } from '../../rules/cancellation/cancellation';
import { hasTripPage } from '../../rules/guards/trip-guards';

import { CancelSkeleton } from './cancel-skeleton';
import { cancelMessages } from './cancel.messages';
import { CancelForm } from './form/cancel-form';
import { CancelledTrip, describeRefund, ProofAwaited } from './trip-status';
import { CancelLoader } from './cancel-loader';

export function CancelScreen() {
  return <CancelLoader>{(trip) => <CancelPage trip={trip} />}</CancelLoader>;
}

type TripProps = { trip: GuestBooking };

function CancelPage({ trip }: TripProps) {
  const intl = useIntl();
  const values = { days: trip.days, title: trip.camper.title };
  useDocumentTitle(pageTitle(intl.formatMessage(cancelMessages.title, values)));
  const view = findCancelView(trip);
  if (!hasTripPage('trip.cancel', trip))
    return <Navigate to={pathOf('trip', { id: trip.id }) ?? '/'} replace />;
  if (view === 'cancelled') return <CancelledTrip trip={trip} />;
  if (view === 'proof') return <ProofAwaited trip={trip} />;
  return isPaid(trip) ? <PaidTrip trip={trip} /> : <UnpaidTrip trip={trip} />;
}

function PaidTrip({ trip }: TripProps) {
  const { formatMessage } = useIntl();
  const { preview, hasFailed, isRetrying, retry } = useRefundPreview(trip.id);
  const onCancelled = useAfterCancelling();
  if (hasFailed) {
    return (
      <FailurePanel
        title={formatMessage(cancelMessages.refundFailed)}
        isRetrying={isRetrying}
        onRetry={retry}
      />
    );
  }
  if (!preview) return <CancelSkeleton />;
  return <CancelForm trip={trip} preview={preview} onCancelled={onCancelled} />;
}

function UnpaidTrip({ trip }: TripProps) {
  const onCancelled = useAfterCancelling();
  return <CancelForm trip={trip} onCancelled={onCancelled} />;
}

/** Leads to the trip, which shows the new state. */
function useAfterCancelling(): (trip: GuestBooking) => void {
  const intl = useIntl();
  const navigate = useNavigate();
  const { events } = usePlatform();
  return (trip) => {
    const isReported = isProofWaiting(trip);
    events.send('toast.shown', {
      tone: 'good',
      title: intl.formatMessage(isReported ? cancelMessages.reported : cancelMessages.done),
      text: isReported ? intl.formatMessage(cancelMessages.reportedText) : describeRefund(intl, trip),
    });
    const path = pathOf('trip', { id: trip.id });
    if (path) void navigate(path);
  };
}
