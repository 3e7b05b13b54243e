import { useIntl } from 'react-intl';

import { formatDecimal, type Minor } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { useSite } from '@campavia/remote-kit';
import { Card, H2, H3, Small, Text } from '@campavia/ui';

import { calculateExampleEarnings } from '../../rules/example-earnings';

import { amountMessages } from './amount.messages';
import { rentOutMessages } from './rent-out.messages';
import { ExampleList, Section, TwoColumns } from './rent-out.styles';

const EXAMPLE = calculateExampleEarnings();

/** The fees, with an example in the currency of the site. */
export function FeesSection() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { currency } = useSite();
  const money = (amount: Minor) => formatMoney(intl, formatDecimal(amount), currency);
  const { days, perDay, gross, discount, discountPercent, owner, fee, feePercent } = EXAMPLE;
  const rows = [
    { label: formatMessage(amountMessages.exampleDays, { days, price: money(perDay) }), amount: gross },
    {
      label: formatMessage(amountMessages.exampleDiscount, { percent: discountPercent }),
      amount: -discount,
    },
    { label: formatMessage(rentOutMessages.exampleCommission), amount: 0 },
  ];
  return (
    <Section>
      <H2>{formatMessage(rentOutMessages.feesTitle)}</H2>
      <TwoColumns>
        <div>
          <Text>{formatMessage(rentOutMessages.feesText)}</Text>
          <Text>{formatMessage(amountMessages.feesGuestText, { percent: feePercent })}</Text>
        </div>
        <Card $isPadded $isCab>
          <H3>{formatMessage(rentOutMessages.exampleTitle)}</H3>
          <ExampleList>
            {rows.map(({ label, amount }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{money(amount)}</dd>
              </div>
            ))}
            <div>
              <dt>{formatMessage(rentOutMessages.exampleOwner)}</dt>
              <dd>{money(owner)}</dd>
            </div>
          </ExampleList>
          <Small as="p" $tone="soft">
            {formatMessage(amountMessages.exampleFee, { fee: money(fee) })}
          </Small>
        </Card>
      </TwoColumns>
    </Section>
  );
}
