import { useIntl } from 'react-intl';

import { initialText } from '@campavia/parts/review-form';
import { useNavigate } from '@campavia/remote-kit';
import { Note } from '@campavia/ui';
import { TextAreaField } from '@campavia/ui/forms';

import { flowMessages } from './flow.messages';
import { stepPath, type StepProps } from './step-props';
import { StepForm } from './step-form';
import { StepFrame } from './step-frame';

/** The private message to the owner; this step sends the review. */
export function PrivateStep({ trip, flow, review, typed }: StepProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const name = trip.owner.first_name;
  return (
    <StepFrame
      trip={trip}
      step="owner-private"
      title={formatMessage(flowMessages.privateTitle, { name })}
      lead={formatMessage(flowMessages.privateLead)}
      pathOfStep={(step) => stepPath(trip.id, step, review?.id)}
    >
      <StepForm
        flow={flow}
        review={review}
        typed={typed}
        parts={[]}
        fields={['private_comment']}
        isLast
        next={formatMessage(review?.state === 'sent' ? flowMessages.save : flowMessages.send)}
        onSaved={(saved) => void navigate(stepPath(trip.id, 'end', saved.id))}
      >
        {review?.rating === null && <Note tone="care">{formatMessage(flowMessages.starsFirst)}</Note>}
        <TextAreaField
          name="private_comment"
          label={formatMessage(flowMessages.privateLabel, { name })}
          hint={formatMessage(flowMessages.privateHint)}
          isOptional
          defaultValue={initialText(typed, 'private_comment', review?.private_comment)}
        />
      </StepForm>
    </StepFrame>
  );
}
