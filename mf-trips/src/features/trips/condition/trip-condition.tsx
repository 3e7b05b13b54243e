import type { ComponentType } from 'react';

import type { GuestBooking } from '@campavia/contracts';
import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';
import { useLazyComponent } from '@campavia/ui/browser';

import { SectionFailure } from '../../../components/section-failure';
import { useNow } from '../../../data/documents/use-now';
import { showsConditionReports } from '../../../rules/conditions/condition-progress';
import type { TripStatus } from '../../../rules/trip-status';

import { loadConditionMessages } from '../condition-section/load-messages';
import { ConditionFrame, ConditionSkeleton } from './condition-frame';
import { conditionFrameMessages } from './condition-frame.messages';

type Section = ComponentType<{ trip: GuestBooking }>;

async function loadSection(): Promise<Section> {
  const [{ ConditionSection }, messages] = await Promise.all([
    import(/* webpackChunkName: "trip.condition-section" */ '../condition-section/condition-section'),
    loadConditionMessages(platform().site),
  ]);
  return withMessages(ConditionSection, messages);
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
