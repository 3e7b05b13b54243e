import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { ReviewFlow } from '@campavia/parts/review-form';

import { lastDayOfReview } from '../../../rules/trip-deadlines';
import type { ReviewStep } from '../../../rules/reviews/review-form';

import { flowMessages } from './flow.messages';

interface StepFrameProps {
  trip: GuestBooking;
  step: ReviewStep;
  title: string;
  lead?: string;
  /** Path of a completed step. */
  pathOfStep?: (step: ReviewStep) => string;
  children: ReactNode;
}

/** The layout of a step: its position, its question, and the trip beside it. */
export function StepFrame({ trip, step, title, lead, pathOfStep, children }: StepFrameProps) {
  const { formatMessage } = useIntl();
  const name = trip.owner.first_name;
  const position = { booking: 0, owner: 1, 'owner-private': 1, end: 2 }[step];
  const names = [formatMessage(flowMessages.camper), name, formatMessage(flowMessages.sent)];
  const steps = names.map((each, index) => ({ name: each, ...statusOf(index, position, pathOfStep) }));
  return (
    <ReviewFlow
      steps={steps}
      title={title}
      lead={lead}
      trip={trip}
      name={name}
      lastDay={lastDayOfReview(trip)}
      messages={flowMessages}
    >
      {children}
    </ReviewFlow>
  );
}

const FIRST_STEPS: readonly ReviewStep[] = ['booking', 'owner'];

function statusOf(index: number, position: number, pathOfStep: StepFrameProps['pathOfStep']) {
  if (index > position) return { status: 'ahead' as const };
  if (index === position) return { status: position === 2 ? ('done' as const) : ('now' as const) };
  const step = FIRST_STEPS[index];
  return { status: 'done' as const, to: step && pathOfStep?.(step) };
}
