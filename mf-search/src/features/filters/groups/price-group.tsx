import { useIntl } from 'react-intl';

import { formatMoney, siteName } from '@campavia/i18n';
import { useSite } from '@campavia/remote-kit';

import { filtersMessages } from '../../../components/filters.messages';
import { findProblems, readPrice } from '../../../rules/filters/filter-problems';
import type { FilterFormProps } from '../form-props';
import { formMessages } from '../form.messages';

import { Group, Pair } from './groups.styles';
import { TypedNumber } from './typed-number';

/** Prices per day, in the site's currency. */
export function PriceGroup({ draft, onChange }: FilterFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const site = useSite();
  const problems = findProblems(draft);
  const end = <span aria-hidden="true">{siteName(site).currency}</span>;
  const errorOf = (field: 'leastPrice' | 'mostPrice') => {
    const problem = problems[field];
    if (!problem) return undefined;
    if (problem !== 'belowLeast') return formatMessage(formMessages.noPrice);
    const least = (readPrice(draft.leastPrice) ?? 0).toFixed(2);
    return formatMessage(formMessages.belowLeast, {
      amount: formatMoney(intl, least, site.currency, 'shortest'),
    });
  };
  const field = (name: 'leastPrice' | 'mostPrice') => ({
    label: formatMessage(formMessages[name]),
    text: draft[name],
    error: errorOf(name),
    end,
    onType: (text: string) => onChange(() => ({ [name]: text })),
  });
  return (
    <Group>
      <legend>{formatMessage(filtersMessages.price)}</legend>
      <Pair>
        <TypedNumber {...field('leastPrice')} />
        <TypedNumber {...field('mostPrice')} />
      </Pair>
    </Group>
  );
}
