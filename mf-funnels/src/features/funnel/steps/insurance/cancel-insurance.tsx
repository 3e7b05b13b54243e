import { useState } from 'react';

import { Stack } from '@campavia/ui';

import { RefusalWords } from '../../../../components/refusal/refusal-text';
import type { Refusal } from '../../../../rules/refusal';
import { StepFoot } from '../../layout/step-foot';
import type { StepProps } from '../../step-props';
import { useChooseHere } from '../../choices/use-choose-here';
import { useGoOnOnceKept } from '../../choices/use-continue-once-saved';

import { Covers } from './covers';
import { GoOnButton } from '../continue-button';
import { TroubleNote } from '../failure-note';

/** An insurance for the case that the guest has to cancel. Nothing is ticked unless the guest did. */
export function CancelInsurance({ funnel, booking, pricing, head, notes, onDone }: StepProps) {
  const [refusal, setRefusal] = useState<Refusal>();
  const { press, isWaiting, isHeld } = useGoOnOnceKept(pricing, onDone);
  const chooseHere = useChooseHere(pricing);
  return (
    <>
      {head}
      {notes}
      <Stack $gap={6}>
        {refusal && (
          <TroubleNote isPressed={isHeld}>
            <RefusalWords refusal={refusal} of="choice" />
          </TroubleNote>
        )}
        <Covers
          price={pricing.price}
          isLoading={pricing.isLoading}
          covers={['cancel_insurance']}
          onChange={(change) => void chooseHere(change).then(setRefusal)}
        />
        <StepFoot funnel={funnel} booking={booking} step="cancel-insurance">
          <GoOnButton press={press} isWaiting={isWaiting} />
        </StepFoot>
      </Stack>
    </>
  );
}
