import { type ComponentType, useEffect, useState } from 'react';

import type { GuestBooking } from '@campavia/contracts';

import { useNow } from '../../../data/documents/use-now';
import { showsConditionReports } from '../../../rules/conditions/condition-progress';
import type { TripStatus } from '../../../rules/trip-status';

import { ConditionFailure, ConditionFrame, ConditionSkeleton } from './condition-frame';

type Section = ComponentType<{ trip: GuestBooking }>;

const loadSection = async (): Promise<Section> =>
  (await import(/* webpackChunkName: "trip.condition-section" */ './condition-section')).ConditionSection;

export interface TripConditionProps {
  trip: GuestBooking;
  status: TripStatus;
}

/** The condition reports, where a trip has them; others do not load their code. */
export function TripCondition({ trip, status }: TripConditionProps) {
  const nowMs = useNow();
  return showsConditionReports(status, trip, nowMs) ? <LazySection trip={trip} /> : null;
}

function LazySection({ trip }: { trip: GuestBooking }) {
  const [Section, setSection] = useState<Section | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isUnmounted = false;
    loadSection().then(
      (section) => !isUnmounted && setSection(() => section),
      () => !isUnmounted && setSection('failed'),
    );
    return () => void (isUnmounted = true);
  }, [attempt]);
  if (Section && Section !== 'failed') return <Section trip={trip} />;
  const retry = () => {
    setSection(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <ConditionFrame>
      {Section ? <ConditionFailure isRetrying={false} onRetry={retry} /> : <ConditionSkeleton />}
    </ConditionFrame>
  );
}
