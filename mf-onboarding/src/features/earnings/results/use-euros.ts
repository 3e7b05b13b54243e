import { useIntl } from 'react-intl';

import { formatMoney } from '@campavia/i18n';

/** Writes whole euros: €3,200. */
export function useEuros(): (euros: number) => string {
  const intl = useIntl();
  return (euros) => formatMoney(intl, String(euros), 'EUR', 'whole');
}
