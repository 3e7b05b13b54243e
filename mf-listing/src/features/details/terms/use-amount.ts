import { useIntl } from 'react-intl';

import { formatMoney } from '@campavia/i18n';

import { termMessages } from './terms.messages';

function isNothing(amount: string): boolean {
  return Number(amount) === 0;
}

/** Per day or per booking; zero is shown as included. */
export function useAmount() {
  const intl = useIntl();
  return (amount: string, currency: string, recurrence: 'day' | 'booking' = 'day'): string => {
    if (isNothing(amount)) return intl.formatMessage(termMessages.included);
    const message = recurrence === 'day' ? termMessages.amountPerDay : termMessages.amountOnce;
    return intl.formatMessage(message, { amount: formatMoney(intl, amount, currency) });
  };
}
