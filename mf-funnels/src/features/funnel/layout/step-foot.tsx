import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { GuestBooking } from '@campavia/contracts';
import { Link } from '@campavia/remote-kit';
import { ButtonLink } from '@campavia/ui';
import { ArrowLeft } from '@campavia/ui/icons';

import { InBar } from '../../../components/total-bar/bar-slot';
import { isOpenTo, stepBefore, type Funnel, type FunnelStep } from '../../../rules/funnel/funnel-steps';

import { funnelMessages } from '../funnel.messages';
import { stepPath } from '../funnel-paths';
import { stepMessages } from '../step.messages';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  padding-top: var(--s4);
  > :only-child {
    margin-inline-start: auto;
  }
  @media (max-width: 479px) {
    > :last-child {
      flex: 1 1 auto;
    }
  }
`;

export interface StepFootProps {
  funnel: Funnel;
  step: FunnelStep;
  booking: GuestBooking;
  children: ReactNode;
}

export function StepFoot({ funnel, step, booking, children }: StepFootProps) {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const before = stepBefore(funnel, step);
  return (
    <Foot ref={place}>
      {before && isOpenTo(booking, before) && (
        <ButtonLink as={Link} to={stepPath(funnel, booking, before)} variant="quiet" icon={ArrowLeft}>
          {formatMessage(funnelMessages.back, { step: formatMessage(stepMessages[before]) })}
        </ButtonLink>
      )}
      {children}
      <InBar place={place}>{children}</InBar>
    </Foot>
  );
}
