import { useIntl } from 'react-intl';

import type { GuestBooking, InsuranceChoice } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { Card, H2, Icon, Row, Stack, Strong, Text } from '@campavia/ui';
import { ShieldCheck } from '@campavia/ui/icons';

import { useInsurance } from '../data/use-insurance';

import { coverMessages } from './cover.messages';
import { lineMessages } from './lines.messages';
import { Pairs } from './trip.styles';

/** Which insurance a trip has, and what it leaves to the guest. */
export function TripCover({ trip }: { trip: GuestBooking }) {
  const { formatMessage } = useIntl();
  const { slug } = trip.insurance;
  const insurance = useInsurance(slug);
  return (
    <Stack as="section" $gap={5}>
      <H2>{formatMessage(coverMessages.title)}</H2>
      <Card $isPadded>
        <Stack $gap={4}>
          <Row $gap={2}>
            <Icon of={ShieldCheck} />
            <Strong>{formatMessage(lineMessages[slug], { owner: trip.owner.first_name })}</Strong>
          </Row>
          <Deductibles insurance={insurance} />
          <Extras trip={trip} />
        </Stack>
      </Card>
    </Stack>
  );
}

/** The boxes stand there before the amounts do. */
function Deductibles({ insurance }: { insurance: InsuranceChoice | undefined }) {
  const intl = useIntl();
  const rows = [
    [coverMessages.damage, insurance?.deductible_amount],
    [coverMessages.upperParts, insurance?.deductible_upper_parts],
    [coverMessages.burglary, insurance?.deductible_burglary],
    [coverMessages.glass, insurance?.deductible_glass_breakage],
  ] as const;
  return (
    <Stack $gap={2}>
      <Text $tone="soft">{intl.formatMessage(coverMessages.atMost)}</Text>
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

/** What was added to the insurance. */
function Extras({ trip }: { trip: GuestBooking }) {
  const { formatMessage } = useIntl();
  const hasSecond = trip.second_driver === 'selected' || trip.second_driver === 'included';
  return (
    <>
      {hasSecond && <Text>{formatMessage(coverMessages.secondDriver)}</Text>}
      {trip.rental_cover && <Text>{formatMessage(coverMessages.rentalCover)}</Text>}
      {trip.cancel_insurance && <Text>{formatMessage(coverMessages.cancellation)}</Text>}
    </>
  );
}
