import { memo } from 'react';
import { useIntl } from 'react-intl';

import type { ListedCampers, ListedCamper } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';
import { formatDistance } from '@campavia/i18n';
import { CamperCardGhost } from '@campavia/parts';
import { Link, pathOf, useSite } from '@campavia/remote-kit';
import { Pager } from '@campavia/ui';

import { searchPath } from '../../data/use-open-search';
import type { Highlight } from '../../components/highlight';
import { onPage, pageCountOf, relOfPage } from '../../rules/pages';
import { stayParams } from '../../rules/stay-params';

import { ResultCard } from './result-card';
import { Cards } from './search.styles';

/** As many as stand in view at first on a large screen. */
const PRIORITY_CARDS = 4;
const GHOSTS = [1, 2, 3, 4, 5, 6];

export interface ResultsProps {
  query: SearchQuery;
  answer: ListedCampers;
  /** The answer is that of the search before. */
  isStale: boolean;
  highlight: Highlight;
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

/** One page of campers, and the way to the others. Drawn anew only for another page. */
export const Results = memo(function ResultsOfPage({ query, answer, isStale, highlight }: ResultsProps) {
  const intl = useIntl();
  const { units } = useSite();
  const page = query.page ?? 1;
  const distanceOf = ({ distance_km: km }: ListedCamper) =>
    km === null ? undefined : formatDistance(intl, km, units);
  return (
    <>
      <Cards $isStale={isStale} aria-busy={isStale}>
        {answer.results.map((camper, index) => (
          <ResultCard
            key={camper.id}
            camper={camper}
            href={pathOf('listing', { id: camper.id }, stayParams(query)) ?? ''}
            distance={distanceOf(camper)}
            isPriority={index < PRIORITY_CARDS}
            highlight={highlight}
          />
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
});
