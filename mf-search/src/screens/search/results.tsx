import { useIntl } from 'react-intl';

import type { SearchAnswer, SearchResult } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';
import { formatDistance } from '@campavia/i18n';
import { CamperCard, CamperCardGhost } from '@campavia/parts';
import { Link, pathOf, useSite } from '@campavia/remote-kit';
import { Pager } from '@campavia/ui';

import { searchPath } from '../../data/use-open-search';
import { onPage, pageCountOf, relOfPage } from '../../rules/pages';
import { stayParams } from '../../rules/stay-params';

import { Cards } from './search.styles';

/** As many as stand in view at first on a large screen. */
const PRIORITY_CARDS = 3;
const GHOSTS = [1, 2, 3, 4, 5, 6];
const CARD_SIZES = '(min-width: 1480px) 24rem, (min-width: 1140px) 30vw, (min-width: 760px) 46vw, 92vw';

export interface ResultsProps {
  query: SearchQuery;
  answer: SearchAnswer;
  /** The answer is that of the search before. */
  isStale: boolean;
}

/** The boxes of the first results. */
export function ResultsGhost() {
  return (
    <Cards aria-hidden="true">
      {GHOSTS.map((ghost) => (
        <li key={ghost}>
          <CamperCardGhost />
        </li>
      ))}
    </Cards>
  );
}

/** One page of campers, and the way to the others. */
export function Results({ query, answer, isStale }: ResultsProps) {
  const intl = useIntl();
  const { units } = useSite();
  const page = query.page ?? 1;
  const distanceOf = ({ distance_km: km }: SearchResult) =>
    km === null ? undefined : formatDistance(intl, km, units);
  return (
    <>
      <Cards $isStale={isStale} aria-busy={isStale}>
        {answer.results.map((camper, index) => (
          <li key={camper.id} id={`camper-${camper.id}`}>
            <CamperCard
              camper={camper}
              href={pathOf('listing', { id: camper.id }, stayParams(query)) ?? ''}
              distance={distanceOf(camper)}
              isPriority={index < PRIORITY_CARDS}
              sizes={CARD_SIZES}
            />
          </li>
        ))}
      </Cards>
      <Pager
        page={page}
        pageCount={pageCountOf(query, answer.count)}
        linkAs={Link}
        linkProps={(target) => ({ to: searchPath(onPage(query, target)), rel: relOfPage(target, page) })}
      />
    </>
  );
}
