import type { CountedFacets } from '../data/use-facets';
import { useCountWords } from '../parts/use-count-words';
import { facetCount } from '../rules/facet-count';

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
export function useCounts({ facets, isCurrent }: CountedFacets): CountOf {
  const wordsOf = useCountWords(facets);
  return (filter, value) => {
    const isNone = facetCount(facets, filter, value) === 0;
    return { count: wordsOf(filter, value) ?? '', isNone, isFutile: isNone && isCurrent };
  };
}
