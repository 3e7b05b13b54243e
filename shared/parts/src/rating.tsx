import { useIntl } from 'react-intl';

import { Badge, Stars } from '@campavia/ui';

import { cardMessages } from './card.messages';

/** Fewer reviews than this say nothing yet. */
const FEWEST_REVIEWS = 3;

export interface RatingProps {
  average: number | null;
  count: number;
  /** Words in place of the figure in brackets, such as "38 reviews". */
  countLabel?: string;
}

/** Stars, or "New" while there are fewer than three reviews. */
export function Rating({ average, count, countLabel }: RatingProps) {
  const { formatMessage } = useIntl();
  if (average === null || count < FEWEST_REVIEWS) {
    return <Badge tone="pine">{formatMessage(cardMessages.isNew)}</Badge>;
  }
  return <Stars value={average} count={count} countLabel={countLabel} />;
}
