import { memo } from 'react';
import { useIntl } from 'react-intl';

import type { ListedCamper, ListedCampers } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';
import { formatDistance } from '@campavia/i18n';
import { CamperCardSkeleton } from '@campavia/parts';
import { Link, pathOf, useSite } from '@campavia/remote-kit';
import { Pager } from '@campavia/ui';

import type { Highlight } from '../../components/highlight';
import { searchPath } from '../../data/use-open-search';
import { pageCountOf, relOfPage, withPage } from '../../rules/pages';
import { stayParams } from '../../rules/search-params';

import { ResultCard } from './result-card';
import { Cards } from './search.styles';

const SKELETONS = [1, 2, 3, 4, 5, 6];

export interface ResultsProps {
  query: SearchQuery;
  answer: ListedCampers;
  /** The answer belongs to the previous search. */
  isStale: boolean;
  highlight: Highlight;
}

export function ResultsSkeleton() {
  return (
    <Cards aria-hidden="true" data-pending="">
      {SKELETONS.map((key) => (
        <li key={key}>
          <CamperCardSkeleton />
        </li>
      ))}
    </Cards>
  );
}

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
            isPriority={index === 0}
            highlight={highlight}
          />
        ))}
      </Cards>
      <Pager
        page={page}
        pageCount={pageCountOf(query, answer.count)}
        linkAs={Link}
        linkProps={(target) => ({ to: searchPath(withPage(query, target)), rel: relOfPage(target, page) })}
      />
    </>
  );
});
