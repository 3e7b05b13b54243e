import type { KnownFacets } from '../../data/use-facets';
import { useCountWords } from '../../components/use-count-words';
import { facetCount } from '../../rules/facet-count';

/** The count beside a value of a filter. */
export interface FilterCount {
  /** In words; empty while it is not known. */
  count: string;
  isNone: boolean;
  /** It is none for the very search of the form: choosing it cannot help. */
  isFutile: boolean;
}

export type CountOf = (filter: string, value?: string | number) => FilterCount;

/** The counts beside the filters of a form. */
export function useCounts(known: KnownFacets): CountOf {
  const { facets, areLeast, isCurrent } = known;
  const wordsOf = useCountWords(known);
  return (filter, value) => {
    const isNone = !areLeast && facetCount(facets, filter, value) === 0;
    return { count: wordsOf(filter, value) ?? '', isNone, isFutile: isNone && isCurrent };
  };
}
