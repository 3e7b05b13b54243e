import { useIntl } from 'react-intl';

import { Button, Note, Stack } from '@campavia/ui';

import { useSendRequest, type UseSendRequest } from '../../data/use-send-request';
import { RefusalWords } from '../../parts/refusal-words';
import { frameMessages } from '../frame.messages';
import { StepFoot } from '../step-foot';
import type { StepProps } from '../step-props';

import { checkMessages } from './check.messages';
import { ToldLines } from './told-lines';

const NOTES = {
  request: checkMessages.nothingNow,
  instant: checkMessages.payNext,
  payment: checkMessages.accepted,
};

/** All that was told, once more, and the button that sends it. */
export function Summary(props: StepProps) {
  const { formatMessage } = useIntl();
  const { funnel, booking, pricing, onDone } = props;
  const sending = useSendRequest(booking);
  const owner = booking.owner.first_name;
  const isRequest = funnel === 'request';

  async function goOn() {
    if (booking.state !== 'ABANDONED') return onDone();
    // A request that was sent is shown where it then stands.
    if ((await sending.send()) && !isRequest) onDone();
  }

  return (
    <Stack $gap={6}>
      <Trouble sending={sending} />
      <ToldLines {...props} />
      <Note>{formatMessage(NOTES[funnel], { owner })}</Note>
      <StepFoot {...{ funnel, booking }} step="summary">
        <Button
          variant="main"
          isBusy={sending.isBusy}
          busyLabel={formatMessage(checkMessages.sending)}
          aria-disabled={pricing.refusal !== undefined || undefined}
          onClick={() => void goOn()}
        >
          {formatMessage(isRequest ? checkMessages.send : checkMessages.toPayment, { owner })}
        </Button>
      </StepFoot>
    </Stack>
  );
}

/** Why it was not sent, each reason in the api's words or ours. */
function Trouble({ sending: { refusal, entries } }: { sending: UseSendRequest }) {
  const { formatMessage } = useIntl();
  if (!refusal && entries.length === 0) return null;
  return (
    <Note tone="stop" role="alert">
      {refusal ? (
        <RefusalWords refusal={refusal} />
      ) : (
        entries.map(({ text }) => text ?? formatMessage(frameMessages.unknown)).join(' ')
      )}
    </Note>
  );
}
