import { useIntl } from 'react-intl';

import type { Referential } from '@campavia/contracts';
import { pathOf } from '@campavia/remote-kit';
import { H2 } from '@campavia/ui';

import { Section, SectionHead } from '../../components/section.styles';
import { Sign, PlaceSignList } from '../../components/place-signs/place-signs.styles';

import { CountryLinks } from './country-links';
import { homeMessages } from './home.messages';

const MAX_PLACES = 8;

export function PopularPlacesSection({ places }: { places: Referential['popular_places'] | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <Section>
      <SectionHead>
        <div>
          <H2>{formatMessage(homeMessages.signsTitle)}</H2>
          <p>{formatMessage(homeMessages.signsText)}</p>
        </div>
      </SectionHead>
      {places && (
        <PlaceSignList>
          {places.slice(0, MAX_PLACES).map(({ slug, name, campers }) => (
            <li key={slug}>
              <Sign to={pathOf('place', { slug }) ?? ''}>
                <b>{name}</b>
                <span>{formatMessage(homeMessages.campers, { count: campers })}</span>
              </Sign>
            </li>
          ))}
        </PlaceSignList>
      )}
      <CountryLinks />
    </Section>
  );
}
