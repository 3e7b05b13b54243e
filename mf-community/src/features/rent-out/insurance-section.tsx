import { useIntl } from 'react-intl';

import { INSURANCE_TIERS } from '@campavia/domain';
import { H2, Icon, Text } from '@campavia/ui';
import { ShieldCheck } from '@campavia/ui/icons';

import { amountMessages } from './amount.messages';
import { rentOutMessages } from './rent-out.messages';
import { CoverList, Section, TwoColumns } from './rent-out.styles';

const COVERS = [
  rentOutMessages.coverDamage,
  rentOutMessages.coverBurglary,
  rentOutMessages.coverGlass,
  rentOutMessages.coverBreakdown,
];

const DRIVER = INSURANCE_TIERS.find(({ slug }) => slug === 'standard')?.driver;

export function InsuranceSection() {
  const { formatMessage } = useIntl();
  return (
    <Section>
      <H2>{formatMessage(rentOutMessages.insuranceTitle)}</H2>
      <TwoColumns>
        <CoverList>
          {COVERS.map((cover) => (
            <li key={cover.id}>
              <Icon of={ShieldCheck} />
              <span>{formatMessage(cover)}</span>
            </li>
          ))}
        </CoverList>
        <div>
          <Text>{formatMessage(rentOutMessages.insuranceText)}</Text>
          <Text>{formatMessage(rentOutMessages.excessText)}</Text>
          {DRIVER && (
            <Text>
              {formatMessage(amountMessages.driverText, { age: DRIVER.minAge, years: DRIVER.minLicence })}
            </Text>
          )}
          <Text>{formatMessage(rentOutMessages.ownInsuranceText)}</Text>
        </div>
      </TwoColumns>
    </Section>
  );
}
