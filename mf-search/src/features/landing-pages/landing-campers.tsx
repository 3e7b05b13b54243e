import { useIntl } from 'react-intl';

import type { ListedCamper } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';
import { formatDistance } from '@campavia/i18n';
import { CamperCard, CamperCardSkeleton } from '@campavia/parts';
import { HeartPlace } from '@campavia/parts/heart';
import { Link, pathOf, useSite } from '@campavia/remote-kit';
import { ButtonLink, H2 } from '@campavia/ui';

import { Section, SectionHead } from '../../components/section.styles';
import type { LandingCampers as Found } from '../../data/landing-pages/use-landing-page';
import { useCountImpression } from '../../data/use-count-impression';
import { searchPath } from '../../data/use-open-search';
import { countValues } from '../../rules/counts';

import { landingPagesMessages } from './landing-pages.messages';
import { Cards } from './landing-pages.styles';

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8];
const CARD_SIZES = '(min-width: 1400px) 19rem, (min-width: 1024px) 22.3vw, (min-width: 640px) 46vw, 72vw';

export interface LandingCampersProps {
  query: SearchQuery;
  campers: Found;
}

export function LandingCampers({ query, campers: { answer, hasFailed } }: LandingCampersProps) {
  const intl = useIntl();
  if (hasFailed || answer?.count === 0) return null;
  return (
    <Section aria-busy={!answer}>
      <SectionHead>
        <H2>{intl.formatMessage(landingPagesMessages.fewOfThem)}</H2>
        {answer && (
          <ButtonLink as={Link} variant="line" size="s" to={searchPath(query)}>
            {intl.formatMessage(landingPagesMessages.seeAll, countValues(answer))}
          </ButtonLink>
        )}
      </SectionHead>
      <Cards>
        {!answer && SKELETONS.map((key) => <li key={key}>{<CamperCardSkeleton />}</li>)}
        {answer?.results.map((camper, index) => (
          <LandingCamper key={camper.id} camper={camper} isPriority={index === 0} />
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
    <li id={`camper-${id}`} {...useCountImpression(id)}>
      <CamperCard
        camper={camper}
        href={pathOf('listing', { id }) ?? ''}
        distance={km === null ? undefined : formatDistance(intl, km, units)}
        isPriority={isPriority}
        sizes={CARD_SIZES}
        heart={<HeartPlace heart={{ camperId: id, title: camper.title }} />}
      />
    </li>
  );
}
