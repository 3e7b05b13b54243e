import { useIntl } from 'react-intl';

import type { Referential } from '@campavia/contracts';
import { VEHICLE_TYPES, type VehicleTypeCode } from '@campavia/domain';
import { vehicleTypeMessages } from '@campavia/parts';
import { H2 } from '@campavia/ui';

import { searchPath } from '../../data/use-open-search';

import { homeMessages } from './home.messages';
import { Rail, Section, SectionHead } from './home.styles';
import { Kind } from './kinds.styles';
import { vehiclePictures } from './pictures';

/** The ones most people look for stand first. */
const ORDER: VehicleTypeCode[] = [
  'campervan',
  'lowprofile',
  'coachbuilt',
  'aclass',
  'van',
  'caravan',
  'other',
];

/** The seven types of vehicle, each a way into search. */
export function KindsSection({ types }: { types: Referential['vehicle_types'] | undefined }) {
  const { formatMessage } = useIntl();
  const kinds = VEHICLE_TYPES.toSorted((one, other) => ORDER.indexOf(one.code) - ORDER.indexOf(other.code));
  return (
    <Section>
      <SectionHead>
        <H2>{formatMessage(homeMessages.kindsTitle)}</H2>
      </SectionHead>
      <Rail $width="10.5rem" $gap="var(--s3)">
        {kinds.map(({ id, code }) => {
          const count = types?.find((type) => type.id === id)?.campers;
          return (
            <li key={code}>
              <Kind to={searchPath({ types: [id] })}>
                <img src={vehiclePictures[code]} alt="" width={144} height={80} loading="lazy" />
                <b>{formatMessage(vehicleTypeMessages[code])}</b>
                {count !== undefined && <span>{formatMessage(homeMessages.campers, { count })}</span>}
              </Kind>
            </li>
          );
        })}
      </Rail>
    </Section>
  );
}
