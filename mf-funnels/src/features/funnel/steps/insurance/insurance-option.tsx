import { useId } from 'react';
import { useIntl } from 'react-intl';

import type { GuestBooking, InsuranceChoice } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { OwnerInsuranceFiles } from '@campavia/parts/owner-insurance';
import { insuranceNames } from '@campavia/parts/price-breakdown';
import { H3, Note, Small } from '@campavia/ui';

import { isRefusedBy } from '../../../../rules/driver-rules';

import { insuranceStepMessages } from './insurance.messages';
import { Choice, ChoiceTop, ExcessList, Reason } from '../steps.styles';

export interface InsuranceOptionProps {
  choice: InsuranceChoice;
  booking: GuestBooking;
  isChosen: boolean;
  onChoose: () => void;
}

const TEXTS = {
  standard: insuranceStepMessages.standardText,
  reinforced: insuranceStepMessages.reinforcedText,
  none: insuranceStepMessages.ownText,
};

export function InsuranceOption({ choice, booking, isChosen, onChoose }: InsuranceOptionProps) {
  const intl = useIntl();
  const id = useId();
  const { slug, price, price_per_day, currency, driver } = choice;
  const perDay = formatMoney(intl, price_per_day, currency);
  const owner = booking.owner.first_name;
  const isRefused = isRefusedBy(driver, booking);
  return (
    <Choice data-off={isRefused ? '' : undefined}>
      <input
        type="radio"
        name="insurance"
        value={choice.id}
        checked={isChosen}
        disabled={isRefused}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-terms`}
      />
      <div id={`${id}-terms`}>
        <ChoiceTop>
          <div>
            <H3 as="span" id={`${id}-name`}>
              {intl.formatMessage(insuranceNames[slug], { owner })}
            </H3>
            <Small as="p" $tone="soft">
              {intl.formatMessage(TEXTS[slug])}
            </Small>
          </div>
          <div>
            <b>{intl.formatMessage(insuranceStepMessages.perDay, { amount: perDay })}</b>
            {price !== null && <Small $tone="soft">{formatMoney(intl, price, currency)}</Small>}
          </div>
        </ChoiceTop>
        {slug === 'none' ? <OwnConditions choice={choice} owner={owner} /> : <Excess choice={choice} />}
        {isRefused && (
          <Reason>
            <Note tone="care">
              {intl.formatMessage(insuranceStepMessages.notForDriver, {
                age: driver.min_age,
                years: driver.min_licence_years,
              })}
            </Note>
          </Reason>
        )}
      </div>
    </Choice>
  );
}

export function InsuranceNotOffered({ owner }: { owner: string }) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Choice data-off="">
      <input
        type="radio"
        name="insurance"
        disabled
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-terms`}
      />
      <div id={`${id}-terms`}>
        <ChoiceTop>
          <div>
            <H3 as="span" id={`${id}-name`}>
              {formatMessage(insuranceNames.none, { owner })}
            </H3>
            <Small as="p" $tone="soft">
              {formatMessage(insuranceStepMessages.ownNotOffered)}
            </Small>
          </div>
          <div>
            <b>{formatMessage(insuranceStepMessages.notOffered)}</b>
          </div>
        </ChoiceTop>
      </div>
    </Choice>
  );
}

/** The owner's description of their own insurance. */
function OwnConditions({ choice, owner }: Pick<InsuranceOptionProps, 'choice'> & { owner: string }) {
  const intl = useIntl();
  const stated = choice.owner_insurance;
  if (!stated) {
    return <Reason>{intl.formatMessage(insuranceStepMessages.ownUnknown, { owner })}</Reason>;
  }
  return (
    <Reason>
      <ExcessList>
        <div>
          <dt>{intl.formatMessage(insuranceStepMessages.damage)}</dt>
          <dd>{formatMoney(intl, choice.deductible_amount, choice.currency, 'shortest')}</dd>
        </div>
      </ExcessList>
      <OwnerInsuranceFiles files={stated.files} />
    </Reason>
  );
}

function Excess({ choice }: Pick<InsuranceOptionProps, 'choice'>) {
  const intl = useIntl();
  const rows = [
    [insuranceStepMessages.damage, choice.deductible_amount],
    [insuranceStepMessages.upperParts, choice.deductible_upper_parts],
    [insuranceStepMessages.burglary, choice.deductible_burglary],
    [insuranceStepMessages.glass, choice.deductible_glass_breakage],
  ] as const;
  return (
    <ExcessList>
      {rows.map(([name, amount]) => (
        <div key={name.id}>
          <dt>{intl.formatMessage(name)}</dt>
          <dd>{formatMoney(intl, amount, choice.currency, 'shortest')}</dd>
        </div>
      ))}
    </ExcessList>
  );
}
