import { useIntl } from 'react-intl';

import type { NearbyPlace } from '@campavia/contracts';
import { formatDistance } from '@campavia/i18n';
import { useSite } from '@campavia/remote-kit';
import { H2 } from '@campavia/ui';

import { Section, SectionHead } from '../../components/section.styles';
import { Sign, PlaceSignList } from '../../components/place-signs/place-signs.styles';

import { landingPath } from './landing-path';
import { landingPagesMessages } from './landing-pages.messages';

const DOT = ' · ';

type SignedPlace = Pick<NearbyPlace, 'slug' | 'name' | 'campers'> & { distance_km?: number | null };

export interface PlaceSignsProps {
  title: string;
  places: readonly SignedPlace[] | undefined;
}

export function PlaceSigns({ title, places }: PlaceSignsProps) {
  const intl = useIntl();
  const { units } = useSite();
  if (!places?.length) return null;
  return (
    <Section>
      <SectionHead>
        <H2>{title}</H2>
      </SectionHead>
      <PlaceSignList>
        {places.map(({ slug, name, campers, distance_km: km }) => (
          <li key={slug}>
            <Sign to={landingPath('place', { slug })}>
              <b>{name}</b>
              <span>
                {typeof km === 'number' && formatDistance(intl, km, units) + DOT}
                {intl.formatMessage(landingPagesMessages.camperCount, { count: campers })}
              </span>
            </Sign>
          </li>
        ))}
      </PlaceSignList>
    </Section>
  );
}
