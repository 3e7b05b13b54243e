import { useIntl } from 'react-intl';

import type { Me, OwnReviewList, OwnReviewsQuery } from '@campavia/contracts';
import { Link, pathOf } from '@campavia/remote-kit';
import { EmptyState, Pager, Row, Small, Stars } from '@campavia/ui';

import { useReviewStats } from '../../../data/reviews/use-own-reviews';

import { listMessages } from './list.messages';
import { ReviewItem } from './review-item';
import { ReviewItems } from './reviews.styles';

const PAGE_SIZE = 10;

interface ReviewListProps {
  me: Me;
  list: OwnReviewList;
  query: Required<Pick<OwnReviewsQuery, 'box' | 'page'>>;
}

export function ReviewList({ me, list, query: { box, page } }: ReviewListProps) {
  const { formatMessage } = useIntl();
  if (list.count === 0) {
    return (
      <EmptyState
        headingAs="h2"
        title={formatMessage(box === 'sent' ? listMessages.noneSent : listMessages.noneReceived)}
        text={formatMessage(box === 'sent' ? listMessages.noneSentText : listMessages.noneReceivedText)}
      />
    );
  }
  return (
    <>
      {box === 'received' ? (
        <Average userId={me.id} />
      ) : (
        <Small as="p" $tone="soft">
          {formatMessage(listMessages.sentHint)}
        </Small>
      )}
      <ReviewItems>
        {list.results.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} userId={me.id} />
          </li>
        ))}
      </ReviewItems>
      <Pager
        page={page}
        pageCount={Math.ceil(list.count / PAGE_SIZE)}
        linkAs={Link}
        linkProps={(target) => ({ to: `${pathOf('reviews')}?box=${box}&page=${target}` })}
      />
    </>
  );
}

function Average({ userId }: { userId: number }) {
  const { formatMessage } = useIntl();
  const stats = useReviewStats(userId);
  return (
    <Row $gap={2}>
      {stats?.average != null && <Stars value={stats.average} count={stats.count} />}
      <Small $tone="soft">{formatMessage(listMessages.receivedHint)}</Small>
    </Row>
  );
}
