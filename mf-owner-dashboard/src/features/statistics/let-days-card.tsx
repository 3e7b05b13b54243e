import { useId } from 'react';
import { useIntl } from 'react-intl';

import type { CamperStatistics, MonthFigures } from '@campavia/contracts';
import { H3, Small } from '@campavia/ui';

import { BarChart } from './bar-chart';
import { ChartCard, FigureTable } from './chart.styles';
import { formatShare } from './format-share';
import { nameOfMonth } from './month-names';
import { statisticsMessages } from './statistics.messages';

const PER_CENT = '%';

const shareOf = ({ days_let, days }: Pick<MonthFigures, 'days' | 'days_let'>) => days_let / days;

/** The number of rented days per month, with the table of this chart and that of the income. */
export function LetDaysCard({ statistics }: { statistics: CamperStatistics }) {
  const intl = useIntl();
  const id = useId();
  const { months, year } = statistics;
  const highest = months.reduce((best, each) => (shareOf(each) > shareOf(best) ? each : best));
  const label = intl.formatMessage(statisticsMessages.daysChart, {
    year: String(year),
    month: nameOfMonth(intl, highest.month, 'long'),
    share: formatShare(intl, shareOf(highest)),
  });
  return (
    <ChartCard aria-labelledby={id}>
      <div>
        <H3 id={id}>{intl.formatMessage(statisticsMessages.daysByMonth)}</H3>
        <Small as="p" $tone="soft">
          {intl.formatMessage(statisticsMessages.daysText)}
        </Small>
      </div>
      <BarChart
        label={label}
        year={year}
        values={months.map((month) => Math.round(shareOf(month) * 100))}
        atLeast={100}
        isLastRunning={months.at(-1)?.is_running ?? false}
        formatTick={(tick) => formatShare(intl, tick / 100)}
        formatValue={(value) => intl.formatNumber(value)}
      />
      <MonthsTable statistics={statistics} />
    </ChartCard>
  );
}

function MonthsTable({ statistics: { months, total, year, currency } }: { statistics: CamperStatistics }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const amount = (value: string) =>
    intl.formatNumber(Number(value), { minimumFractionDigits: 2, maximumFractionDigits: 2 });

  function nameOf({ month, is_running }: MonthFigures): string {
    const name = nameOfMonth(intl, month, 'long');
    return is_running ? formatMessage(statisticsMessages.soFar, { month: name }) : name;
  }

  return (
    <FigureTable>
      <caption>{formatMessage(statisticsMessages.bothCharts)}</caption>
      <thead>
        <tr>
          <th scope="col">{formatMessage(statisticsMessages.month)}</th>
          <th scope="col">{formatMessage(statisticsMessages.daysLet)}</th>
          <th scope="col">{PER_CENT}</th>
          <th scope="col">{formatMessage(statisticsMessages.incomeIn, { currency })}</th>
        </tr>
      </thead>
      <tbody>
        {months.map((each) => (
          <tr key={each.month}>
            <th scope="row">{nameOf(each)}</th>
            <td>{formatMessage(statisticsMessages.daysOf, { let: each.days_let, all: each.days })}</td>
            <td>{intl.formatNumber(Math.round(shareOf(each) * 100))}</td>
            <td>{amount(each.income)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{String(year)}</th>
          <td>{formatMessage(statisticsMessages.daysOf, { let: total.days_let, all: total.days })}</td>
          <td>{intl.formatNumber(Math.round(shareOf(total) * 100))}</td>
          <td>{amount(total.income)}</td>
        </tr>
      </tfoot>
    </FigureTable>
  );
}
