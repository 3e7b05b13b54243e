import { useState } from 'react';
import { useIntl } from 'react-intl';

import { Button, Small } from '@campavia/ui';

import { reviewPageCount, REVIEWS_PER_PAGE, type ReviewOrder } from '../../rules/review-pages';

import { ReviewPage, type PageState } from './review-page';
import { reviewsMessages } from './reviews.messages';
import { Foot, Grid } from './reviews.styles';

export interface ReviewListProps {
  camperId: number;
  count: number;
  order: ReviewOrder;
  label: string;
}

export function ReviewList({ camperId, count, order, label }: ReviewListProps) {
  const { formatMessage } = useIntl();
  const [requestedPages, setRequestedPages] = useState(1);
  const [last, setLast] = useState<PageState>({ page: 1, state: 'waiting' });
  const isFetching = last.page < requestedPages || last.state === 'waiting';
  const loaded = last.state === 'loaded' ? last.page : last.page - 1;
  const shown = Math.min(count, loaded * REVIEWS_PER_PAGE);
  return (
    <>
      <Grid aria-label={label}>
        {Array.from({ length: requestedPages }, (_, index) => (
          <ReviewPage
            key={index}
            page={index + 1}
            isRequested={index > 0}
            onChange={setLast}
            camperId={camperId}
            count={count}
            order={order}
          />
        ))}
      </Grid>
      {reviewPageCount(count) > 1 && (
        <Foot $gap={4}>
          {requestedPages < reviewPageCount(count) && last.state !== 'failed' && (
            <Button
              variant="line"
              isBusy={isFetching}
              busyLabel={formatMessage(reviewsMessages.fetching)}
              onClick={() => setRequestedPages(requestedPages + 1)}
            >
              {formatMessage(reviewsMessages.more)}
            </Button>
          )}
          <Small $tone="soft" role="status">
            {loaded > 0 && formatMessage(reviewsMessages.shown, { shown, count })}
          </Small>
        </Foot>
      )}
    </>
  );
}
