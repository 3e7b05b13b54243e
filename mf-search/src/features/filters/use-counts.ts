import { useFormatCount } from '../../components/use-format-count';
import type { KnownFacets } from '../../data/use-facets';
import { facetCount } from '../../rules/counts';

export interface FilterCount {
  /** Formatted; empty while it is not known. */
  count: string;
  isNone: boolean;
  /** The count is zero for the current search, so that choosing it cannot help. */
  isUseless: boolean;
}

export type CountOf = (filter: string, value?: string | number) => FilterCount;

export function useCounts(known: KnownFacets): CountOf {
  const { facets, areLeast, isCurrent } = known;
  const formatCount = useFormatCount(known);
  return (filter, value) => {
    const isNone = !areLeast && facetCount(facets, filter, value) === 0;
    return { count: formatCount(filter, value) ?? '', isNone, isUseless: isNone && isCurrent };
  };
}
