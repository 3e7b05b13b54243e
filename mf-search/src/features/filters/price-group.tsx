import { useIntl } from 'react-intl';

import { formatMoney, siteName } from '@campavia/i18n';
import { useSite } from '@campavia/remote-kit';

import { problemsOf } from '../../rules/filter-problems';
import { readPrice } from '../../rules/read-price';
import { filtersMessages } from '../../components/filters.messages';

import { Group, Pair } from './filters.styles';
import { formMessages } from './form.messages';
import type { FilterFormProps } from './form-props';
import { TypedLine } from './typed-line';

/** Least and most price of a day, in the site's currency. */
export function PriceGroup({ draft, onChange }: FilterFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const site = useSite();
  const problems = problemsOf(draft);
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
        <TypedLine {...field('leastPrice')} />
        <TypedLine {...field('mostPrice')} />
      </Pair>
    </Group>
  );
}
