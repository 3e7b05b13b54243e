import { useIntl } from 'react-intl';

import type { Referential } from '@campavia/contracts';
import { VEHICLE_TYPES, type VehicleTypeCode } from '@campavia/domain';
import { vehicleTypeMessages } from '@campavia/parts';
import { vehiclePictures } from '@campavia/parts/vehicle-pictures';
import { Link, pathOf } from '@campavia/remote-kit';
import { ButtonLink, H2 } from '@campavia/ui';

import { searchPath } from '../../data/use-open-search';
import { TypeCard } from '../../components/vehicle-types/type-card.styles';
import { Rail, Section, SectionHead } from '../../components/section.styles';
import { categoryOfType } from '../../rules/landing-pages/category-of-type';

import { homeMessages } from './home.messages';

/** The most popular types come first. */
const ORDER: VehicleTypeCode[] = [
  'campervan',
  'lowprofile',
  'coachbuilt',
  'aclass',
  'van',
  'caravan',
  'other',
];

function pathOfType(id: number, code: VehicleTypeCode): string {
  const category = categoryOfType(code);
  return (category && pathOf('category', { slug: category })) ?? searchPath({ types: [id] });
}

export function VehicleTypesSection({ types }: { types: Referential['vehicle_types'] | undefined }) {
  const { formatMessage } = useIntl();
  const sortedTypes = VEHICLE_TYPES.toSorted(
    (one, other) => ORDER.indexOf(one.code) - ORDER.indexOf(other.code),
  );
  return (
    <Section>
      <SectionHead>
        <H2>{formatMessage(homeMessages.kindsTitle)}</H2>
        <ButtonLink as={Link} variant="line" size="s" to={pathOf('category', { slug: 'motorhome' }) ?? ''}>
          {formatMessage(homeMessages.allMotorhomes)}
        </ButtonLink>
      </SectionHead>
      <Rail $width="10.5rem" $gap="var(--s3)">
        {sortedTypes.map(({ id, code }) => {
          const count = types?.find((type) => type.id === id)?.campers;
          return (
            <li key={code}>
              <TypeCard to={pathOfType(id, code)}>
                <img src={vehiclePictures[code]} alt="" width={144} height={80} loading="lazy" />
                <b>{formatMessage(vehicleTypeMessages[code])}</b>
                {count !== undefined && <span>{formatMessage(homeMessages.campers, { count })}</span>}
              </TypeCard>
            </li>
          );
        })}
      </Rail>
    </Section>
  );
}
