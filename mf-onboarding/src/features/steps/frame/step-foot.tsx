import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Link } from '@campavia/remote-kit';
import { ButtonLink, Stack } from '@campavia/ui';
import { ArrowLeft } from '@campavia/ui/icons';

import { stepBefore, stepPath, type Step } from '../../../rules/steps';

import { frameMessages } from './frame.messages';
import { Foot } from './frame.styles';

export interface StepFootProps {
  step: Step;
  camperId: number | undefined;
  children: ReactNode;
}

export function StepFoot({ step, camperId, children }: StepFootProps) {
  const { formatMessage } = useIntl();
  const before = stepBefore(step);
  return (
    <Stack $gap={3}>
      <Foot>
        {before && (
          <ButtonLink
            as={Link}
            variant="quiet"
            icon={ArrowLeft}
            to={stepPath(before, camperId === undefined ? null : String(camperId))}
          >
            {formatMessage(frameMessages.back)}
          </ButtonLink>
        )}
        {children}
      </Foot>
    </Stack>
  );
}
