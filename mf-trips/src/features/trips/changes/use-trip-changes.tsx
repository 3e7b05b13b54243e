import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { H2, Stack } from '@campavia/ui';
import { useLazyComponent } from '@campavia/ui/browser';

import { SectionFailure } from '../../../components/section-failure';
import { hasChanges } from '../../../rules/change-pages';

import { changesMessages } from '../details/changes.messages';

const loadChanges = async () =>
  (await import(/* webpackChunkName: "trip.changes" */ './load-trip-changes')).loadTripChanges();

/**
 * The changes of a trip; most trips have none, and do not load their code. `loading` while showing it later would shift
 * the layout.
 */
export function useTripChanges(trip: GuestBooking): ReactNode | 'loading' {
  const isNeeded = hasChanges(trip);
  const { Component: TripChanges, hasFailed, retry } = useLazyComponent(loadChanges, { isNeeded });
  const isLoading = isNeeded && !TripChanges && !hasFailed;
  const [wasShown, setShown] = useState(!isLoading);
  useEffect(() => {
    if (!isLoading) setShown(true);
  }, [isLoading]);
  if (!isNeeded) return null;
  if (hasFailed) return <ChangesFailure onRetry={retry} />;
  if (TripChanges) return <TripChanges trip={trip} />;
  return wasShown ? null : 'loading';
}

function ChangesFailure({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Stack as="section" $gap={4}>
      <H2>{formatMessage(changesMessages.title)}</H2>
      <SectionFailure text={changesMessages.failed} onRetry={onRetry} />
    </Stack>
  );
}
