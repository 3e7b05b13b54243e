import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { OwnerBooking } from '@campavia/contracts';
import { lastReviewDay, plainDate } from '@campavia/domain';
import { ReviewFlow } from '@campavia/parts/review-form';

import { REVIEW_STEPS, type ReviewStep } from '../../rules/reviews/review-form';

import { reviewMessages } from './review.messages';

interface StepFrameProps {
  booking: OwnerBooking;
  step: ReviewStep;
  title: string;
  lead?: string;
  /** Path of the first step, once completed. */
  back?: string;
  children: ReactNode;
}

/** The layout of a step: its position, its question, and the booking beside it. */
export function StepFrame({ booking, step, title, lead, back, children }: StepFrameProps) {
  const { formatMessage } = useIntl();
  const name = booking.guest.first_name;
  const position = REVIEW_STEPS.indexOf(step);
  const names = [formatMessage(reviewMessages.rental), name, formatMessage(reviewMessages.sent)];
  const statusOf = (index: number) => {
    if (index > position) return 'ahead';
    return index < position || step === 'end' ? 'done' : 'now';
  };
  return (
    <ReviewFlow
      steps={names.map((each, index) => ({
        name: each,
        status: statusOf(index),
        to: index === 0 && position === 1 ? back : undefined,
      }))}
      title={title}
      lead={lead}
      trip={booking}
      name={name}
      lastDay={lastReviewDay(plainDate(booking.date_to))}
      messages={reviewMessages}
    >
      {children}
    </ReviewFlow>
  );
}
