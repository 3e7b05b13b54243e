import { useIntl } from 'react-intl';

import type { Facets } from '@campavia/contracts';

import { facetCount, isCapped } from '../rules/counts';

interface Known {
  facets: Facets | undefined;
  areLeast: boolean;
}

/** Formats a count as `1,000+`; undefined while it is not known. */
export function useFormatCount({ facets, areLeast }: Known) {
  const { formatNumber } = useIntl();
  return (filter: string, value?: string | number): string | undefined => {
    const count = facetCount(facets, filter, value);
    if (count === undefined) return undefined;
    return `${formatNumber(count)}${areLeast || isCapped(count) ? '+' : ''}`;
  };
}
