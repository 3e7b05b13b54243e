import { useIntl } from 'react-intl';

import type { Facets } from '@campavia/contracts';

import { isCapped } from '../rules/count-cap';
import { facetCount } from '../rules/facet-count';

interface Known {
  facets: Facets | undefined;
  areLeast: boolean;
}

/** The count beside a value of a filter as a reader sees it, `1,000+`; undefined while it is not known. */
export function useCountWords({ facets, areLeast }: Known) {
  const { formatNumber } = useIntl();
  return (filter: string, value?: string | number): string | undefined => {
    const count = facetCount(facets, filter, value);
    if (count === undefined) return undefined;
    return `${formatNumber(count)}${areLeast || isCapped(count) ? '+' : ''}`;
  };
}
