import { useIntl } from 'react-intl';

import { useNavigate } from '@campavia/remote-kit';

import { OWNER_PARTS } from '../../../rules/reviews/review-form';

import { flowMessages } from './flow.messages';
import { PartStars } from './part-stars';
import { stepPath, type StepProps } from './step-props';
import { StepForm } from './step-form';
import { StepFrame } from './step-frame';

/** The step about the owner. */
export function OwnerStep({ trip, flow, review, typed }: StepProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const name = trip.owner.first_name;
  return (
    <StepFrame
      trip={trip}
      step="owner"
      title={formatMessage(flowMessages.ownerTitle, { name })}
      lead={formatMessage(flowMessages.ownerLead)}
      pathOfStep={(step) => stepPath(trip.id, step, review?.id)}
    >
      <StepForm
        flow={flow}
        review={review}
        typed={typed}
        parts={OWNER_PARTS}
        fields={[]}
        next={formatMessage(flowMessages.next)}
        onSaved={(saved) => void navigate(stepPath(trip.id, 'owner-private', saved.id))}
      >
        <PartStars parts={OWNER_PARTS} review={review} />
      </StepForm>
    </StepFrame>
  );
}
