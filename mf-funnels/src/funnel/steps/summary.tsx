import { useState } from 'react';
import { useIntl } from 'react-intl';

import { formatMoney } from '@campavia/i18n';
import { Link } from '@campavia/remote-kit';
import { Button, Note, Row, Stack } from '@campavia/ui';

import { useSendRequest, type UseSendRequest } from '../../data/use-send-request';
import { isHalfPaid } from '../../rules/funnel-steps';
import { frameMessages } from '../frame.messages';
import { stepPath } from '../funnel-paths';
import { priceMessages } from '../price.messages';
import { WaysOut, WhyRefused } from '../refused';
import { StepFoot } from '../step-foot';
import type { StepProps } from '../step-props';
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
  const sending = useSendRequest(booking);
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
      <Trouble {...{ funnel, booking, pricing, refusal }} entries={sending.entries} />
      {head}
      {/* What is said of the trip is said once. */}
      {!refusal && notes}
      <Stack $gap={6}>
        <ToldLines {...props} />
        <WhatFollows {...{ funnel, booking }} />
        <StepFoot {...{ funnel, booking }} step="summary">
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
  if (refusal) {
    const isUninsured = refusal.kind === 'insurance';
    return (
      <TroubleNote
        waysOut={isUninsured ? <ToInsurance {...props} /> : <WaysOut {...props} refusal={refusal} />}
      >
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

function ToInsurance({ funnel, booking }: Pick<StepProps, 'funnel' | 'booking'>) {
  const { formatMessage } = useIntl();
  return (
    <Row $gap={4}>
      <Link to={stepPath(funnel, booking, 'insurance')}>{formatMessage(priceMessages.toInsurance)}</Link>
      <Link to={stepPath(funnel, booking, 'user-details')}>{formatMessage(priceMessages.toDriver)}</Link>
    </Row>
  );
}
