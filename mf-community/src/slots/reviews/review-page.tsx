import { type Ref, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { Button, Ghost, Row, Stack, Text } from '@campavia/ui';
import { RotateCcw } from '@campavia/ui/icons';

import { useReviews, type ReviewsAsked, type UseReviews } from '../../data/use-reviews';
import { reviewsOnPage } from '../../rules/review-pages';

import { ReviewCard } from './review-card';
import { reviewsMessages } from './reviews.messages';

/** How far a page of reviews is. */
export interface PageState {
  page: number;
  state: 'waiting' | 'loaded' | 'failed';
}

export interface ReviewPageProps extends ReviewsAsked {
  /** Of all pages. */
  count: number;
  /** The reader asked for this page and is led to it. */
  isAsked?: boolean;
  onChange: (state: PageState) => void;
}

/** The reviews of one page as items of the list, or what stands in their place. */
export function ReviewPage({ count, isAsked, onChange, ...asked }: ReviewPageProps) {
  const { page } = asked;
  const answer = useReviews(asked);
  const { reviews, hasFailed } = answer;
  const [isTriedAgain, setTriedAgain] = useState(false);
  const firstName = useRef<HTMLHeadingElement>(null);
  const againButton = useRef<HTMLButtonElement>(null);
  const state = stateOf(answer);

  useEffect(() => {
    onChange({ page, state });
  }, [state, onChange, page]);

  // What the reader pressed is gone by now.
  useEffect(() => {
    if (isAsked || isTriedAgain) (firstName.current ?? againButton.current)?.focus();
  }, [state, isAsked, isTriedAgain]);

  const retry = () => {
    setTriedAgain(true);
    answer.retry();
  };
  if (hasFailed) {
    return <Failure page={page} isBusy={answer.isLoading} onRetry={retry} buttonRef={againButton} />;
  }
  if (!reviews) return <Ghosts count={reviewsOnPage(count, page)} />;
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

function Ghosts({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <Stack $gap={3}>
        <Row $noWrap>
          <Ghost $width="2.5rem" $height="2.5rem" $radius="35px" />
          <Ghost $width="8rem" $height="2.2rem" />
        </Row>
        <Ghost $height="4.6rem" />
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
