import type { GuestBooking, Me } from '@campavia/contracts';
import { Navigate, useFlag, useParams, usePlatform, useUser } from '@campavia/remote-kit';

import { useBooking } from '../data/use-booking';
import { entryOf, type Entry } from '../rules/funnel-entry';
import { stepToShow } from '../rules/funnel-progress';
import { isBookingId } from '../rules/funnel-query';
import { isStepOf, type Funnel, type FunnelStep } from '../rules/funnel-steps';

import { Frame } from './frame';
import { bookingIdOf, entryPath, listPath, stepPath, todoPath } from './funnel-paths';

export interface StepScreenProps {
  funnel: Funnel;
}

/** One step of a funnel, where its booking stands at it; otherwise the way to where it does. */
export function StepScreen({ funnel }: StepScreenProps) {
  const { NotFound, PageGhost } = usePlatform();
  const params = useParams();
  const id = bookingIdOf(funnel, params);
  const isNumber = isBookingId(id);
  const { booking, hasFailed } = useBooking(isNumber ? id : undefined);
  const me = useUser();
  const { step: asked = '' } = params;
  if (!isStepOf(funnel, asked)) return <NotFound />;
  if (!isNumber) return <Navigate to={listPath()} replace />;
  if (hasFailed) return <Navigate to={todoPath()} replace />;
  if (!booking || !me) return <PageGhost />;
  return <Placed {...{ funnel, booking, me, asked }} />;
}

interface PlacedProps extends StepScreenProps {
  booking: GuestBooking;
  me: Me;
  asked: FunnelStep;
}

function Placed({ funnel, booking, me, asked }: PlacedProps) {
  const hasPaymentFunnel = useFlag('regular_payment_funnel');
  const entry = entryOf(funnel, booking, { hasPaymentFunnel });
  if (!isWithin(entry, asked, booking)) return <Navigate to={entryPath(funnel, booking)} replace />;
  const known = { trip: booking, guest: me };
  const step = asked !== 'success' && booking.is_updatable ? stepToShow(funnel, asked, known) : asked;
  if (step !== asked) return <Navigate to={stepPath(funnel, booking, step)} replace />;
  return <Frame {...{ funnel, booking, me, step }} />;
}

/** Whether a step fits where the booking stands: at its end, or before it. Half paid it is both. */
function isWithin(entry: Entry, asked: FunnelStep, { state }: GuestBooking): boolean {
  if (!('step' in entry)) return false;
  if (asked !== 'success') return entry.step !== 'success';
  return entry.step === 'success' || state === 'TO_COME_NOT_PAID';
}
