import { useIntl } from 'react-intl';

import type { GuestBooking, InsuranceChoice } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { Card, H2, Icon, Row, Small, Stack, Strong } from '@campavia/ui';
import { ShieldCheck } from '@campavia/ui/icons';

import { useExcess } from '../../data/use-excess';
import { extrasMessages } from '../../parts/extras.messages';
import { insuranceNames } from '../../parts/insurance-names.messages';

import { insureMessages } from './insure.messages';
import { Holds } from './steps.styles';
import { successMessages } from './success.messages';

/** Which insurance the trip has, what it leaves to the guest, and what was added to it. */
export function SuccessCover({ booking }: { booking: GuestBooking }) {
  const { formatMessage } = useIntl();
  const { slug } = booking.insurance;
  const insurance = useExcess(slug);
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

/** Holds the line. */
const NOTHING_YET = String.fromCharCode(160);

/** The boxes stand there before the amounts do. */
function Excess({ insurance }: { insurance: InsuranceChoice | undefined }) {
  const intl = useIntl();
  const rows = [
    [insureMessages.damage, insurance?.deductible_amount],
    [insureMessages.upperParts, insurance?.deductible_upper_parts],
    [insureMessages.burglary, insurance?.deductible_burglary],
    [insureMessages.glass, insurance?.deductible_glass_breakage],
  ] as const;
  return (
    <div>
      <Small $tone="soft">{intl.formatMessage(successMessages.atMost)}</Small>
      <Holds>
        {rows.map(([name, amount]) => (
          <div key={name.id}>
            <dt>{intl.formatMessage(name)}</dt>
            <dd>
              {insurance && amount ? formatMoney(intl, amount, insurance.currency, 'shortest') : NOTHING_YET}
            </dd>
          </div>
        ))}
      </Holds>
    </div>
  );
}

function extrasOf({ second_driver, rental_cover, cancel_insurance }: GuestBooking) {
  const { secondDriver, secondDriverText, rentalCover, rentalCoverText } = extrasMessages;
  const hasSecond = second_driver === 'selected' || second_driver === 'included';
  return [
    ...(hasSecond ? [[secondDriver, secondDriverText] as const] : []),
    ...(rental_cover ? [[rentalCover, rentalCoverText] as const] : []),
    ...(cancel_insurance ? [[extrasMessages.cancellation, extrasMessages.cancellationText] as const] : []),
  ];
}
