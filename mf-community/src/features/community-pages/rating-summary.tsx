import { useIntl } from 'react-intl';

import type { ReviewStats } from '@campavia/contracts';
import { pathOf } from '@campavia/remote-kit';
import { Skeleton, Small, VisuallyHidden } from '@campavia/ui';

import { FiveStars } from '../../components/review/five-stars';
import { writeReviewsView, type ReviewsView } from '../../rules/community-view';
import { calculateStarShares, type StarShare } from '../../rules/star-shares';

import { communityMessages } from './community-pages.messages';
import { AverageRow, Bar, StarLink, StarList, SummaryCard } from './community-pages.styles';

export interface RatingSummaryProps {
  /** Of all reviews; undefined while they load. */
  stats: ReviewStats | undefined;
  view: ReviewsView;
}

/** Average and distribution of all reviews. A click on a bar filters by stars, a second click removes the filter. */
export function RatingSummary({ stats, view }: RatingSummaryProps) {
  const { formatMessage, formatNumber } = useIntl();
  if (!stats) return <Skeleton $height="19rem" $radius="var(--r-l)" />;
  const average = stats.average ?? 0;
  return (
    <SummaryCard $isCab $isLifted $isPadded>
      <AverageRow>
        <b>{formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</b>
        <div>
          <FiveStars rating={Math.round(average)} />
          <Small as="p" $tone="soft">
            {formatMessage(communityMessages.outOfFive, { count: stats.count })}
          </Small>
        </div>
      </AverageRow>
      <StarList aria-label={formatMessage(communityMessages.starFilter)}>
        {calculateStarShares(stats.ratings).map((share) => (
          <li key={share.stars}>
            <StarBar share={share} view={view} />
          </li>
        ))}
      </StarList>
    </SummaryCard>
  );
}

function StarBar({ share: { stars, count, percent }, view }: { share: StarShare; view: ReviewsView }) {
  const { formatMessage, formatNumber } = useIntl();
  const isChosen = view.stars === stars;
  const query = writeReviewsView({ ...view, stars: isChosen ? undefined : stars, page: 1 });
  const share = formatNumber(percent / 100, {
    style: 'percent',
    maximumFractionDigits: percent < 1 ? 1 : 0,
  });
  return (
    <StarLink
      to={pathOf('community.all-reviews', {}, query) ?? ''}
      aria-current={isChosen || undefined}
      preventScrollReset
    >
      <VisuallyHidden>{formatMessage(communityMessages.starsSpoken, { stars, count })}</VisuallyHidden>
      <span aria-hidden="true">{formatMessage(communityMessages.stars, { stars })}</span>
      <Bar $percent={percent} />
      <span aria-hidden="true">{[formatNumber(count), share].join(' · ')}</span>
    </StarLink>
  );
}
