import { useIntl } from 'react-intl';

import { Skeleton, VisuallyHidden } from '@campavia/ui';

import { useReviewStats } from '../../data/use-review-stats';
import { calculateStarShares } from '../../rules/star-shares';

import { reviewsMessages } from './reviews.messages';
import { Bar, Bars } from './reviews.styles';

/** Height of five lines of small text with their gaps. */
const HEIGHT = 'calc(5 * var(--t-small) * 1.45 + 4 * 0.35rem)';

export function RatingBars({ camperId }: { camperId: number }) {
  const { formatMessage, formatNumber } = useIntl();
  const { stats, isLoading } = useReviewStats(camperId);
  if (isLoading) return <Skeleton $width="min(26rem, 100%)" $height={HEIGHT} />;
  if (!stats) return null;
  return (
    <Bars>
      {calculateStarShares(stats.ratings).map(({ stars, count, percent }) => (
        <li key={stars}>
          <VisuallyHidden>{formatMessage(reviewsMessages.stepSpoken, { stars, count })}</VisuallyHidden>
          <span aria-hidden="true">{formatMessage(reviewsMessages.step, { stars })}</span>
          <Bar $percent={percent} />
          <b aria-hidden="true">{formatNumber(count)}</b>
        </li>
      ))}
    </Bars>
  );
}
