import { useIntl } from 'react-intl';

import { Icon, VisuallyHidden } from '@campavia/ui';
import { Star } from '@campavia/ui/icons';

import { Stars } from './review-card.styles';
import { reviewMessages } from './review.messages';

const STEPS = [1, 2, 3, 4, 5];

/** The stars of one review. */
export function FiveStars({ rating }: { rating: number }) {
  const { formatMessage } = useIntl();
  return (
    <Stars $lit={rating}>
      {STEPS.map((step) => (
        <Icon key={step} of={Star} />
      ))}
      <VisuallyHidden>{formatMessage(reviewMessages.stars, { rating })}</VisuallyHidden>
    </Stars>
  );
}
