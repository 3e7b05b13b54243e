import type { ChangeEvent } from 'react';
import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';

import type { Choices } from '../../rules/choices';
import { quoteMessages } from '../../components/quote.messages';
import { SelectBox } from '../../components/quote.styles';
import type { UseChoices } from './use-choices';

type Package = Listing['kilometre_packages'][number];

export interface KilometresFieldProps extends UseChoices {
  packages: readonly Package[];
}

export function KilometresField({ packages, choices, choose }: KilometresFieldProps) {
  const intl = useIntl();
  const nameOf = ({ km, price_per_day, price_per_day_currency }: Package) => {
    if (Number(price_per_day) === 0) return intl.formatMessage(quoteMessages.included, { km });
    const price = formatMoney(intl, price_per_day, price_per_day_currency);
    return intl.formatMessage(quoteMessages.addedPerDay, { km, price });
  };
  const take = (event: ChangeEvent<HTMLSelectElement>) =>
    choose({ km: Number(event.target.value) as Choices['km'] });
  const isOffered = packages.some(({ km }) => km === choices.km);
  return (
    <SelectBox>
      <b>{intl.formatMessage(quoteMessages.kilometresLabel)}</b>
      <select value={choices.km} onChange={take}>
        {packages.map((each) => (
          <option key={each.km} value={each.km}>
            {nameOf(each)}
          </option>
        ))}
        {!isOffered && (
          <option value={choices.km}>
            {intl.formatMessage(quoteMessages.kilometres, { km: choices.km })}
          </option>
        )}
      </select>
    </SelectBox>
  );
}
