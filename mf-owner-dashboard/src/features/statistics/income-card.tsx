import { useId } from 'react';
import { useIntl } from 'react-intl';

import type { CamperStatistics } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { H3, Small } from '@campavia/ui';

import { BarChart } from './bar-chart';
import { ChartCard } from './chart.styles';
import { nameOfMonth } from './month-names';
import { statisticsMessages } from './statistics.messages';

export function IncomeCard({ statistics: { months, currency, year } }: { statistics: CamperStatistics }) {
  const intl = useIntl();
  const id = useId();
  const values = months.map(({ income }) => Number(income));
  const highest = months.reduce((best, each) => (Number(each.income) > Number(best.income) ? each : best));
  const label = intl.formatMessage(statisticsMessages.incomeChart, {
    year: String(year),
    month: nameOfMonth(intl, highest.month, 'long'),
    amount: formatMoney(intl, highest.income, currency),
  });
  return (
    <ChartCard $isCab aria-labelledby={id}>
      <div>
        <H3 id={id}>{intl.formatMessage(statisticsMessages.incomeByMonth)}</H3>
        <Small as="p" $tone="soft">
          {intl.formatMessage(statisticsMessages.incomeText)}
        </Small>
      </div>
      <BarChart
        label={label}
        year={year}
        values={values}
        isLastRunning={months.at(-1)?.is_running ?? false}
        formatTick={(tick) => formatMoney(intl, tick.toFixed(2), currency, 'shortest')}
        formatValue={(value) => intl.formatNumber(Math.round(value))}
      />
    </ChartCard>
  );
}
