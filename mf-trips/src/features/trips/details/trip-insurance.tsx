import { useIntl } from 'react-intl';

import type { GuestBooking, InsuranceChoice } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { insuranceNames } from '@campavia/parts/price-breakdown';
import { Card, H2, Icon, Row, Stack, Strong, Text } from '@campavia/ui';
import { ShieldCheck } from '@campavia/ui/icons';

import { useInsurance } from '../../../data/use-trip-costs';

import { insuranceMessages } from './insurance.messages';
import { Pairs } from './trip.styles';

export function TripInsurance({ trip }: { trip: GuestBooking }) {
  const { formatMessage } = useIntl();
  const { slug } = trip.insurance;
  const insurance = useInsurance(slug);
  return (
    <Stack as="section" $gap={5}>
      <H2>{formatMessage(insuranceMessages.title)}</H2>
      <Card $isPadded>
        <Stack $gap={4}>
          <Row $gap={2}>
            <Icon of={ShieldCheck} />
            <Strong>{formatMessage(insuranceNames[slug], { owner: trip.owner.first_name })}</Strong>
          </Row>
          <Deductibles insurance={insurance} />
          <Extras trip={trip} />
        </Stack>
      </Card>
    </Stack>
  );
}

/** The rows are rendered before the amounts are loaded. */
function Deductibles({ insurance }: { insurance: InsuranceChoice | undefined }) {
  const intl = useIntl();
  const rows = [
    [insuranceMessages.damage, insurance?.deductible_amount],
    [insuranceMessages.upperParts, insurance?.deductible_upper_parts],
    [insuranceMessages.burglary, insurance?.deductible_burglary],
    [insuranceMessages.glass, insurance?.deductible_glass_breakage],
  ] as const;
  return (
    <Stack $gap={2}>
      <Text $tone="soft">{intl.formatMessage(insuranceMessages.atMost)}</Text>
      <Pairs>
        {rows.map(([message, amount]) => (
          <div key={message.id}>
            <dt>{intl.formatMessage(message)}</dt>
            <dd>{insurance && amount ? formatMoney(intl, amount, insurance.currency, 'shortest') : ''}</dd>
          </div>
        ))}
      </Pairs>
    </Stack>
  );
}

function Extras({ trip }: { trip: GuestBooking }) {
  const { formatMessage } = useIntl();
  const hasSecond = trip.second_driver === 'selected' || trip.second_driver === 'included';
  return (
    <>
      {hasSecond && <Text>{formatMessage(insuranceMessages.secondDriver)}</Text>}
      {trip.rental_cover && <Text>{formatMessage(insuranceMessages.rentalCover)}</Text>}
      {trip.cancel_insurance && <Text>{formatMessage(insuranceMessages.cancellation)}</Text>}
    </>
  );
}
