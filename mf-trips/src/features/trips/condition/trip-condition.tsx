import type { GuestBooking } from '@campavia/contracts';
import { useLazyComponent } from '@campavia/ui/browser';

import { SectionFailure } from '../../../components/section-failure';
import { useNow } from '../../../data/documents/use-now';
import { showsConditionReports } from '../../../rules/conditions/condition-progress';
import type { TripStatus } from '../../../rules/trip-status';

import { loadConditionSection } from '../../condition';
import { ConditionFrame, ConditionSkeleton } from './condition-frame';
import { conditionFrameMessages } from './condition-frame.messages';

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
  const { Component: Section, hasFailed, retry } = useLazyComponent(loadConditionSection);
  if (Section) return <Section trip={trip} />;
  return (
    <ConditionFrame>
      {hasFailed ? (
        <SectionFailure text={conditionFrameMessages.failed} onRetry={retry} />
      ) : (
        <ConditionSkeleton />
      )}
    </ConditionFrame>
  );
}
