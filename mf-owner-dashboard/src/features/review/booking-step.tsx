import { useIntl } from 'react-intl';

import { REVIEW_PARTS } from '@campavia/domain';
import { StarsField, useStarNames } from '@campavia/parts/review-form';
import { useNavigate } from '@campavia/remote-kit';
import { Card } from '@campavia/ui';

import { stepPath, type StepProps } from './step-props';
import { reviewMessages } from './review.messages';
import { starMessages } from './stars.messages';
import { StepForm } from './step-form';
import { StepFrame } from './step-frame';

/** The step with single aspects of the rental. */
export function BookingStep({ booking, flow, review, typed }: StepProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const names = useStarNames(starMessages);
  const name = booking.guest.first_name;
  return (
    <StepFrame
      booking={booking}
      step="booking"
      title={formatMessage(reviewMessages.bookingTitle, { name })}
      lead={formatMessage(reviewMessages.bookingLead)}
    >
      <StepForm
        flow={flow}
        review={review}
        typed={typed}
        parts={REVIEW_PARTS.owner}
        fields={[]}
        next={formatMessage(reviewMessages.next)}
        onSaved={(saved) => void navigate(stepPath(booking.id, 'guest', saved.id))}
      >
        <Card $isPadded>
          {REVIEW_PARTS.owner.map((part) => (
            <StarsField
              key={part}
              name={part}
              label={formatMessage(starMessages[part])}
              names={names}
              defaultValue={review?.parts[part]}
            />
          ))}
        </Card>
      </StepForm>
    </StepFrame>
  );
}
