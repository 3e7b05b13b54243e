import { useIntl } from 'react-intl';

import type { OwnReview } from '@campavia/contracts';
import { StarsField, useStarNames } from '@campavia/parts/review-form';
import { Card, H3, Stack } from '@campavia/ui';

import type { GuestPart } from '../../../rules/reviews/review-form';

import { partMessages } from '../parts.messages';
import { flowMessages } from './flow.messages';
import { starMessages } from './stars.messages';

/** Optional stars of single aspects. */
export function PartStars({ parts, review }: { parts: readonly GuestPart[]; review: OwnReview | undefined }) {
  const { formatMessage } = useIntl();
  const names = useStarNames(starMessages);
  return (
    <Stack $gap={3}>
      <H3 as="h2">{formatMessage(flowMessages.parts)}</H3>
      <Card $isPadded>
        {parts.map((part) => (
          <StarsField
            key={part}
            name={part}
            label={formatMessage(partMessages[part])}
            names={names}
            defaultValue={review?.parts[part]}
          />
        ))}
      </Card>
    </Stack>
  );
}
