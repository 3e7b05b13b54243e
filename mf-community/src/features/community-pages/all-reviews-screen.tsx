import { useIntl } from 'react-intl';

import type { Review } from '@campavia/contracts';
import {
  Link,
  Navigate,
  pageTitle,
  pathOf,
  useDocumentTitle,
  useNavigate,
  useReady,
  useSearchParams,
} from '@campavia/remote-kit';
import {
  ButtonLink,
  Chip,
  EmptyState,
  FailurePanel,
  Pager,
  Row,
  Skeleton,
  Stack,
  Strong,
  Text,
} from '@campavia/ui';
import { Select } from '@campavia/ui/choices';

import { useAllReviews, useCommunityCounts, type UseAllReviews } from '../../data/use-community';
import {
  COMMUNITY_REVIEWS_PER_PAGE,
  isNarrowed,
  ORDER_NAMES,
  parseReviewsView,
  writeReviewsView,
  type ReviewsView,
} from '../../rules/community-view';

import { CamperFilters } from './camper-filters';
import { CommunityHead } from './community-head';
import { communityMessages } from './community-pages.messages';
import { Columns, FilterRow, Page, ReviewList } from './community-pages.styles';
import { NewsletterBand } from './newsletter-band';
import { RatingSummary } from './rating-summary';
import { ReviewEntry } from './review-entry';
import { titleOfReviews } from './reviews-title';

/** The reviews of all campers. */
export function AllReviewsScreen() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const view = parseReviewsView(search);
  const answer = useAllReviews(view);
  useDocumentTitle(pageTitle(titleOfReviews(intl, view)));
  useReady((answer.list !== undefined && !answer.isOutdated) || answer.hasFailed);
  if (isBeyondLast(view, answer)) return <Navigate to={pathOfView({ ...view, page: 1 })} replace />;
  return <ReviewsPage view={view} answer={answer} />;
}

function isBeyondLast({ page }: ReviewsView, { list, isOutdated }: UseAllReviews): boolean {
  return page > 1 && list?.results.length === 0 && !isOutdated;
}

function ReviewsPage({ view, answer }: { view: ReviewsView; answer: UseAllReviews }) {
  const { formatMessage } = useIntl();
  const { stats, isLoading } = useCommunityCounts();
  return (
    <Page>
      <CommunityHead
        title={formatMessage(communityMessages.reviewsTitle, { count: stats?.count ?? 0 })}
        lead={formatMessage(communityMessages.reviewsLead)}
        tab="reviews"
        filters={{ country: view.country, type: view.type }}
      />
      <Columns>
        {(stats || isLoading) && (
          <aside aria-label={formatMessage(communityMessages.summary)}>
            <RatingSummary stats={stats} view={view} />
          </aside>
        )}
        <Stack $gap={6}>
          <ReviewFilters view={view} />
          <FoundReviews view={view} answer={answer} />
        </Stack>
      </Columns>
      <NewsletterBand />
    </Page>
  );
}

function ReviewFilters({ view }: { view: ReviewsView }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const show = (change: Partial<ReviewsView>) =>
    void navigate(pathOfView({ ...view, ...change, page: 1 }), { preventScrollReset: true });
  const orders = ORDER_NAMES.map((id) => ({ id, name: formatMessage(communityMessages[id]) }));
  return (
    <FilterRow role="group" aria-label={formatMessage(communityMessages.filters)}>
      <CamperFilters
        filters={{ country: view.country, type: view.type }}
        onChange={({ country, type }) => show({ country, type })}
      />
      <Select
        label={formatMessage(communityMessages.order)}
        items={orders}
        selectedId={view.order}
        onChoose={({ id }) => show({ order: id })}
      />
      <Chip isOn={view.isWithPictures} onClick={() => show({ isWithPictures: !view.isWithPictures })}>
        {formatMessage(communityMessages.withPictures)}
      </Chip>
      {view.stars !== undefined && (
        <Chip isOn ending="remove" onClick={() => show({ stars: undefined })}>
          {formatMessage(communityMessages.stars, { stars: view.stars })}
        </Chip>
      )}
    </FilterRow>
  );
}

function FoundReviews({ view, answer }: { view: ReviewsView; answer: UseAllReviews }) {
  const { formatMessage } = useIntl();
  const { list, isOutdated, hasFailed, isLoading, retry } = answer;
  if (hasFailed) {
    return (
      <FailurePanel
        headingAs="h2"
        title={formatMessage(communityMessages.reviewsFailed)}
        isRetrying={isLoading}
        onRetry={retry}
      />
    );
  }
  if (!list) return <ReviewSkeletons />;
  if (list.count === 0) return <NoReviews view={view} />;
  return (
    <div>
      <Row $justify="between">
        <Text role="status">
          <Strong>{formatMessage(communityMessages.found, { count: list.count })}</Strong>
        </Text>
        {isNarrowed(view) && <AllReviewsLink />}
      </Row>
      <FoundList reviews={list.results} isOutdated={isOutdated} />
      <Pager
        page={view.page}
        pageCount={Math.ceil(list.count / COMMUNITY_REVIEWS_PER_PAGE)}
        linkAs={Link}
        linkProps={(page) => ({ to: pathOfView({ ...view, page }) })}
      />
    </div>
  );
}

function FoundList({ reviews, isOutdated }: { reviews: readonly Review[]; isOutdated: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <ReviewList aria-label={formatMessage(communityMessages.reviewsTab)} aria-busy={isOutdated || undefined}>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewEntry review={review} />
        </li>
      ))}
    </ReviewList>
  );
}

function NoReviews({ view }: { view: ReviewsView }) {
  const { formatMessage } = useIntl();
  const isFiltered = isNarrowed(view);
  return (
    <EmptyState
      headingAs="h2"
      title={formatMessage(isFiltered ? communityMessages.noneFound : communityMessages.noneYet)}
      text={formatMessage(isFiltered ? communityMessages.noneFoundText : communityMessages.noneYetText)}
      action={isFiltered && <AllReviewsLink />}
    />
  );
}

function AllReviewsLink() {
  const { formatMessage } = useIntl();
  return (
    <ButtonLink as={Link} to={pathOf('community.all-reviews') ?? ''} variant="quiet" size="s">
      {formatMessage(communityMessages.showAll)}
    </ButtonLink>
  );
}

function ReviewSkeletons() {
  return (
    <Stack $gap={6} aria-hidden="true">
      {[1, 2, 3, 4].map((index) => (
        <Skeleton key={index} $height="11rem" />
      ))}
    </Stack>
  );
}

function pathOfView(view: ReviewsView): string {
  return pathOf('community.all-reviews', {}, writeReviewsView(view)) ?? '';
}
