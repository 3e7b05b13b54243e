import { useIntl } from 'react-intl';

import { Ghost, VisuallyHidden } from '@campavia/ui';

import { useReviewStats } from '../../data/use-review-stats';
import { starShares } from '../../rules/star-shares';

import { reviewsMessages } from './reviews.messages';
import { Bar, Bars } from './reviews.styles';

/** Five lines of small text with what lies between them. */
const HEIGHT = 'calc(5 * var(--t-small) * 1.45 + 4 * 0.35rem)';

/** How many guests gave how many stars; nothing where nobody says. */
export function StarBars({ camperId }: { camperId: number }) {
  const { formatMessage, formatNumber } = useIntl();
  const { stats, isLoading } = useReviewStats(camperId);
  if (isLoading) return <Ghost $width="min(26rem, 100%)" $height={HEIGHT} />;
  if (!stats) return null;
  return (
    <Bars>
      {starShares(stats.ratings).map(({ stars, count, percent }) => (
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
