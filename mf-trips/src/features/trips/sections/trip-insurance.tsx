import { useIntl } from 'react-intl';

import type { GuestBooking, InsuranceChoice } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { OwnerInsuranceFiles } from '@campavia/parts/owner-insurance';
import { insuranceNames } from '@campavia/parts/price-breakdown';
import { Card, H2, Icon, Row, Skeleton, Stack, Strong, Text } from '@campavia/ui';
import { ShieldCheck } from '@campavia/ui/icons';

import { SectionFailure } from '../../../components/section-failure';
import { useAgreedConditions, useInsurance } from '../../../data/use-trip-costs';

import { changesMessages } from '../details/changes.messages';
import { Pairs } from '../details/trip.styles';
import { insuranceMessages } from './insurance.messages';

export function TripInsurance({ trip }: { trip: GuestBooking }) {
  const { formatMessage } = useIntl();
  const { slug } = trip.insurance;
  return (
    <Stack as="section" $gap={5}>
      <H2>{formatMessage(insuranceMessages.title)}</H2>
      <Card $isPadded>
        <Stack $gap={4}>
          <Row $gap={2}>
            <Icon of={ShieldCheck} />
            <Strong>{formatMessage(insuranceNames[slug], { owner: trip.owner.first_name })}</Strong>
          </Row>
          {slug === 'none' ? <OwnConditions trip={trip} /> : <PlatformDeductibles slug={slug} />}
          <Extras trip={trip} />
        </Stack>
      </Card>
    </Stack>
  );
}

function PlatformDeductibles({ slug }: { slug: string }) {
  const { cover, hasFailed, isRetrying, retry } = useInsurance(slug);
  if (hasFailed)
    return <SectionFailure text={changesMessages.failed} isRetrying={isRetrying} onRetry={retry} />;
  return <Deductibles insurance={cover} />;
}

/** The owner's description of their own insurance, as agreed for the trip. */
function OwnConditions({ trip }: { trip: GuestBooking }) {
  const intl = useIntl();
  const { cover: agreed, hasFailed, isRetrying, retry } = useAgreedConditions(trip);
  if (hasFailed)
    return <SectionFailure text={changesMessages.failed} isRetrying={isRetrying} onRetry={retry} />;
  if (!agreed) return <Skeleton $height="8rem" aria-hidden="true" />;
  const { conditions } = agreed;
  if (!conditions) {
    const owner = trip.owner.first_name;
    return <Text>{intl.formatMessage(insuranceMessages.ownUnknown, { owner })}</Text>;
  }
  const { deductible_amount: amount, deductible_amount_currency: currency, files } = conditions;
  return (
    <Stack $gap={2}>
      <Text $tone="soft">{intl.formatMessage(insuranceMessages.atMost)}</Text>
      <Pairs>
        <div>
          <dt>{intl.formatMessage(insuranceMessages.damage)}</dt>
          <dd>{formatMoney(intl, amount, currency, 'shortest')}</dd>
        </div>
      </Pairs>
      <Text $tone="soft">{intl.formatMessage(insuranceMessages.ownConditions)}</Text>
      <OwnerInsuranceFiles files={files} />
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
