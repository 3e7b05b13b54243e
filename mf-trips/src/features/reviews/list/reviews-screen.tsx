import { useIntl } from 'react-intl';

import type { Me, OwnReviewsQuery } from '@campavia/contracts';
import { SignedIn } from '@campavia/parts/signed-in';
import { Tab, Tabs } from '@campavia/parts/tabs';
import {
  Navigate,
  pageTitle,
  pathOf,
  useDocumentTitle,
  useReady,
  useSearchParams,
} from '@campavia/remote-kit';
import { FailurePanel, H1, Skeleton, Stack } from '@campavia/ui';

import { tripsMessages } from '../../../components/trips.messages';
import { useOwnReviews, useReviewCounts, useReviewsNeeded } from '../../../data/reviews/use-own-reviews';

import { listMessages } from './list.messages';
import { NeededCard } from './needed-card';
import { ReviewList } from './review-list';
import { ReviewsPage } from './reviews.styles';

const BOXES = ['received', 'sent'] as const;

/** The received and sent reviews of the user, and the trips that wait for one. */
export function ReviewsScreen() {
  return <SignedIn>{(me) => <Reviews me={me} />}</SignedIn>;
}

function Reviews({ me }: { me: Me }) {
  const { formatMessage, formatNumber } = useIntl();
  const [params] = useSearchParams();
  const box = params.get('box') === 'sent' ? 'sent' : 'received';
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const needed = useReviewsNeeded();
  const shown = useOwnReviews({ box, page });
  const counts = useReviewCounts();
  useDocumentTitle(pageTitle(formatMessage(tripsMessages.reviews)));
  useReady(!needed.isLoading && (shown.list !== undefined || shown.hasFailed));
  if (page > 1 && shown.list?.results.length === 0) {
    return <Navigate to={`${pathOf('reviews')}?box=${box}`} replace />;
  }
  if (needed.isLoading) {
    return (
      <ReviewsPage>
        <H1>{formatMessage(tripsMessages.reviews)}</H1>
        <Loading />
      </ReviewsPage>
    );
  }
  return (
    <ReviewsPage>
      <H1>{formatMessage(tripsMessages.reviews)}</H1>
      {needed.trips.map((trip) => (
        <NeededCard key={`${trip.booking_id}-${trip.author_type}`} trip={trip} />
      ))}
      <Tabs aria-label={formatMessage(listMessages.tabs)}>
        {BOXES.map((each) => (
          <Tab
            key={each}
            to={{ pathname: pathOf('reviews'), search: each === 'sent' ? '?box=sent' : '' }}
            aria-current={each === box ? 'page' : undefined}
            data-empty={counts[each] === 0 || undefined}
          >
            {formatMessage(listMessages[each])}
            <span>{counts[each] === undefined ? '' : formatNumber(counts[each])}</span>
          </Tab>
        ))}
      </Tabs>
      <Content me={me} shown={shown} query={{ box, page }} />
    </ReviewsPage>
  );
}

interface ContentProps {
  me: Me;
  shown: ReturnType<typeof useOwnReviews>;
  query: Required<Pick<OwnReviewsQuery, 'box' | 'page'>>;
}

function Content({ me, shown: { list, hasFailed, isRetrying, retry }, query }: ContentProps) {
  const { formatMessage } = useIntl();
  if (list) return <ReviewList me={me} list={list} query={query} />;
  if (hasFailed) {
    return (
      <FailurePanel
        headingAs="h2"
        title={formatMessage(listMessages.failed)}
        isRetrying={isRetrying}
        onRetry={retry}
      />
    );
  }
  return <Loading />;
}

function Loading() {
  return (
    <Stack $gap={6} aria-busy="true">
      <Skeleton $height="1.5rem" />
      <Skeleton $height="9rem" $radius="var(--cab-m)" />
      <Skeleton $height="9rem" $radius="var(--cab-m)" />
    </Stack>
  );
}
