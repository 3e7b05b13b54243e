import { useIntl } from 'react-intl';

import type { Referential } from '@campavia/contracts';
import { pathOf } from '@campavia/remote-kit';
import { H2 } from '@campavia/ui';

import { Section, SectionHead } from '../../components/section.styles';
import { Sign, SignList } from '../../components/signs/signs.styles';

import { homeMessages } from './home.messages';

const MOST_SIGNS = 8;

/** Places to set off from, as the road would point to them; nothing when none is known. */
export function SignsSection({ places }: { places: Referential['popular_places'] | undefined }) {
  const { formatMessage } = useIntl();
  if (!places?.length) return null;
  return (
    <Section>
      <SectionHead>
        <div>
          <H2>{formatMessage(homeMessages.signsTitle)}</H2>
          <p>{formatMessage(homeMessages.signsText)}</p>
        </div>
      </SectionHead>
      <SignList>
        {places.slice(0, MOST_SIGNS).map(({ slug, name, campers }) => (
          <li key={slug}>
            <Sign to={pathOf('place', { slug }) ?? ''}>
              <b>{name}</b>
              <span>{formatMessage(homeMessages.campers, { count: campers })}</span>
            </Sign>
          </li>
        ))}
      </SignList>
    </Section>
  );
}
