import type { GuestBooking, Me } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { Navigate, useFlag, useLocation, useParams, usePlatform, useUser } from '@campavia/remote-kit';

import { isPayingIn } from '../../data/payment/paying-funnel';
import { useBooking } from '../../data/use-booking';
import { findPlace } from '../../rules/funnel/funnel-place';
import { stepToShow } from '../../rules/funnel/funnel-progress';
import { isPathOf, isPaymentPage, parseRequestId } from '../../rules/funnel/funnel-query';
import { stepNamed, type Funnel, type FunnelStep } from '../../rules/funnel/funnel-steps';

import { FunnelLayout } from './layout/funnel-layout';
import { bookingIdOf, entryPath, listPath, stepPath } from './funnel-paths';
import { LazyRequestPayment } from './lazy-older-payment';
import { MissingBooking } from './missing-booking';

export interface StepScreenProps {
  funnel: Funnel;
}

export function StepScreen({ funnel }: StepScreenProps) {
  const { NotFound, PageSkeleton } = usePlatform();
  const params = useParams();
  const { search } = useLocation();
  const id = bookingIdOf(funnel, { params, search });
  const bookingId = isRecordId(id) ? id : undefined;
  const { booking, hasFailed } = useBooking(bookingId);
  const me = useUser();
  const asked = stepNamed(funnel, params.step ?? '');
  if (!asked || !isPathOf(funnel, params)) return <NotFound />;
  if (!bookingId) return <Navigate to={listPath()} replace />;
  if (hasFailed) return <MissingBooking />;
  if (!booking || !me) return <PageSkeleton />;
  if (isOfRequest(funnel, asked, search)) return <LazyRequestPayment booking={booking} step={asked} />;
  return <Placed funnel={funnel} booking={booking} me={me} asked={asked} />;
}

interface PlacedProps extends StepScreenProps {
  booking: GuestBooking;
  me: Me;
  asked: FunnelStep;
}

function Placed(props: PlacedProps) {
  const { funnel, booking, me, asked } = props;
  const { search } = useLocation();
  const hasPaymentFunnel = useFlag('regular_payment_funnel');
  const place =
    !hasPaymentFunnel && isBackForOlder(props)
      ? ({ funnel: 'booking-payment', step: asked } as const)
      : findPlace({ funnel, step: asked }, booking, { hasPaymentFunnel });
  if (!place) return <Navigate to={entryPath(funnel, booking)} replace />;
  if (place.funnel !== funnel) {
    return <Navigate to={stepPath(place.funnel, booking, place.step, search)} replace />;
  }
  const known = { trip: booking, guest: me };
  const step = asked !== 'success' && booking.is_updatable ? stepToShow(funnel, asked, known) : asked;
  if (step !== asked) return <Navigate to={stepPath(funnel, booking, step)} replace />;
  return <FunnelLayout funnel={funnel} booking={booking} me={me} step={step} />;
}

function isOfRequest(funnel: Funnel, step: FunnelStep, search: string): boolean {
  return funnel === 'booking-payment' && isPaymentPage(step) && parseRequestId(search) !== undefined;
}

/** Banks return to one address; a guest who left from the older funnel sees the outcome there. */
function isBackForOlder({ funnel, asked, booking }: PlacedProps): boolean {
  const isReturn = funnel === 'payment' && asked === 'payment-callback';
  return isReturn && isPayingIn('booking-payment', booking.id);
}
