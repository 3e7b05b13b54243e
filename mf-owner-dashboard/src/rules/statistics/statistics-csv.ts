import type { CamperStatistics } from '@campavia/contracts';

/** The figures of a year as CSV (RFC 4180): one line a month, decimal points. */
export function statisticsCsv({ months, visit_stats, print_stats, currency }: CamperStatistics): string {
  const head = ['month', 'days', 'days_let', `income_${currency}`, 'seen_in_search', 'opened'];
  const lines = months.map(({ month, days, days_let, income }, nth) =>
    [month, days, days_let, income, print_stats[nth]?.count ?? 0, visit_stats[nth]?.count ?? 0].join(','),
  );
  return [head.join(','), ...lines, ''].join('\r\n');
}
