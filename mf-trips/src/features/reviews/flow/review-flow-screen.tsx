import type { GuestBooking } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { ReviewSkeleton, ReviewSteps } from '@campavia/parts/review-form';
import { SignedIn } from '@campavia/parts/signed-in';
import {
  Navigate,
  pathOf,
  useLocation,
  useParams,
  usePlatform,
  useReady,
  useSearchParams,
} from '@campavia/remote-kit';
import { Wrap } from '@campavia/ui';

import { useReviewFlow } from '../../../data/reviews/use-review-flow';
import { useTrip } from '../../../data/use-trip';
import { reviewStepOf, type ReviewStep } from '../../../rules/reviews/review-form';

import { BookingStep } from './booking-step';
import { EndStep } from './end-step';
import { flowMessages } from './flow.messages';
import { OwnerStep } from './owner-step';
import { PrivateStep } from './private-step';
import { stepPath } from './step-props';

/** Writes the review of a trip as its guest, step by step. */
export function ReviewFlowScreen() {
  const { id, step: text } = useParams();
  const { NotFound } = usePlatform();
  const step = reviewStepOf(text);
  if (!step || !isRecordId(id)) return <NotFound />;
  if (text === undefined) return <FirstStep id={Number(id)} />;
  return (
    <SignedIn>
      {() => (
        <Wrap>
          <LoadedTrip id={id} step={step} />
        </Wrap>
      )}
    </SignedIn>
  );
}

/** Redirects to the first step, with the review that the address names. */
function FirstStep({ id }: { id: number }) {
  const { search } = useLocation();
  return <Navigate to={`${stepPath(id, 'booking')}${search}`} replace />;
}

function LoadedTrip({ id, step }: { id: string; step: ReviewStep }) {
  const { trip, failure } = useTrip(id);
  useReady(trip !== undefined || failure !== undefined);
  if (failure !== undefined) return <Navigate to={pathOf('reviews') ?? '/'} replace />;
  return trip ? <Flow trip={trip} step={step} /> : <ReviewSkeleton />;
}

const STEPS = { booking: BookingStep, owner: OwnerStep, 'owner-private': PrivateStep, end: EndStep };

function Flow({ trip, step }: { trip: GuestBooking; step: ReviewStep }) {
  const [params] = useSearchParams();
  const named = params.get('id_review') ?? undefined;
  const isReadable = named === undefined || isRecordId(named);
  const flow = useReviewFlow(trip, isRecordId(named) ? Number(named) : undefined);
  const Step = STEPS[step];
  return (
    <ReviewSteps
      flow={{ ...flow, isMissing: flow.isMissing || !isReadable }}
      step={step}
      name={`mf-trips.review.${trip.id}`}
      canReview={trip.buttons.includes('review')}
      hasReview={trip.has_review}
      pathOfStep={(other, reviewId) => stepPath(trip.id, other, reviewId)}
      messages={flowMessages}
    >
      {(typed) => <Step key={step} trip={trip} flow={flow} review={flow.review} typed={typed} />}
    </ReviewSteps>
  );
}
