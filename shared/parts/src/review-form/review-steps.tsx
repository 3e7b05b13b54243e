import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { OwnReview } from '@campavia/contracts';
import { findReviewPage } from '@campavia/domain';
import { AddressLink, Navigate } from '@campavia/remote-kit';
import { ButtonLink, EmptyState, Note, Skeleton } from '@campavia/ui';

import type { ReviewStepsMessages } from './review-messages';
import { useTypedTexts, type TypedTexts } from './use-typed-texts';

/** Data of the review of a trip while it is written. */
export interface ReviewState {
  review: OwnReview | undefined;
  isLoading: boolean;
  /** The address names a review that cannot be read. */
  isMissing: boolean;
  /** The draft of the trip, if the address names none. */
  draftId: number | undefined;
  /** Another tab has changed the review meanwhile. */
  isStale: boolean;
}

export interface ReviewStepsProps {
  flow: ReviewState;
  /** The step in the address. */
  step: string;
  /** Key under which typed texts are stored. */
  name: string;
  canReview: boolean;
  hasReview: boolean;
  /** The path of a step, with the id of the review. */
  pathOfStep: (step: string, reviewId?: number) => string;
  messages: ReviewStepsMessages;
  /** Renders the step of the address. @param typed texts that are typed and not saved */
  children: (typed: TypedTexts) => ReactNode;
}

/** Shows the step in the address, or redirects to one that can be shown. */
export function ReviewSteps(props: ReviewStepsProps) {
  const { flow, step, pathOfStep, canReview, hasReview, messages } = props;
  const page = findReviewPage({ ...flow, canReview, hasReview, step });
  if (page === 'wait') return <ReviewSkeleton />;
  if (page === 'drop') return <Navigate to={pathOfStep(step)} replace />;
  if (page === 'draft') return <Navigate to={pathOfStep(step, flow.draftId)} replace />;
  if (page === 'first') return <Navigate to={pathOfStep('booking')} replace />;
  if (page === 'step') return <Step {...props} />;
  return <Closed isWritten={page === 'reviewed'} messages={messages} />;
}

function Step({ flow, name, messages, children }: ReviewStepsProps) {
  const { formatMessage } = useIntl();
  const typed = useTypedTexts(name);
  if (!typed.texts) return <ReviewSkeleton />;
  return (
    <>
      {flow.isStale && (
        <Note tone="care" role="alert">
          {formatMessage(messages.stale)}
        </Note>
      )}
      {children(typed)}
    </>
  );
}

/** Shown while a review or its trip is loading. */
export function ReviewSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton $height="36rem" $radius="var(--cab-m)" />
    </div>
  );
}

/** Shown for a trip that cannot be reviewed, or was reviewed. */
function Closed({ isWritten, messages }: { isWritten: boolean; messages: ReviewStepsMessages }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      headingAs="h1"
      title={formatMessage(isWritten ? messages.written : messages.closed)}
      text={formatMessage(isWritten ? messages.writtenText : messages.closedText)}
      action={
        <ButtonLink as={AddressLink} to="reviews" variant="main">
          {formatMessage(messages.toReviews)}
        </ButtonLink>
      }
    />
  );
}
