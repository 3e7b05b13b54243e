import { type ComponentType, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { Navigate, useLocation, useNavigate } from '@campavia/remote-kit';
import { FailurePanel, Ghost } from '@campavia/ui';

import { useReloadBooking } from '../../data/use-reload-booking';
import type { PaymentProps } from '../../payment/payment';
import { strayReturn, withFlags, withoutNoError } from '../../rules/funnel-query';
import { stepPath } from '../funnel-paths';
import type { StepProps } from '../step-props';

import { checkMessages } from './check.messages';

const fetchPayment = async () => (await import('../../payment/open-payment')).openPayment();

/** Where the trip is paid. The address is put right below it, so that nothing that was typed is lost. */
export function Pay(props: StepProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { funnel, booking, pricing } = props;
  const rest = withoutNoError(search) ?? (pricing.price && withFlags(search, pricing.price));
  const to = rest === undefined ? undefined : stepPath(funnel, booking, 'payment', rest);
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true, preventScrollReset: true });
  }, [navigate, to]);
  return <LazyPayment {...props} />;
}

/** Where a bank sends people back to; without a transaction there is nothing to ask after. */
export function PayCallback(props: StepProps) {
  const { search } = useLocation();
  const stray = strayReturn(search);
  if (stray) return <Navigate to={stepPath(props.funnel, props.booking, stray.step, stray.search)} replace />;
  return <LazyPayment {...props} />;
}

function LazyPayment({ funnel, booking, onDone }: StepProps) {
  const { formatMessage } = useIntl();
  const reload = useReloadBooking(booking);
  const [Payment, setPayment] = useState<ComponentType<PaymentProps>>();
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    fetchPayment().then(
      (loaded) => setPayment(() => loaded),
      () => setFailed(true),
    );
  };
  useEffect(load, []);
  if (funnel === 'request') return null;
  if (Payment) return <Payment {...{ booking, funnel }} onPaid={() => void reload().then(onDone)} />;
  if (hasFailed) return <FailurePanel title={formatMessage(checkMessages.noPayment)} onRetry={load} />;
  return <Ghost $height="28rem" $radius="var(--r-l)" />;
}
