import { useState } from 'react';

import { Stack } from '@campavia/ui';

import { RefusalText } from '../../../../components/refusal/refusal-text';
import type { Refusal } from '../../../../rules/refusal';
import { StepFoot } from '../../layout/step-foot';
import type { StepProps } from '../../step-props';
import { useChooseInPlace } from '../../choices/use-choose';
import { useContinueOnceSaved } from '../../choices/use-continue-once-saved';

import { Covers } from './covers';
import { ContinueButton } from '../continue-button';
import { FailureNote } from '../failure-note';

/** Extras are never preselected. */
export function CancelInsurance({ funnel, booking, pricing, head, notes, onDone }: StepProps) {
  const [refusal, setRefusal] = useState<Refusal>();
  const { press, isWaiting, isHeld } = useContinueOnceSaved(pricing, onDone);
  const chooseHere = useChooseInPlace(pricing);
  return (
    <>
      {head}
      {notes}
      <Stack $gap={6}>
        {refusal && (
          <FailureNote isPressed={isHeld}>
            <RefusalText refusal={refusal} of="choice" />
          </FailureNote>
        )}
        <Covers
          price={pricing.price}
          isLoading={pricing.isLoading}
          covers={['cancel_insurance']}
          onChange={(change) => void chooseHere(change).then(setRefusal)}
        />
        <StepFoot funnel={funnel} booking={booking} step="cancel-insurance">
          <ContinueButton press={press} isWaiting={isWaiting} />
        </StepFoot>
      </Stack>
    </>
  );
}
