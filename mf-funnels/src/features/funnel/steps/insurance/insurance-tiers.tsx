import { useState } from 'react';
import { useIntl } from 'react-intl';

import { tierOfId, tierOfSlug } from '@campavia/domain';
import { insuranceNames } from '@campavia/parts/price-breakdown';
import { FailurePanel, Skeleton, Note, Stack, VisuallyHidden } from '@campavia/ui';

import { type KnownInsurances, useInsurance } from '../../../../data/use-insurance';
import { CompareInsurances } from '../../../insurance-comparison/index';
import type { StepProps } from '../../step-props';
import { daysOf } from '../../../../rules/trip-of-query';
import { Choices } from '../steps.styles';
import { InsuranceNotOffered, InsuranceOption } from './insurance-option';
import { insuranceStepMessages } from './insurance.messages';
import { type ReplacedInsurance, useFittingInsurance } from './use-fitting-insurance';

export interface InsuranceTiersProps extends Pick<StepProps, 'booking' | 'pricing'> {
  onChoose: (id: number) => void;
}

export function InsuranceTiers(props: InsuranceTiersProps) {
  const { formatMessage } = useIntl();
  const { booking } = props;
  const { insurance, hasFailed, retry } = useInsurance(booking.camper.id, daysOf(booking));
  if (insurance) return <KnownTiers {...props} insurance={insurance} />;
  if (hasFailed) return <FailurePanel title={formatMessage(insuranceStepMessages.failed)} onRetry={retry} />;
  // The height of three options, which is more where their excesses wrap.
  return <Skeleton $height="clamp(30rem, 30rem + (560px - 100vw) * 99, 43.25rem)" />;
}

interface KnownTiersProps extends InsuranceTiersProps {
  insurance: KnownInsurances;
}

function KnownTiers({ booking, pricing, onChoose, insurance }: KnownTiersProps) {
  const { formatMessage } = useIntl();
  const [wanted, setWanted] = useState<number>();
  const known = pricing.price?.insurance_id ?? booking.insurance.id;
  // The radio button follows the guest while the price is loading.
  const chosen = pricing.isLoading ? (wanted ?? known) : known;
  const take = (id: number) => {
    setWanted(id);
    onChoose(id);
  };
  const owner = booking.owner.first_name;
  const { choices, isComplete } = insurance;
  const instead = useFittingInsurance({ booking, pricing, choices, chosen: known }, take);
  const hasOwn = choices.some(({ slug }) => slug === 'none');
  return (
    <Stack $gap={4}>
      <ReplacedNote instead={instead} owner={owner} />
      <Choices>
        <VisuallyHidden as="legend">{formatMessage(insuranceStepMessages.legend)}</VisuallyHidden>
        {choices.map((choice) => (
          <InsuranceOption
            key={choice.id}
            choice={choice}
            booking={booking}
            isChosen={choice.id === chosen}
            onChoose={() => take(choice.id)}
          />
        ))}
        {isComplete && !hasOwn && <InsuranceNotOffered owner={owner} />}
      </Choices>
      <div>
        <CompareInsurances
          camperId={booking.camper.id}
          days={daysOf(booking)}
          ownerName={owner}
          chosen={tierOfId(chosen)?.slug ?? booking.insurance.slug}
          onChoose={(slug) => take(tierOfSlug(slug)?.id ?? known)}
        />
      </div>
    </Stack>
  );
}

export function ReplacedNote({ instead, owner }: { instead: ReplacedInsurance | undefined; owner: string }) {
  const { formatMessage } = useIntl();
  if (!instead) return null;
  const nameOf = (slug: ReplacedInsurance['refused']) => formatMessage(insuranceNames[slug], { owner });
  const names = { refused: nameOf(instead.refused), chosen: nameOf(instead.chosen.slug) };
  return (
    <Note tone="care" role="status">
      {formatMessage(insuranceStepMessages.insteadOf, names)}
    </Note>
  );
}
