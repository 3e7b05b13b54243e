import { useIntl } from 'react-intl';

import type { ChildPlace } from '@campavia/contracts';
import { Link } from '@campavia/remote-kit';
import { H2 } from '@campavia/ui';

import { LinkColumns } from '../../../components/link-columns.styles';
import { Section, SectionHead } from '../../../components/section.styles';
import { landingPath } from '../landing-path';
import { landingPagesMessages } from '../landing-pages.messages';

/** All regions or towns of a place, so that each can be reached without a search. */
export function ChildPlaces({ places }: { places: readonly ChildPlace[] | undefined }) {
  const { formatMessage } = useIntl();
  if (!places?.length) return null;
  return (
    <Section>
      <SectionHead>
        <H2>{formatMessage(landingPagesMessages.allPlaces)}</H2>
      </SectionHead>
      <LinkColumns>
        {places.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={landingPath('place', { slug })}>{name}</Link>
          </li>
        ))}
      </LinkColumns>
    </Section>
  );
}
