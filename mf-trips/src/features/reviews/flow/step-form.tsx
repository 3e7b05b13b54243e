import type { ReactNode } from 'react';

import type { OwnReview } from '@campavia/contracts';
import type { ReviewPart } from '@campavia/domain';
import { ReviewStepForm, type ReviewField, type TypedTexts } from '@campavia/parts/review-form';

import { useFormErrors } from '../../../components/use-form-errors';
import type { UseReviewFlow } from '../../../data/reviews/use-review-flow';

import { flowMessages } from './flow.messages';

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

/** The form of a step of a guest's review. */
export function StepForm({ flow, ...props }: StepFormProps) {
  const errors = useFormErrors(flow.entries);
  return (
    <ReviewStepForm
      {...props}
      save={flow.save}
      isBusy={flow.isBusy}
      errors={errors}
      messages={flowMessages}
    />
  );
}
