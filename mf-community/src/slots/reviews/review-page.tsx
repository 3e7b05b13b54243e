import { type Ref, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { Button, Skeleton, Row, Stack, Text } from '@campavia/ui';
import { RotateCcw } from '@campavia/ui/icons';

import { useReviews, type ReviewsQuery, type UseReviews } from '../../data/use-reviews';
import { reviewsOnPage } from '../../rules/review-pages';

import { ReviewCard } from './review-card';
import { reviewsMessages } from './reviews.messages';

export interface PageState {
  page: number;
  state: 'waiting' | 'loaded' | 'failed';
}

export interface ReviewPageProps extends ReviewsQuery {
  /** Number of reviews on all pages. */
  count: number;
  /** The user requested this page, so it takes the focus. */
  isRequested?: boolean;
  onChange: (state: PageState) => void;
}

export function ReviewPage({ count, isRequested, onChange, ...query }: ReviewPageProps) {
  const { page } = query;
  const answer = useReviews(query);
  const { reviews, hasFailed } = answer;
  const [isTriedAgain, setTriedAgain] = useState(false);
  const firstName = useRef<HTMLHeadingElement>(null);
  const againButton = useRef<HTMLButtonElement>(null);
  const state = stateOf(answer);

  useEffect(() => {
    onChange({ page, state });
  }, [state, onChange, page]);

  // The clicked button has disappeared, so the focus moves to its replacement.
  useEffect(() => {
    if (isRequested || isTriedAgain) (firstName.current ?? againButton.current)?.focus();
  }, [state, isRequested, isTriedAgain]);

  const retry = () => {
    setTriedAgain(true);
    answer.retry();
  };
  if (hasFailed) {
    return <Failure page={page} isBusy={answer.isLoading} onRetry={retry} buttonRef={againButton} />;
  }
  if (!reviews) return <ReviewSkeletons count={reviewsOnPage(count, page)} />;
  return reviews.map((review, index) => (
    <li key={review.id}>
      <ReviewCard review={review} nameRef={index === 0 ? firstName : undefined} />
    </li>
  ));
}

function stateOf({ reviews, hasFailed }: UseReviews): PageState['state'] {
  if (hasFailed) return 'failed';
  return reviews ? 'loaded' : 'waiting';
}

function ReviewSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <Stack $gap={3}>
        <Row $noWrap>
          <Skeleton $width="2.5rem" $height="2.5rem" $radius="35px" />
          <Skeleton $width="8rem" $height="2.2rem" />
        </Row>
        <Skeleton $height="4.6rem" />
      </Stack>
    </li>
  ));
}

interface FailureProps {
  page: number;
  isBusy: boolean;
  onRetry: () => void;
  buttonRef: Ref<HTMLButtonElement>;
}

function Failure({ page, isBusy, onRetry, buttonRef }: FailureProps) {
  const { formatMessage } = useIntl();
  return (
    <li>
      <Stack $gap={3}>
        <Text role="alert">
          {formatMessage(page === 1 ? reviewsMessages.failed : reviewsMessages.moreFailed)}
        </Text>
        <div>
          <Button
            ref={buttonRef}
            variant="line"
            icon={RotateCcw}
            isBusy={isBusy}
            busyLabel={formatMessage(reviewsMessages.tryingAgain)}
            onClick={onRetry}
          >
            {formatMessage(reviewsMessages.again)}
          </Button>
        </div>
      </Stack>
    </li>
  );
}
