import type { ComponentType } from 'react';

import type { GuestBooking } from '@campavia/contracts';

import { LazySection } from '../../../components/lazy-section';
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
  return showsConditionReports(status, trip, nowMs) ? <LazyConditions trip={trip} /> : null;
}

function LazyConditions({ trip }: { trip: GuestBooking }) {
  return (
    <LazySection
      load={loadSection}
      props={{ trip }}
      frame={(content) => <ConditionFrame>{content}</ConditionFrame>}
      skeleton={<ConditionSkeleton />}
      failed={conditionFrameMessages.failed}
    />
  );
}
