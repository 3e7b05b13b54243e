import { useIntl } from 'react-intl';

import type { OwnCamper } from '@campavia/contracts';
import { Link, Slot } from '@campavia/remote-kit';
import { ButtonLink, FailurePanel, Note, Skeleton } from '@campavia/ui';

import { stepPath } from '../../rules/steps';

import { frameMessages } from './frame/frame.messages';
import { StepFoot } from './frame/step-foot';
import { StepFrame } from './frame/step-frame';
import { picturesMessages } from './pictures.messages';

const STEP = 'vehicle-pictures';

/** Pictures are sent as they are chosen: there is nothing to save. */
export function PicturesStep({ camper }: { camper: OwnCamper }) {
  const { formatMessage } = useIntl();
  return (
    <StepFrame step={STEP} camper={camper}>
      <Slot
        name="onboarding.pictures"
        with={{ camperId: camper.id, vehicleId: camper.vehicle_pk }}
        pending={<Skeleton $height="24rem" aria-hidden="true" />}
        none={<Note tone="care">{formatMessage(picturesMessages.unavailable)}</Note>}
        failed={({ retry, isRetrying }) => (
          <FailurePanel
            headingAs="h2"
            title={formatMessage(picturesMessages.failed)}
            isRetrying={isRetrying}
            onRetry={retry}
          />
        )}
      />
      <StepFoot step={STEP} camperId={camper.id}>
        <ButtonLink as={Link} variant="main" to={stepPath('product-price', String(camper.id))}>
          {formatMessage(frameMessages.goOn)}
        </ButtonLink>
      </StepFoot>
    </StepFrame>
  );
}
