import { useIntl } from 'react-intl';

import { formatMoney } from '@campavia/i18n';
import { useSite } from '@campavia/remote-kit';

import { convertRoughly } from '../rules/about-amount';

import { amountMessages } from './amount.messages';

/** Adds the approximate amount in the site's currency where it differs from the owner's. */
export function useOwnerAmount(): (amount: string, currency: string) => string {
  const intl = useIntl();
  const { currency: here } = useSite();
  return (amount, currency) => {
    const exact = formatMoney(intl, amount, currency);
    const converted = currency === here ? undefined : convertRoughly(amount, currency, here);
    if (converted === undefined) return exact;
    const about = formatMoney(intl, converted, here, 'shortest');
    return intl.formatMessage(amountMessages.about, { about, exact });
  };
}
