import { useIntl } from 'react-intl';

import type { Payins, Payouts } from '@campavia/contracts';
import { useToday } from '@campavia/remote-kit';

import { YearLink, Years } from './money.styles';

export interface MoneyYearsProps {
  address: 'account.payins' | 'account.payouts';
  label: string;
  chosen: string;
  years: Payins['years'] | Payouts['years'];
}

/** Links to the years that have entries, to the current one and to the chosen one. */
export function MoneyYears({ address, label, chosen, years }: MoneyYearsProps) {
  const { formatNumber } = useIntl();
  const counts = new Map(years.map(({ year, count }) => [String(year), count]));
  const shown = [...new Set([useToday().slice(0, 4), chosen, ...counts.keys()])].sort().reverse();
  return (
    <Years aria-label={label}>
      {shown.map((year) => (
        <YearLink
          key={year}
          to={address}
          search={`year=${year}`}
          aria-current={year === chosen ? 'page' : undefined}
        >
          {year}
          {year !== chosen && <small>{formatNumber(counts.get(year) ?? 0)}</small>}
        </YearLink>
      ))}
    </Years>
  );
}
