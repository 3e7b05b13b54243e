import { useIntl, type MessageDescriptor } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { Icon, type IconType } from '@campavia/ui';
import {
  BedDouble,
  Cigarette,
  CigaretteOff,
  Cog,
  Fuel,
  Gauge,
  Globe,
  IdCard,
  PawPrint,
  Ruler,
  Users,
} from '@campavia/ui/icons';

import { allowanceOf } from '../../rules/allowance';
import { factMessages } from './listing-screen.messages';
import { SpecList } from './listing-screen.styles';

type Fact = [IconType, MessageDescriptor, Record<string, string | number>?];

const FUELS: Record<string, MessageDescriptor> = {
  diesel: factMessages.diesel,
  petrol: factMessages.petrol,
  electric: factMessages.electric,
  none: factMessages.noEngine,
};

function vehicleFacts(listing: Listing, metres: (cm: number) => string): Fact[] {
  const hasEngine = listing.fuel !== 'none';
  const gear = listing.automatic_gear ? factMessages.automatic : factMessages.manual;
  return [
    [BedDouble, factMessages.sleeps, { count: listing.beds }],
    [Users, factMessages.seats, { count: listing.seatbelts }],
    [
      Ruler,
      factMessages.size,
      {
        length: metres(listing.length_cm),
        width: metres(listing.width_cm),
        height: metres(listing.height_cm),
      },
    ],
    [Fuel, FUELS[listing.fuel] ?? factMessages.diesel],
    ...(hasEngine ? [[Cog, gear] satisfies Fact] : []),
    [IdCard, factMessages.licence, { type: listing.licence_type }],
  ];
}

function ruleFacts(listing: Listing): Fact[] {
  return [
    [PawPrint, factMessages.pets, { allowance: allowanceOf(listing.pets_allowed) }],
    [
      listing.smoking_allowed === false ? CigaretteOff : Cigarette,
      factMessages.smoking,
      { allowance: allowanceOf(listing.smoking_allowed) },
    ],
    [Globe, factMessages.abroad, { allowance: allowanceOf(listing.abroad_allowed) }],
    [Gauge, factMessages.kilometres, { isUnlimited: String(listing.km_unlimited) }],
  ];
}

export function ListingFacts({ listing }: { listing: Listing }) {
  const { formatMessage, formatNumber } = useIntl();
  const metres = (cm: number) => formatNumber(cm / 100, { minimumFractionDigits: 2 });
  return (
    <SpecList aria-label={formatMessage(factMessages.facts)}>
      {[...vehicleFacts(listing, metres), ...ruleFacts(listing)].map(([icon, message, values]) => (
        <li key={message.id}>
          <Icon of={icon} />
          <span>{formatMessage(message, values)}</span>
        </li>
      ))}
    </SpecList>
  );
}
