import type { GuestBooking, Me } from '@campavia/contracts';
import { Navigate, useFlag, useLocation, useParams, usePlatform, useUser } from '@campavia/remote-kit';

import { isPayingIn } from '../data/paying-funnel';
import { useBooking } from '../data/use-booking';
import { placeOf } from '../rules/funnel-place';
import { stepToShow } from '../rules/funnel-progress';
import { isBookingId, isPathOf, isPaymentPage, requestIn } from '../rules/funnel-query';
import { stepNamed, type Funnel, type FunnelStep } from '../rules/funnel-steps';

import { Frame } from './frame';
import { bookingIdOf, entryPath, listPath, stepPath } from './funnel-paths';
import { LateRequestPayment } from './older-room';
import { ToTrips } from './to-trips';

export interface StepScreenProps {
  funnel: Funnel;
}

/** One step of a funnel, where its booking stands at it; otherwise the way to where it does. */
export function StepScreen({ funnel }: StepScreenProps) {
  const { NotFound, PageGhost } = usePlatform();
  const params = useParams();
  const { search } = useLocation();
  const id = bookingIdOf(funnel, { params, search });
  const isNumber = isBookingId(id);
  const { booking, hasFailed } = useBooking(isNumber ? id : undefined);
  const me = useUser();
  const asked = stepNamed(funnel, params.step ?? '');
  if (!asked || !isPathOf(funnel, params)) return <NotFound />;
  if (!isNumber) return <Navigate to={listPath()} replace />;
  if (hasFailed) return <ToTrips />;
  if (!booking || !me) return <PageGhost />;
  if (isOfRequest(funnel, asked, search)) return <LateRequestPayment booking={booking} step={asked} />;
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
      : placeOf({ funnel, step: asked }, booking, { hasPaymentFunnel });
  if (!place) return <Navigate to={entryPath(funnel, booking)} replace />;
  if (place.funnel !== funnel) {
    return <Navigate to={stepPath(place.funnel, booking, place.step, search)} replace />;
  }
  const known = { trip: booking, guest: me };
  const step = asked !== 'success' && booking.is_updatable ? stepToShow(funnel, asked, known) : asked;
  if (step !== asked) return <Navigate to={stepPath(funnel, booking, step)} replace />;
  return <Frame funnel={funnel} booking={booking} me={me} step={step} />;
}

/** Whether a page is about paying for what was added to a trip later. */
function isOfRequest(funnel: Funnel, step: FunnelStep, search: string): boolean {
  return funnel === 'booking-payment' && isPaymentPage(step) && requestIn(search) !== undefined;
}

/** A bank sends everybody back to one page; whoever left from the older funnel hears there what came of it. */
function isBackForOlder({ funnel, asked, booking }: PlacedProps): boolean {
  const isReturn = funnel === 'payment' && asked === 'payment-callback';
  return isReturn && isPayingIn('booking-payment', booking.id);
}
