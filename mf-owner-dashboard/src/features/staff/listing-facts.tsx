import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import type { ModerationListing } from '@campavia/contracts';
import { effectiveDocumentStatus } from '@campavia/domain';
import { formatMoney, formatPlainDate } from '@campavia/i18n';
import { Card, H2, Stack, Text } from '@campavia/ui';

import { documentNameOf } from '../back-office';

import { listingMessages } from './listing.messages';
import { Facts } from './staff.styles';

interface FactsProps {
  moderated: ModerationListing;
}

/** Shown in place of missing data. */
const UNKNOWN = '–';

type Fact = [name: MessageDescriptor, value: ReactNode];

function FactsCard({ title, facts }: { title: MessageDescriptor; facts: readonly Fact[] }) {
  const { formatMessage } = useIntl();
  return (
    <Card $isPadded>
      <Stack $gap={3}>
        <H2>{formatMessage(title)}</H2>
        {facts.length === 0 && <Text $tone="soft">{formatMessage(listingMessages.noDocuments)}</Text>}
        <Facts>
          {facts.map(([name, value]) => [
            <dt key={`${name.id} name`}>{formatMessage(name)}</dt>,
            <dd key={String(name.id)}>{value || UNKNOWN}</dd>,
          ])}
        </Facts>
      </Stack>
    </Card>
  );
}

export function VehicleFacts({ moderated: { listing, vehicle, location, season_prices } }: FactsProps) {
  const intl = useIntl();
  const { registration, registration_country: country, gross_weight_kg: weight } = vehicle;
  const facts: Fact[] = [
    [listingMessages.make, [listing.manufacturer, listing.brand, listing.model].filter(Boolean).join(' · ')],
    [listingMessages.year, listing.year || null],
    [listingMessages.registration, registration && [registration, country].filter(Boolean).join(', ')],
    [
      listingMessages.registered,
      vehicle.first_registered_on && formatPlainDate(intl, vehicle.first_registered_on),
    ],
    [listingMessages.weight, weight && intl.formatNumber(weight, { style: 'unit', unit: 'kilogram' })],
    [listingMessages.value, vehicle.value && formatMoney(intl, vehicle.value, season_prices.currency)],
    [listingMessages.places, `${listing.seatbelts} / ${listing.beds}`],
    [
      listingMessages.place,
      [location.street, `${location.zipcode} ${location.city}`.trim(), location.country]
        .filter(Boolean)
        .join(', '),
    ],
  ];
  return <FactsCard title={listingMessages.vehicle} facts={facts} />;
}

export function PriceFacts({ moderated: { listing, season_prices: prices } }: FactsProps) {
  const intl = useIntl();
  const amount = (value: string | null) => value && formatMoney(intl, value, prices.currency);
  return (
    <FactsCard
      title={listingMessages.prices}
      facts={[
        [listingMessages.low, amount(prices.low)],
        [listingMessages.mid, amount(prices.mid)],
        [listingMessages.high, amount(prices.high)],
        [listingMessages.deposit, formatMoney(intl, listing.deposit, listing.deposit_currency)],
      ]}
    />
  );
}

export function OwnerFacts({ moderated: { owner } }: FactsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const confirmed = { true: listingMessages.confirmed, false: listingMessages.notConfirmed };
  return (
    <FactsCard
      title={listingMessages.owner}
      facts={[
        [listingMessages.name, `${owner.first_name} ${owner.last_name}, ${owner.country}`],
        [
          listingMessages.kind,
          formatMessage(owner.professional ? listingMessages.professional : listingMessages.private),
        ],
        [listingMessages.joined, formatPlainDate(intl, owner.joined_on)],
        [listingMessages.email, formatMessage(confirmed[`${owner.is_email_confirmed}`])],
        [listingMessages.phone, formatMessage(confirmed[`${owner.is_phone_certified}`])],
        [listingMessages.campers, intl.formatNumber(owner.camper_count)],
      ]}
    />
  );
}

export function DocumentFacts({ moderated: { vehicle, owner } }: FactsProps) {
  const { formatMessage } = useIntl();
  const facts = [...vehicle.documents, ...owner.documents].map(({ document_type, status }): Fact => {
    return [documentNameOf(document_type), formatMessage(listingMessages[effectiveDocumentStatus(status)])];
  });
  return <FactsCard title={listingMessages.documents} facts={facts} />;
}
