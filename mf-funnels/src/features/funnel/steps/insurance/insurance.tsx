import { useState } from 'react';
import { useIntl } from 'react-intl';

import { H2, Stack } from '@campavia/ui';

import { RefusalText } from '../../../../components/refusal/refusal-text';
import type { Refusal } from '../../../../rules/refusal';
import { stepsOf } from '../../../../rules/funnel/funnel-steps';
import { StepFoot } from '../../layout/step-foot';
import type { StepProps } from '../../step-props';
import { useChooseInPlace } from '../../choices/use-choose';
import { useContinueOnceSaved } from '../../choices/use-continue-once-saved';

import { Covers } from './covers';
import { ContinueButton } from '../continue-button';
import { InsuranceTiers } from './insurance-tiers';
import { insuranceStepMessages } from './insurance.messages';
import { FailureNote } from '../failure-note';

type Change = Parameters<StepProps['pricing']['choose']>[0];
type Place = 'tiers' | 'covers';

export function Insurance({ funnel, booking, pricing, head, notes, onDone }: StepProps) {
  const { formatMessage } = useIntl();
  const [refused, setRefused] = useState<{ place: Place; refusal: Refusal }>();
  const { press, isWaiting, isHeld } = useContinueOnceSaved(pricing, onDone);
  const chooseHere = useChooseInPlace(pricing);
  const offersCancellationHere = !stepsOf(funnel).includes('cancel-insurance');
  // An unavailable trip has no price, and so no covers.
  const canBeCovered = pricing.price !== undefined || pricing.refusal === undefined;
  const choose = async (place: Place, change: Change) => {
    const refusal = await chooseHere(change);
    setRefused(refusal && { place, refusal });
  };
  return (
    <Stack $gap={8}>
      {head}
      {notes}
      <Stack $gap={4}>
        <RefusedHere place="tiers" refused={refused} isHeld={isHeld} />
        <InsuranceTiers
          booking={booking}
          pricing={pricing}
          onChoose={(id) => void choose('tiers', { insurance_id: id })}
        />
      </Stack>
      {canBeCovered && (
        <Stack as="section" $gap={4}>
          <H2>
            {formatMessage(
              offersCancellationHere ? insuranceStepMessages.bothCovers : insuranceStepMessages.rentalCover,
            )}
          </H2>
          <Covers
            price={pricing.price}
            isLoading={pricing.isLoading}
            covers={offersCancellationHere ? ['cancel_insurance', 'rental_cover'] : ['rental_cover']}
            onChange={(change) => void choose('covers', change)}
          />
          <RefusedHere place="covers" refused={refused} isHeld={isHeld} />
        </Stack>
      )}
      <StepFoot funnel={funnel} booking={booking} step="insurance">
        <ContinueButton press={press} isWaiting={isWaiting} />
      </StepFoot>
    </Stack>
  );
}

interface RefusedHereProps {
  place: Place;
  refused: { place: Place; refusal: Refusal } | undefined;
  isHeld: boolean;
}

function RefusedHere({ place, refused, isHeld }: RefusedHereProps) {
  if (refused?.place !== place) return null;
  return (
    <FailureNote isPressed={isHeld}>
      <RefusalText refusal={refused.refusal} of="choice" />
    </FailureNote>
  );
}
