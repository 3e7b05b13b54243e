import { useIntl } from 'react-intl';

import type { OwnCamper, OwnListingProgress } from '@campavia/contracts';
import { AddressLink, Link } from '@campavia/remote-kit';
import { ButtonLink, Card, FailurePanel, H2, Icon, Skeleton, Stack, Text } from '@campavia/ui';
import { Check, Clock } from '@campavia/ui/icons';

import { useProgress } from '../../../data/use-progress';
import { stepPath } from '../../../rules/steps';

import { StepFoot } from '../frame/step-foot';
import { StepFrame } from '../frame/step-frame';
import { stepTitles } from '../step-titles.messages';
import { endMessages } from './end-step.messages';
import { Steps } from './end-step.styles';

const STEP = 'end';

/** How far the listing has come, and where it goes on: on the page of the camper. */
export function EndStep({ camper }: { camper: OwnCamper }) {
  const { formatMessage } = useIntl();
  const { progress, hasFailed, isRetrying, retry } = useProgress(camper.id);
  return (
    <StepFrame step={STEP} camper={camper}>
      {hasFailed && (
        <FailurePanel
          headingAs="h2"
          title={formatMessage(endMessages.failed)}
          isRetrying={isRetrying}
          onRetry={retry}
        />
      )}
      {!progress && !hasFailed && <Skeleton $height="24rem" aria-hidden="true" />}
      {progress && <Progress progress={progress} />}
      <StepFoot step={STEP} camperId={camper.id}>
        <ButtonLink as={AddressLink} variant="main" to="camper" params={{ id: camper.id }}>
          {formatMessage(endMessages.toCamper)}
        </ButtonLink>
      </StepFoot>
    </StepFrame>
  );
}

function Progress({ progress }: { progress: OwnListingProgress }) {
  const { formatMessage } = useIntl();
  const { id, steps, publishable } = progress;
  return (
    <Card $isPadded>
      <Stack $gap={4}>
        <H2>{formatMessage(publishable ? endMessages.complete : endMessages.missing)}</H2>
        <Steps>
          {steps.map(({ step, is_done }) => (
            <li key={step} data-done={is_done || undefined}>
              <Icon of={is_done ? Check : Clock} />
              <Link to={stepPath(step, String(id))}>{formatMessage(stepTitles[step])}</Link>
              <small>{formatMessage(is_done ? endMessages.done : endMessages.open)}</small>
            </li>
          ))}
        </Steps>
        <Text>{formatMessage(endMessages.next)}</Text>
      </Stack>
    </Card>
  );
}
