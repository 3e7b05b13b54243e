import type { OwnerBooking } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { ReviewSkeleton, ReviewSteps } from '@campavia/parts/review-form';
import {
  Navigate,
  pathOf,
  useLocation,
  useParams,
  usePlatform,
  useReady,
  useSearchParams,
  useUser,
} from '@campavia/remote-kit';
import { Wrap } from '@campavia/ui';

import { useReviewFlow } from '../../data/reviews/use-review-flow';
import { useBooking } from '../../data/use-booking';
import { reviewStepOf, type ReviewStep } from '../../rules/reviews/review-form';

import { BookingStep } from './booking-step';
import { EndStep } from './end-step';
import { GuestStep } from './guest-step';
import { reviewMessages } from './review.messages';
import { stepPath } from './step-props';

/** Writes the review of a guest as the owner, step by step. */
export function ReviewFlowScreen() {
  const { id, step: text } = useParams();
  const { NotFound } = usePlatform();
  const me = useUser();
  const step = reviewStepOf(text);
  if (!step || !isRecordId(id)) return <NotFound />;
  if (text === undefined) return <FirstStep id={Number(id)} />;
  return <Wrap>{me ? <LoadedBooking id={id} step={step} /> : <ReviewSkeleton />}</Wrap>;
}

/** Redirects to the first step, with the review that the address names. */
function FirstStep({ id }: { id: number }) {
  const { search } = useLocation();
  return <Navigate to={`${stepPath(id, 'booking')}${search}`} replace />;
}

function LoadedBooking({ id, step }: { id: string; step: ReviewStep }) {
  const { booking, failure } = useBooking(id);
  useReady(booking !== undefined || failure !== undefined);
  if (failure !== undefined) return <Navigate to={pathOf('reviews') ?? '/'} replace />;
  return booking ? <Flow booking={booking} step={step} /> : <ReviewSkeleton />;
}

const STEPS = { booking: BookingStep, guest: GuestStep, end: EndStep };

function Flow({ booking, step }: { booking: OwnerBooking; step: ReviewStep }) {
  const [params] = useSearchParams();
  const named = params.get('id_review') ?? undefined;
  const isReadable = named === undefined || isRecordId(named);
  const flow = useReviewFlow(booking, isRecordId(named) ? Number(named) : undefined);
  const Step = STEPS[step];
  return (
    <ReviewSteps
      flow={{ ...flow, isMissing: flow.isMissing || !isReadable }}
      step={step}
      name={`mf-owner-dashboard.review.${booking.id}`}
      canReview={booking.buttons.includes('review')}
      hasReview={booking.has_review}
      pathOfStep={(other, reviewId) => stepPath(booking.id, other, reviewId)}
      messages={reviewMessages}
    >
      {(typed) => <Step key={step} booking={booking} flow={flow} review={flow.review} typed={typed} />}
    </ReviewSteps>
  );
}
