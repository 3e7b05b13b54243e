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

import { parseRequestId } from '../../../rules/funnel/funnel-query';
import type { FunnelStep } from '../../../rules/funnel/funnel-steps';
import { parseErrorCode, withAsyncId } from '../../../rules/payment/payment-resume';
import { findRequest, findRequestPage } from '../../../rules/payment/request-payment';
import { stepPath, tripPath } from '../funnel-paths';
import { LazyFailedPayment, LazyRequestOutcome, LazyRequestPaid } from '../lazy-payment';
import { stepMessages } from '../step.messages';
import { PayRequest } from './pay-request';
import { RequestPage } from './request-page';

export interface RequestPaymentProps {
  booking: GuestBooking;
  step: FunnelStep;
}

/** The pages of a payment for an extension or upgrade of a trip. */
export function RequestPayment({ booking, step }: RequestPaymentProps) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const requestId = parseRequestId(search) ?? 0;
  useDocumentTitle(pageTitle(formatMessage(stepMessages[step])));
  if (step === 'payment') return <PaymentPage booking={booking} requestId={requestId} />;
  if (step === 'payment-callback') return <Return booking={booking} requestId={requestId} />;
  if (step === 'payment-error') return <Failure booking={booking} requestId={requestId} />;
  return <Navigate to={payPath(booking, search)} replace />;
}

interface OfRequest {
  booking: GuestBooking;
  requestId: number;
}

function PaymentPage({ booking, requestId }: OfRequest) {
  const request = findRequest(booking, requestId);
  const page = findRequestPage(booking, requestId);
  if (page === 'paid') {
    return (
      <RequestPage>
        <LazyRequestPaid bookingId={booking.id} />
      </RequestPage>
    );
  }
  if (page === 'trip' || !request) return <Navigate to={tripPath(booking.id)} replace />;
  return <PayRequest booking={booking} request={request} />;
}

/** The return from a provider. Without a transaction the outcome is unknown, so the payment does not count as paid. */
function Return({ booking, requestId }: OfRequest) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const transactionId = new URLSearchParams(search).get('transactionId');
  useReady();
  const fail = useCallback(
    (code: string) => {
      void navigate(failurePath(booking, search, code), { replace: true });
    },
    [booking, navigate, search],
  );
  if (!transactionId) {
    const isPayable = findRequestPage(booking, requestId) === 'pay';
    const to = isPayable
      ? payPath(booking, search, NO_TRANSACTION)
      : failurePath(booking, search, NO_TRANSACTION);
    return <Navigate to={to} replace />;
  }
  return (
    <RequestPage>
      <LazyRequestOutcome
        transactionId={transactionId}
        bookingId={booking.id}
        requestId={requestId}
        onFailed={fail}
      />
    </RequestPage>
  );
}

const NO_TRANSACTION = 'YSC_PAYMENTS';

function Failure({ booking, requestId }: OfRequest) {
  const { search } = useLocation();
  useReady();
  const isPayable = findRequestPage(booking, requestId) === 'pay';
  const paying = isPayable ? payPath(booking, search) : tripPath(booking.id);
  return (
    <RequestPage>
      <LazyFailedPayment booking={booking} code={parseErrorCode(search)} paying={paying} />
    </RequestPage>
  );
}

function payPath(booking: GuestBooking, search: string, errorCode?: string): string {
  const query = new URLSearchParams(withAsyncId(search, undefined));
  if (errorCode) query.set('errorCode', errorCode);
  return stepPath('booking-payment', booking, 'payment', query.toString());
}

function failurePath(booking: GuestBooking, search: string, code: string): string {
  const query = new URLSearchParams(withAsyncId(search, undefined));
  query.set('error_code', code);
  return stepPath('booking-payment', booking, 'payment-error', query.toString());
}
