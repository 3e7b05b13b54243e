import { useIntl } from 'react-intl';

import { formatMoney } from '@campavia/i18n';
import { useSite } from '@campavia/remote-kit';

import { aboutAmount } from '../rules/about-amount';

import { amountMessages } from './amount.messages';

/** Writes an amount that is held in the owner's currency; where the site has another, about how much that is there. */
export function useOwnersAmount(): (amount: string, currency: string) => string {
  const intl = useIntl();
  const { currency: here } = useSite();
  return (amount, currency) => {
    const exact = formatMoney(intl, amount, currency);
    const converted = currency === here ? undefined : aboutAmount(amount, currency, here);
    if (converted === undefined) return exact;
    const about = formatMoney(intl, converted, here, 'shortest');
    return intl.formatMessage(amountMessages.about, { about, exact });
  };
}
