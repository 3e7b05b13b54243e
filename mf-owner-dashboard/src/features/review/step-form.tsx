import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { OwnReview } from '@campavia/contracts';
import type { ReviewPart } from '@campavia/domain';
import { ReviewStepForm, type ReviewField, type TypedTexts } from '@campavia/parts/review-form';
import { formErrorsOf } from '@campavia/ui/forms';

import type { UseReviewFlow } from '../../data/reviews/use-review-flow';

import { reviewMessages } from './review.messages';

interface StepFormProps {
  flow: UseReviewFlow;
  review: OwnReview | undefined;
  typed: TypedTexts;
  /** Aspects that this step asks for. */
  parts: readonly ReviewPart[];
  fields: readonly ReviewField[];
  /** The review is sent with this step. */
  isLast?: boolean;
  next: string;
  onSaved: (review: OwnReview) => void;
  children: ReactNode;
}

/** The form of a step of an owner's review. */
export function StepForm({ flow, ...props }: StepFormProps) {
  const { formatMessage } = useIntl();
  return (
    <ReviewStepForm
      {...props}
      save={flow.save}
      isBusy={flow.isBusy}
      errors={formErrorsOf(flow.entries, { unknown: formatMessage(reviewMessages.unknown) })}
      messages={reviewMessages}
    />
  );
}
