import { useIntl } from 'react-intl';

import { pageTitle, useDocumentTitle } from '@campavia/remote-kit';
import { H1, Lead, Stack } from '@campavia/ui';

import { isHalfPaid } from '../../../rules/funnel/funnel-steps';

import { funnelMessages } from '../funnel.messages';
import { leadMessages, titleMessages } from './step-head.messages';
import { stepMessages } from '../step.messages';
import type { StepProps } from '../step-props';

type StepHeadProps = Pick<StepProps, 'funnel' | 'step' | 'booking'>;

export function StepHead({ funnel, step, booking }: StepHeadProps) {
  const { formatMessage } = useIntl();
  const head = headOf({ funnel, step });
  // The payment pages render headings of their own.
  if (isOwn(head) || head === 'payment' || head === 'payment-callback') return null;
  const values = { owner: booking.owner.first_name };
  const isBooked = isHalfPaid(booking) && head === 'summary';
  return (
    <Stack $gap={3}>
      <H1>{isBooked ? formatMessage(funnelMessages.booked) : formatMessage(titleMessages[head], values)}</H1>
      <Lead>
        {isBooked ? formatMessage(funnelMessages.asBooked) : formatMessage(leadMessages[head], values)}
      </Lead>
    </Stack>
  );
}

export function useStepTitle({ funnel, step, booking }: StepHeadProps): void {
  const { formatMessage } = useIntl();
  const head = headOf({ funnel, step });
  const values = { owner: booking.owner.first_name };
  const title = isOwn(head) ? formatMessage(stepMessages[head]) : formatMessage(titleMessages[head], values);
  useDocumentTitle(pageTitle(title));
}

function headOf({ funnel, step }: Pick<StepProps, 'funnel' | 'step'>) {
  return step === 'success' && funnel !== 'request' ? 'booked' : step;
}

function isOwn(head: ReturnType<typeof headOf>): head is 'payment-waiting' | 'payment-error' {
  return head === 'payment-waiting' || head === 'payment-error';
}
