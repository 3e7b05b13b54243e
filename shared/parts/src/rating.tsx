import { useIntl } from 'react-intl';

import { Badge, Stars } from '@campavia/ui';

import { cardMessages } from './card.messages';

/** Below this number of reviews the average is not shown. */
const FEWEST_REVIEWS = 3;

export interface RatingProps {
  average: number | null;
  count: number;
  /** Text in place of the number in brackets, such as "38 reviews". */
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
