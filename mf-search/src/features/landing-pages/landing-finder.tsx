import type { SearchQuery } from '@campavia/domain';

import { useFinder } from '../../data/use-finder';
import { useOpenSearch } from '../../data/use-open-search';
import { Finder } from '../../components/finder/finder';
import { formOf, type ChosenPlace } from '../../rules/finder-form';

export interface LandingFinderProps {
  query: SearchQuery;
  place: ChosenPlace | undefined;
}

export function LandingFinder({ query, place }: LandingFinderProps) {
  const openSearch = useOpenSearch();
  const { queryFrom, ...finder } = useFinder(formOf(query, place));
  return <Finder {...finder} onSubmit={() => openSearch(queryFrom(query))} />;
}
