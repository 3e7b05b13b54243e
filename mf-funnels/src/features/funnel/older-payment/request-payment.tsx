import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import {
  Navigate,
  pageTitle,
  useDocumentTitle,
  useLocation,
  useNavigate,
  useReady,
} from '@campavia/remote-kit';
import { Stack, Wrap } from '@campavia/ui';

import type { FunnelStep } from '../../../rules/funnel/funnel-steps';
import { parseErrorCode, withAsyncId } from '../../../rules/payment/payment-resume';
import { stepPath, tripPath } from '../funnel-paths';
import { LazyFailedPayment, LazyRequestOutcome } from '../lazy-payment';
import { stepMessages } from '../step.messages';

export interface RequestPaymentProps {
  booking: GuestBooking;
  step: FunnelStep;
}

export function RequestPayment({ booking, step }: RequestPaymentProps) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const navigate = useNavigate();
  const transactionId = new URLSearchParams(search).get('transactionId');
  useDocumentTitle(pageTitle(formatMessage(stepMessages[step])));
  useReady();
  const fail = useCallback(
    (code: string) => {
      void navigate(failurePath(booking, search, code), { replace: true });
    },
    [booking, navigate, search],
  );
  if (step === 'payment-callback' && !transactionId) {
    return <Navigate to={failurePath(booking, search, 'YSC_PAYMENTS')} replace />;
  }
  if (step !== 'payment-error' && step !== 'payment-callback') {
    return <Navigate to={tripPath(booking.id)} replace />;
  }
  return (
    <Wrap>
      <Stack style={{ maxWidth: '46rem', paddingBlock: 'var(--s12)' }}>
        {transactionId && step === 'payment-callback' ? (
          <LazyRequestOutcome transactionId={transactionId} bookingId={booking.id} onFailed={fail} />
        ) : (
          <LazyFailedPayment booking={booking} code={parseErrorCode(search)} paying={tripPath(booking.id)} />
        )}
      </Stack>
    </Wrap>
  );
}

function failurePath(booking: GuestBooking, search: string, code: string): string {
  const query = new URLSearchParams(withAsyncId(search, undefined));
  query.set('error_code', code);
  return stepPath('booking-payment', booking, 'payment-error', query.toString());
}
