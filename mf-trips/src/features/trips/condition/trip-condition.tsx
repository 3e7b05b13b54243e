import type { ComponentType } from 'react';

import type { GuestBooking } from '@campavia/contracts';
import { useLazyComponent } from '@campavia/ui/browser';

import { SectionFailure } from '../../../components/section-failure';
import { useNow } from '../../../data/documents/use-now';
import { showsConditionReports } from '../../../rules/conditions/condition-progress';
import type { TripStatus } from '../../../rules/trip-status';

import { ConditionFrame, ConditionSkeleton } from './condition-frame';
import { conditionFrameMessages } from './condition-frame.messages';

/** Catalogues are named in the chunk that loads them: this one of its own keeps theirs out of the page of a trip. */
async function loadSection(): Promise<ComponentType<{ trip: GuestBooking }>> {
  const { loadConditionSection } = await import(
    /* webpackChunkName: "trip.condition-section" */ '../../condition'
  );
  return loadConditionSection();
}

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
  const { Component: Section, hasFailed, retry } = useLazyComponent(loadSection);
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
