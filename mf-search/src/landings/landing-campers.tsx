import { useIntl } from 'react-intl';

import type { SearchQuery } from '@campavia/domain';
import { formatDistance } from '@campavia/i18n';
import { CamperCard, CamperCardGhost } from '@campavia/parts';
import { Link, pathOf, useSite } from '@campavia/remote-kit';
import { ButtonLink, H2 } from '@campavia/ui';

import type { LandingCampers as Found } from '../data/use-landing-campers';
import { searchPath } from '../data/use-open-search';
import { Section, SectionHead } from '../parts/section.styles';

import { landingsMessages } from './landings.messages';
import { Cards } from './landings.styles';

const GHOSTS = [1, 2, 3, 4, 5, 6, 7, 8];
/** As many as stand in view at first on a large screen. */
const PRIORITY_CARDS = 4;
const CARD_SIZES = '(min-width: 1024px) 19rem, (min-width: 640px) 46vw, 78vw';

export interface LandingCampersProps {
  query: SearchQuery;
  campers: Found;
}

/** The first campers of a search and the way to all of them; nothing where there are none. */
export function LandingCampers({ query, campers: { answer, hasFailed } }: LandingCampersProps) {
  const intl = useIntl();
  const { units } = useSite();
  if (hasFailed || answer?.count === 0) return null;
  return (
    <Section aria-busy={!answer}>
      <SectionHead>
        <H2>{intl.formatMessage(landingsMessages.fewOfThem)}</H2>
        {answer && (
          <ButtonLink as={Link} variant="line" size="s" to={searchPath(query)}>
            {intl.formatMessage(landingsMessages.seeAll, { count: answer.count })}
          </ButtonLink>
        )}
      </SectionHead>
      <Cards>
        {!answer && GHOSTS.map((ghost) => <li key={ghost}>{<CamperCardGhost />}</li>)}
        {answer?.results.map((camper, index) => (
          <li key={camper.id} id={`camper-${camper.id}`}>
            <CamperCard
              camper={camper}
              href={pathOf('listing', { id: camper.id }) ?? ''}
              distance={
                camper.distance_km === null ? undefined : formatDistance(intl, camper.distance_km, units)
              }
              isPriority={index < PRIORITY_CARDS}
              sizes={CARD_SIZES}
            />
          </li>
        ))}
      </Cards>
    </Section>
  );
}
