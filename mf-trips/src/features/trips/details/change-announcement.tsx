import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useToday } from '@campavia/remote-kit';
import { VisuallyHidden } from '@campavia/ui';

import { describeNextStep } from '../next-step';
import { headMessages } from './head.messages';
import type { TripHeadProps } from './trip-head';

/** Announces to screen readers that the other side has changed the open trip, and the next step. */
export function ChangeAnnouncement({ trip, status }: TripHeadProps) {
  const intl = useIntl();
  const today = useToday();
  const [first] = useState(status);
  const [hasChanged, setHasChanged] = useState(false);
  if (status !== first && !hasChanged) setHasChanged(true);
  const next = describeNextStep(intl, trip, status, today);
  return (
    <VisuallyHidden role="status">
      {hasChanged && intl.formatMessage(headMessages.changed, { next })}
    </VisuallyHidden>
  );
}
