import { useState } from 'react';
import { useIntl } from 'react-intl';

import { Button, Note, Stack } from '@campavia/ui';

import { RefusalWords } from '../../parts/refusal-words';
import type { Refusal } from '../../rules/refusal';
import { frameMessages } from '../frame.messages';
import { StepFoot } from '../step-foot';
import type { StepProps } from '../step-props';

import { Covers } from './covers';

/** An insurance for the case that the guest has to cancel. Nothing is ticked unless the guest did. */
export function CancelInsurance({ funnel, booking, pricing, head, notes, onDone }: StepProps) {
  const { formatMessage } = useIntl();
  const [refusal, setRefusal] = useState<Refusal>();
  return (
    <>
      {head}
      {notes}
      <Stack $gap={6}>
        {refusal && (
          <Note tone="stop" role="alert">
            <RefusalWords refusal={refusal} />
          </Note>
        )}
        <Covers
          price={pricing.price}
          isLoading={pricing.isLoading}
          covers={['cancel_insurance']}
          onChange={(change) => void pricing.choose(change).then(setRefusal)}
        />
        <StepFoot {...{ funnel, booking }} step="cancel-insurance">
          <Button variant="main" onClick={onDone}>
            {formatMessage(frameMessages.goOn)}
          </Button>
        </StepFoot>
      </Stack>
    </>
  );
}
