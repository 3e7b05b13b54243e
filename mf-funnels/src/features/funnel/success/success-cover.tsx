import { useIntl } from 'react-intl';

import type { GuestBooking, InsuranceChoice } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { extraNames, insuranceNames } from '@campavia/parts/price-breakdown';
import { Card, H2, Icon, Row, Small, Stack, Strong } from '@campavia/ui';
import { ShieldCheck } from '@campavia/ui/icons';

import { useInsuranceExcess } from '../../../data/use-insurance';
import { extrasMessages } from '../../../components/extras.messages';

import { insuranceStepMessages } from '../steps/insurance/insurance.messages';
import { ExcessList } from '../steps/steps.styles';
import { successMessages } from './success.messages';

export function SuccessCover({ booking }: { booking: GuestBooking }) {
  const { formatMessage } = useIntl();
  const { slug } = booking.insurance;
  const insurance = useInsuranceExcess(slug);
  const extras = extrasOf(booking);
  return (
    <Stack as="section" $gap={5}>
      <H2>{formatMessage(successMessages.insured)}</H2>
      <Card $isPadded>
        <Stack $gap={4}>
          <Row $gap={2} $noWrap>
            <Icon of={ShieldCheck} />
            <Strong>{formatMessage(insuranceNames[slug], { owner: booking.owner.first_name })}</Strong>
          </Row>
          <Excess insurance={insurance} />
          {extras.map(([name, text]) => (
            <div key={name.id}>
              <Strong>{formatMessage(name)}</Strong>
              <Small as="p" $tone="soft">
                {formatMessage(text)}
              </Small>
            </div>
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}

/** A non-breaking space keeps the height of the line. */
const NOTHING_YET = String.fromCharCode(160);

function Excess({ insurance }: { insurance: InsuranceChoice | undefined }) {
  const intl = useIntl();
  const rows = [
    [insuranceStepMessages.damage, insurance?.deductible_amount],
    [insuranceStepMessages.upperParts, insurance?.deductible_upper_parts],
    [insuranceStepMessages.burglary, insurance?.deductible_burglary],
    [insuranceStepMessages.glass, insurance?.deductible_glass_breakage],
  ] as const;
  return (
    <div>
      <Small $tone="soft">{intl.formatMessage(successMessages.atMost)}</Small>
      <ExcessList>
        {rows.map(([name, amount]) => (
          <div key={name.id}>
            <dt>{intl.formatMessage(name)}</dt>
            <dd>
              {insurance && amount ? formatMoney(intl, amount, insurance.currency, 'shortest') : NOTHING_YET}
            </dd>
          </div>
        ))}
      </ExcessList>
    </div>
  );
}

function extrasOf({ second_driver, rental_cover, cancel_insurance }: GuestBooking) {
  const { secondDriver, rentalCover, cancellation } = extraNames;
  const { secondDriverText, rentalCoverText, cancellationText } = extrasMessages;
  const hasSecond = second_driver === 'selected' || second_driver === 'included';
  return [
    ...(hasSecond ? [[secondDriver, secondDriverText] as const] : []),
    ...(rental_cover ? [[rentalCover, rentalCoverText] as const] : []),
    ...(cancel_insurance ? [[cancellation, cancellationText] as const] : []),
  ];
}
