import { useIntl } from 'react-intl';

import { insuranceNames } from '@campavia/parts/price-breakdown';

import type { Trip } from '../../rules/trip-of-query';
import { CompareInsurances } from '../../features/insurance-comparison';
import { quoteMessages } from '../../components/quote.messages';
import { ChosenLine } from '../../components/choice.styles';
import type { UseChoices } from './use-choices';

export interface InsuranceChooserProps extends UseChoices {
  camperId: number;
  trip: Trip;
  ownerName: string;
}

export function InsuranceChooser({ camperId, trip, ownerName, choices, choose }: InsuranceChooserProps) {
  const { formatMessage } = useIntl();
  return (
    <ChosenLine>
      <span>
        <b>{formatMessage(quoteMessages.insuranceLabel)}</b>
        {formatMessage(insuranceNames[choices.insurance], { owner: ownerName })}
      </span>
      <CompareInsurances
        camperId={camperId}
        ownerName={ownerName}
        days={trip}
        chosen={choices.insurance}
        onChoose={(insurance) => choose({ insurance })}
      />
    </ChosenLine>
  );
}
