import type { IntlShape } from 'react-intl';

/** A share of 0 to 1 in whole per cent. */
export function formatShare(intl: IntlShape, share: number): string {
  return intl.formatNumber(Number.isFinite(share) ? share : 0, {
    style: 'percent',
    maximumFractionDigits: 0,
  });
}
