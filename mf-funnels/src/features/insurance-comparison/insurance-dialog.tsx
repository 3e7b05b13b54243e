import { useIntl } from 'react-intl';

import type { DayRange, InsuranceSlug } from '@campavia/domain';
import { Button, FailurePanel, Skeleton, H3, Small, Text } from '@campavia/ui';
import { Modal } from '@campavia/ui/overlays';

import { useInsurance, useRentalCoverConditions } from '../../data/use-insurance';
import { InsuranceTable } from './insurance-table';
import { insuranceMessages } from './insurance-comparison.messages';

export interface InsuranceDialogProps {
  camperId: number;
  days: DayRange;
  ownerName: string;
  chosen: InsuranceSlug;
  isOpen: boolean;
  onChoose: (slug: InsuranceSlug) => void;
  onClose: () => void;
}

export function InsuranceDialog(props: InsuranceDialogProps) {
  const { formatMessage } = useIntl();
  const { isOpen, onClose } = props;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      width="table"
      title={formatMessage(insuranceMessages.title)}
      actions={
        <Button variant="line" onClick={onClose}>
          {formatMessage(insuranceMessages.close)}
        </Button>
      }
    >
      <Text $tone="soft">{formatMessage(insuranceMessages.text)}</Text>
      <Comparison {...props} />
      <CoverTerms />
    </Modal>
  );
}

function Comparison({ camperId, days, ownerName, chosen, onChoose, onClose }: InsuranceDialogProps) {
  const { formatMessage } = useIntl();
  const { insurance, hasFailed, retry } = useInsurance(camperId, days);
  if (hasFailed && !insurance) {
    return <FailurePanel title={formatMessage(insuranceMessages.failed)} onRetry={retry} />;
  }
  if (!insurance) return <Skeleton $height="44rem" />;
  const take = (slug: InsuranceSlug) => {
    onChoose(slug);
    onClose();
  };
  return <InsuranceTable choices={insurance.choices} ownerName={ownerName} chosen={chosen} onTake={take} />;
}

function CoverTerms() {
  const { formatMessage } = useIntl();
  const conditions = useRentalCoverConditions();
  if (!conditions) return null;
  return (
    <section>
      <H3>{formatMessage(insuranceMessages.cover)}</H3>
      <Small as="p" $tone="soft">
        {conditions.text}
      </Small>
    </section>
  );
}
