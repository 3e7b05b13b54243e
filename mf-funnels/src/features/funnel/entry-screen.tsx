import { isRecordId } from '@campavia/domain';
import { Navigate, useFlag, useLocation, useParams, usePlatform, useUser } from '@campavia/remote-kit';

import { useBooking } from '../../data/use-booking';
import { findEntry } from '../../rules/funnel/funnel-entry';
import { stepToResume } from '../../rules/funnel/funnel-progress';
import { isPathOf } from '../../rules/funnel/funnel-query';
import { stepsOf, type Funnel } from '../../rules/funnel/funnel-steps';
import { NEW_BOOKING } from '../../rules/funnel/new-booking';

import { bookingIdOf, entryPath, listPath, stepPath, todoPath, tripPath } from './funnel-paths';
import { LazyBeginScreen } from './begin/lazy-begin-screen';
import { MissingBooking } from './missing-booking';

export interface EntryScreenProps {
  funnel: Funnel;
}

export function EntryScreen({ funnel }: EntryScreenProps) {
  const { NotFound } = usePlatform();
  const params = useParams();
  const { search } = useLocation();
  const id = bookingIdOf(funnel, { params, search });
  if (!isPathOf(funnel, params)) return <NotFound />;
  if (id === NEW_BOOKING && funnel !== 'booking-payment') {
    return <LazyBeginScreen funnel={funnel} camperId={Number(params.id)} />;
  }
  if (!isRecordId(id)) return <Navigate to={listPath()} replace />;
  return <Known funnel={funnel} id={id} />;
}

function Known({ funnel, id }: EntryScreenProps & { id: string }) {
  const { PageSkeleton } = usePlatform();
  const { search } = useLocation();
  const { booking, hasFailed } = useBooking(id);
  const hasPaymentFunnel = useFlag('regular_payment_funnel');
  const me = useUser();
  if (!hasFailed && !(booking && me)) return <PageSkeleton />;
  if (!booking || !me) return <MissingBooking />;
  const entry = findEntry(funnel, booking, { hasPaymentFunnel });
  if ('step' in entry) {
    const isBegin = entry.step === stepsOf(funnel)[0];
    const step = isBegin ? stepToResume(funnel, booking, me) : entry.step;
    return <Navigate to={stepPath(funnel, booking, step, search)} replace />;
  }
  if (entry.to === 'trip') return <Navigate to={tripPath(booking.id)} replace />;
  if (entry.to === 'trips') return <Navigate to={todoPath()} replace />;
  return <Navigate to={entryPath(entry.to, booking, search)} replace />;
}
