import { useState } from 'react';
import { useIntl } from 'react-intl';

import { formatMoney } from '@campavia/i18n';
import { Button, Note, Stack } from '@campavia/ui';

import { useSendRequest, type UseSendRequest } from '../../data/use-send-request';
import { isHalfPaid, type FunnelStep } from '../../rules/funnel-steps';
import type { Refusal } from '../../rules/refusal';
import { frameMessages } from '../frame.messages';
import { stepPath } from '../funnel-paths';
import { WaysOut, WhyRefused } from '../refused';
import { StepFoot } from '../step-foot';
import type { StepProps } from '../step-props';
import { UninsuredWays, WhyUninsured } from '../uninsured';
import { useGoOnOnceKept } from '../use-go-on-once-kept';

import { checkMessages } from './check.messages';
import { ToldLines } from './told-lines';
import { TroubleNote } from './trouble-note';

const NOTES = {
  request: checkMessages.nothingNow,
  instant: checkMessages.payNext,
  payment: checkMessages.accepted,
  'booking-payment': checkMessages.accepted,
};

/** All that was told, once more, and the button that sends it. */
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
    // A request that was sent is shown where it then stands.
    if ((await sending.send()) && !isRequest) onDone();
  }
  const { press, isWaiting } = useGoOnOnceKept(pricing, () => void goOn());

  return (
    <>
      <Trouble
        funnel={funnel}
        booking={booking}
        pricing={pricing}
        refusal={refusal}
        entries={sending.entries}
      />
      {head}
      {/* What is said of the trip is said once. */}
      {!refusal && notes}
      <Stack $gap={6}>
        <ToldLines {...props} />
        <WhatFollows funnel={funnel} booking={booking} />
        <StepFoot funnel={funnel} booking={booking} step="summary">
          <Button
            variant="main"
            isBusy={isWaiting || sending.isBusy}
            busyLabel={formatMessage(isWaiting ? frameMessages.saving : checkMessages.sending)}
            aria-disabled={pricing.refusal !== undefined || undefined}
            onClick={press}
          >
            {formatMessage(isRequest ? checkMessages.send : checkMessages.toPayment, { owner })}
          </Button>
        </StepFoot>
      </Stack>
    </>
  );
}

/** What the button below leads to. */
function WhatFollows({ funnel, booking }: Pick<StepProps, 'funnel' | 'booking'>) {
  const intl = useIntl();
  const second = booking.second_payment;
  if (!second || !isHalfPaid(booking)) {
    return <Note>{intl.formatMessage(NOTES[funnel], { owner: booking.owner.first_name })}</Note>;
  }
  const amount = formatMoney(intl, second.amount, second.amount_currency);
  return <Note>{intl.formatMessage(checkMessages.secondHalf, { amount })}</Note>;
}

type TroubleProps = Pick<StepProps, 'funnel' | 'booking' | 'pricing'> &
  Pick<UseSendRequest, 'refusal' | 'entries'>;

/** Why it was not sent, each reason in the api's words or ours. */
function Trouble({ refusal, entries, ...props }: TroubleProps) {
  const { formatMessage } = useIntl();
  if (refusal?.kind === 'insurance' || refusal?.kind === 'driver') {
    return <Uninsured {...props} refusal={refusal} />;
  }
  if (refusal) {
    return (
      <TroubleNote waysOut={<WaysOut {...props} refusal={refusal} />}>
        <WhyRefused booking={props.booking} refusal={refusal} />
      </TroubleNote>
    );
  }
  if (entries.length === 0) return null;
  return (
    <TroubleNote>
      {entries.map(({ text }) => text ?? formatMessage(frameMessages.unknown)).join(' ')}
    </TroubleNote>
  );
}

interface UninsuredProps extends Pick<StepProps, 'funnel' | 'booking'> {
  refusal: Refusal;
}

function Uninsured({ funnel, booking, refusal }: UninsuredProps) {
  const isOfDriver = refusal.kind === 'driver';
  const pathOf = (step: FunnelStep) => stepPath(funnel, booking, step);
  return (
    <TroubleNote
      waysOut={<UninsuredWays booking={booking} pathOf={pathOf} mend={isOfDriver ? 'driver' : undefined} />}
    >
      {isOfDriver ? <WhyRefused booking={booking} refusal={refusal} /> : <WhyUninsured booking={booking} />}
    </TroubleNote>
  );
}
