import { useState } from 'react';
import { useIntl } from 'react-intl';

import { formatMoney } from '@campavia/i18n';
import { Button, Note, Stack } from '@campavia/ui';

import { UninsuredActions } from '../../../../components/uninsured-actions';
import { useUninsuredRemedy } from '../../../../data/use-chosen-insurance';
import { useSendRequest, type UseSendRequest } from '../../../../data/use-send-request';
import { isHalfPaid, type FunnelStep } from '../../../../rules/funnel/funnel-steps';
import type { Refusal } from '../../../../rules/refusal';
import { funnelMessages } from '../../funnel.messages';
import { stepPath } from '../../funnel-paths';
import { RefusalActions, RefusalReason } from '../../choices/refused-trip';
import { StepFoot } from '../../layout/step-foot';
import { priceMessages } from '../../price-panel/price.messages';
import type { StepProps } from '../../step-props';
import { useContinueOnceSaved } from '../../choices/use-continue-once-saved';

import { summaryMessages } from './summary.messages';
import { SummaryLines } from './summary-lines';
import { FailureNote } from '../failure-note';

const NOTES = {
  request: summaryMessages.nothingNow,
  instant: summaryMessages.payNext,
  payment: summaryMessages.accepted,
  'booking-payment': summaryMessages.accepted,
};

export function Summary(props: StepProps) {
  const { formatMessage } = useIntl();
  const { funnel, booking, pricing, head, notes, onDone } = props;
  const sending = useSendRequest(booking, pricing.price);
  const [isStopped, setStopped] = useState(false);
  const owner = booking.owner.first_name;
  const isRequest = funnel === 'request';
  const refusal = sending.refusal ?? (isStopped ? pricing.refusal : undefined);

  async function goOn() {
    setStopped(pricing.refusal !== undefined);
    if (pricing.refusal) return;
    if (booking.state !== 'ABANDONED') return onDone();
    // After a request is sent, the screen redirects by its new state.
    if ((await sending.send()) && !isRequest) onDone();
  }
  const { press, isWaiting } = useContinueOnceSaved(pricing, () => void goOn());

  return (
    <>
      <SendFailure
        funnel={funnel}
        booking={booking}
        pricing={pricing}
        refusal={refusal}
        entries={sending.entries}
      />
      {head}
      {/* Messages about the trip are shown once. */}
      {!refusal && notes}
      <Stack $gap={6}>
        <SummaryLines {...props} />
        <WhatFollows funnel={funnel} booking={booking} />
        <StepFoot funnel={funnel} booking={booking} step="summary">
          <Button
            variant="main"
            isBusy={isWaiting || sending.isBusy}
            busyLabel={formatMessage(isWaiting ? funnelMessages.saving : summaryMessages.sending)}
            aria-disabled={pricing.refusal !== undefined || undefined}
            onClick={press}
          >
            {formatMessage(isRequest ? summaryMessages.send : summaryMessages.toPayment, { owner })}
          </Button>
        </StepFoot>
      </Stack>
    </>
  );
}

function WhatFollows({ funnel, booking }: Pick<StepProps, 'funnel' | 'booking'>) {
  const intl = useIntl();
  const second = booking.second_payment;
  if (!second || !isHalfPaid(booking)) {
    return <Note>{intl.formatMessage(NOTES[funnel], { owner: booking.owner.first_name })}</Note>;
  }
  const amount = formatMoney(intl, second.amount, second.amount_currency);
  return <Note>{intl.formatMessage(summaryMessages.secondHalf, { amount })}</Note>;
}

type SendFailureProps = Pick<StepProps, 'funnel' | 'booking' | 'pricing'> &
  Pick<UseSendRequest, 'refusal' | 'entries'>;

function SendFailure({ refusal, entries, ...props }: SendFailureProps) {
  const { formatMessage } = useIntl();
  if (refusal?.kind === 'insurance' || refusal?.kind === 'driver') {
    return <Uninsured {...props} refusal={refusal} />;
  }
  if (refusal) {
    return (
      <FailureNote actions={<RefusalActions {...props} refusal={refusal} />}>
        <RefusalReason booking={props.booking} refusal={refusal} />
      </FailureNote>
    );
  }
  if (entries.length === 0) return null;
  return (
    <FailureNote>
      {entries.map(({ text }) => text ?? formatMessage(funnelMessages.unknown)).join(' ')}
    </FailureNote>
  );
}

interface UninsuredProps extends Pick<StepProps, 'funnel' | 'booking'> {
  refusal: Refusal;
}

function Uninsured({ funnel, booking, refusal }: UninsuredProps) {
  const { formatMessage } = useIntl();
  const known = useUninsuredRemedy(booking);
  const isOfDriver = refusal.kind === 'driver';
  const remedy = isOfDriver ? 'driver' : known;
  const pathOf = (step: FunnelStep) => stepPath(funnel, booking, step);
  return (
    <FailureNote actions={<UninsuredActions booking={booking} pathOf={pathOf} remedy={remedy} />}>
      {isOfDriver ? (
        <RefusalReason booking={booking} refusal={refusal} />
      ) : (
        formatMessage(UNINSURED_REASONS[remedy])
      )}
    </FailureNote>
  );
}

const UNINSURED_REASONS = {
  insurance: priceMessages.notInsured,
  driver: priceMessages.noDriver,
  camper: priceMessages.noCamper,
};
