import { useId } from 'react';
import { useIntl } from 'react-intl';

import type { CamperStatistics, MonthlyCount } from '@campavia/contracts';
import { H3, Small, Stack, Strong } from '@campavia/ui';

import { BarChart } from './bar-chart';
import { ChartCard, FigureTable, Halves, TableFold } from './chart.styles';
import { nameOfMonth } from './month-names';
import { statisticsMessages } from './statistics.messages';

export interface ViewsCardProps {
  statistics: CamperStatistics;
  title: string;
}

/** The number of impressions in searches and of views of the page. */
export function ViewsCard({ statistics, title }: ViewsCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const id = useId();
  const { prints, visits, print_stats, visit_stats } = statistics;
  const seen = formatMessage(statisticsMessages.seenTotal, { total: formatNumber(prints) });
  const opened = formatMessage(statisticsMessages.openedTotal, { total: formatNumber(visits) });
  return (
    <ChartCard aria-labelledby={id}>
      <div>
        <H3 id={id}>{formatMessage(statisticsMessages.whoLooked)}</H3>
        <Small as="p" $tone="soft">
          {visits > 0
            ? formatMessage(statisticsMessages.oneIn, { count: Math.round(prints / visits), title })
            : formatMessage(statisticsMessages.nobody, { title })}
        </Small>
      </div>
      <Halves>
        <CountChart name={seen} counts={print_stats} statistics={statistics} />
        <CountChart name={opened} counts={visit_stats} statistics={statistics} />
      </Halves>
      <TableFold>
        <summary>{formatMessage(statisticsMessages.asTable)}</summary>
        <CountsTable statistics={statistics} />
      </TableFold>
    </ChartCard>
  );
}

interface CountChartProps {
  name: string;
  counts: MonthlyCount[];
  statistics: CamperStatistics;
}

function CountChart({ name, counts, statistics: { year, months } }: CountChartProps) {
  const intl = useIntl();
  const highest = counts.reduce((best, each) => (each.count > best.count ? each : best));
  const label = intl.formatMessage(statisticsMessages.countsChart, {
    name,
    month: nameOfMonth(intl, highest.month, 'long'),
    total: intl.formatNumber(highest.count),
  });
  return (
    <Stack $gap={3}>
      <Strong>{name}</Strong>
      <BarChart
        isHalf
        label={label}
        year={year}
        values={counts.map(({ count }) => count)}
        isLastRunning={months.at(-1)?.is_running ?? false}
        formatTick={(tick) => intl.formatNumber(tick)}
        formatValue={(value) => intl.formatNumber(value)}
      />
    </Stack>
  );
}

function CountsTable({ statistics }: { statistics: CamperStatistics }) {
  const intl = useIntl();
  const { year, prints, visits, print_stats, visit_stats } = statistics;
  return (
    <FigureTable>
      <thead>
        <tr>
          <th scope="col">{intl.formatMessage(statisticsMessages.month)}</th>
          <th scope="col">{intl.formatMessage(statisticsMessages.seen)}</th>
          <th scope="col">{intl.formatMessage(statisticsMessages.opened)}</th>
        </tr>
      </thead>
      <tbody>
        {print_stats.map(({ month, count }, nth) => (
          <tr key={month}>
            <th scope="row">{nameOfMonth(intl, month, 'long')}</th>
            <td>{intl.formatNumber(count)}</td>
            <td>{intl.formatNumber(visit_stats[nth]?.count ?? 0)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{String(year)}</th>
          <td>{intl.formatNumber(prints)}</td>
          <td>{intl.formatNumber(visits)}</td>
        </tr>
      </tfoot>
    </FigureTable>
  );
}
