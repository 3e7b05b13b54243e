import { useState } from 'react';

import { Stack } from '@campavia/ui';

import { RefusalWords } from '../../parts/refusal-words';
import type { Refusal } from '../../rules/refusal';
import { StepFoot } from '../step-foot';
import type { StepProps } from '../step-props';
import { useChooseHere } from '../use-choose-here';
import { useGoOnOnceKept } from '../use-go-on-once-kept';

import { Covers } from './covers';
import { GoOnButton } from './go-on-button';
import { TroubleNote } from './trouble-note';

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
