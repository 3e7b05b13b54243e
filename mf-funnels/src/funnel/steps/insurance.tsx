import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { InsuranceChoice } from '@campavia/contracts';
import { plainDate } from '@campavia/domain';
import { Button, FailurePanel, Ghost, H2, Note, Stack, VisuallyHidden } from '@campavia/ui';

import { useInsurance } from '../../data/use-insurance';
import { RefusalWords } from '../../parts/refusal-words';
import type { Refusal } from '../../rules/refusal';
import { stepsOf } from '../../rules/funnel-steps';
import { frameMessages } from '../frame.messages';
import { StepFoot } from '../step-foot';
import type { StepProps } from '../step-props';

import { Covers } from './covers';
import { InsuranceOption } from './insurance-option';
import { insureMessages } from './insure.messages';
import { Choices } from './steps.styles';

/** Which insurance, and what is covered beside it. What is chosen is kept and priced at once. */
export function Insurance({ funnel, booking, pricing, onDone }: StepProps) {
  const { formatMessage } = useIntl();
  const [refusal, setRefusal] = useState<Refusal>();
  const isCancelHere = !stepsOf(funnel).includes('cancel-insurance');
  const choose = async (change: Parameters<typeof pricing.choose>[0]) =>
    setRefusal(await pricing.choose(change));
  return (
    <Stack $gap={8}>
      {refusal && (
        <Note tone="stop" role="alert">
          <RefusalWords refusal={refusal} />
        </Note>
      )}
      <Tiers {...{ booking, pricing }} onChoose={(id) => void choose({ insurance_id: id })} />
      <Stack as="section" $gap={4}>
        <H2>{formatMessage(insureMessages.plansChange)}</H2>
        <Covers
          price={pricing.price}
          covers={isCancelHere ? ['cancel_insurance', 'rental_cover'] : ['rental_cover']}
          onChange={(change) => void choose(change)}
        />
      </Stack>
      <StepFoot {...{ funnel, booking }} step="insurance">
        <Button variant="main" onClick={onDone}>
          {formatMessage(frameMessages.goOn)}
        </Button>
      </StepFoot>
    </Stack>
  );
}

interface TiersProps extends Pick<StepProps, 'booking' | 'pricing'> {
  onChoose: (id: number) => void;
}

function Tiers({ booking, pricing, onChoose }: TiersProps) {
  const { formatMessage } = useIntl();
  const days = { from: plainDate(booking.date_from), to: plainDate(booking.date_to) };
  const { insurance, hasFailed, retry } = useInsurance(booking.camper.id, days);
  const [wanted, setWanted] = useState<number>();
  if (hasFailed && !insurance) {
    return <FailurePanel title={formatMessage(insureMessages.failed)} onRetry={retry} />;
  }
  if (!insurance) return <Ghost $height="22rem" />;
  const known = pricing.price?.insurance_id ?? booking.insurance.id;
  const chosen = pricing.isLoading ? (wanted ?? known) : known;
  const take = ({ id }: InsuranceChoice) => {
    setWanted(id);
    onChoose(id);
  };
  return (
    <Choices>
      <VisuallyHidden as="legend">{formatMessage(insureMessages.legend)}</VisuallyHidden>
      {insurance.choices.map((choice) => (
        <InsuranceOption
          key={choice.id}
          choice={choice}
          booking={booking}
          isChosen={choice.id === chosen}
          onChoose={() => take(choice)}
        />
      ))}
    </Choices>
  );
}
