import { useIntl } from 'react-intl';

import type { ListedCamper } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';
import { formatDistance } from '@campavia/i18n';
import { CamperCard, CamperCardGhost } from '@campavia/parts';
import { Link, pathOf, useSite } from '@campavia/remote-kit';
import { ButtonLink, H2 } from '@campavia/ui';

import type { LandingCampers as Found } from '../../data/use-landing-campers';
import { searchPath } from '../../data/use-open-search';
import { usePrint } from '../../data/use-print';
import { Section, SectionHead } from '../../components/section.styles';
import { counted } from '../../rules/counted';

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
  if (hasFailed || answer?.count === 0) return null;
  return (
    <Section aria-busy={!answer}>
      <SectionHead>
        <H2>{intl.formatMessage(landingsMessages.fewOfThem)}</H2>
        {answer && (
          <ButtonLink as={Link} variant="line" size="s" to={searchPath(query)}>
            {intl.formatMessage(landingsMessages.seeAll, counted(answer))}
          </ButtonLink>
        )}
      </SectionHead>
      <Cards>
        {!answer && GHOSTS.map((ghost) => <li key={ghost}>{<CamperCardGhost />}</li>)}
        {answer?.results.map((camper, index) => (
          <LandingCamper key={camper.id} camper={camper} isPriority={index < PRIORITY_CARDS} />
        ))}
      </Cards>
    </Section>
  );
}

function LandingCamper({ camper, isPriority }: { camper: ListedCamper; isPriority: boolean }) {
  const intl = useIntl();
  const { units } = useSite();
  const { id, distance_km: km } = camper;
  return (
    <li id={`camper-${id}`} ref={usePrint(id)}>
      <CamperCard
        camper={camper}
        href={pathOf('listing', { id }) ?? ''}
        distance={km === null ? undefined : formatDistance(intl, km, units)}
        isPriority={isPriority}
        sizes={CARD_SIZES}
      />
    </li>
  );
}
