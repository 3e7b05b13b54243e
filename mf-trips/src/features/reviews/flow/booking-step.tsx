import { useIntl } from 'react-intl';

import { daysInclusive, MAX_REVIEW_LENGTH, plainDate } from '@campavia/domain';
import { formatPlainDate } from '@campavia/i18n';
import { initialText, StarsField, useStarNames } from '@campavia/parts/review-form';
import { useNavigate } from '@campavia/remote-kit';
import { TextAreaField } from '@campavia/ui/forms';

import { lastDayOfReview } from '../../../rules/trip-deadlines';
import { CAMPER_PARTS } from '../../../rules/reviews/review-form';

import { flowMessages } from './flow.messages';
import { PartStars } from './part-stars';
import { ReviewPictureTiles } from './review-picture-tiles';
import { starMessages } from './stars.messages';
import { stepPath, type StepProps } from './step-props';
import { StepForm } from './step-form';
import { StepFrame } from './step-frame';

const FIELDS = ['rating', 'comment'] as const;

/** The step about the camper: stars, text and pictures. */
export function BookingStep({ trip, flow, review, typed }: StepProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const days = daysInclusive(plainDate(trip.date_from), plainDate(trip.date_to));
  const day = formatPlainDate(intl, lastDayOfReview(trip));

  async function ensureDraft() {
    const saved = review ?? (await flow.save({ is_draft: true }));
    if (saved && !review) await navigate(stepPath(trip.id, 'booking', saved.id), { replace: true });
    return saved;
  }

  return (
    <StepFrame
      trip={trip}
      step="booking"
      title={intl.formatMessage(flowMessages.title, { days, camper: trip.camper.title })}
      lead={intl.formatMessage(flowMessages.lead, { day })}
    >
      <StepForm
        flow={flow}
        review={review}
        typed={typed}
        parts={CAMPER_PARTS}
        fields={FIELDS}
        next={intl.formatMessage(flowMessages.next)}
        onSaved={(saved) => void navigate(stepPath(trip.id, 'owner', saved.id))}
      >
        <StarsField
          name="rating"
          label={intl.formatMessage(flowMessages.all)}
          names={useStarNames(starMessages)}
          hint={intl.formatMessage(flowMessages.keys)}
          defaultValue={review?.rating}
          size="l"
        />
        <PartStars parts={CAMPER_PARTS} review={review} />
        <TextAreaField
          name="comment"
          label={intl.formatMessage(flowMessages.comment)}
          hint={intl.formatMessage(flowMessages.commentHint, { limit: MAX_REVIEW_LENGTH })}
          defaultValue={initialText(typed, 'comment', review?.comment)}
        />
        <ReviewPictureTiles review={review} ensureDraft={ensureDraft} />
      </StepForm>
    </StepFrame>
  );
}
