import { type IntlShape, useIntl } from 'react-intl';

import type { CamperStatistics } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';

import { Figures } from './chart.styles';
import { formatShare } from './format-share';
import { statisticsMessages } from './statistics.messages';

/** The four key figures of a year, with explanations. */
export function FiguresCard({ statistics }: { statistics: CamperStatistics }) {
  const intl = useIntl();
  const { total, currency, prints, visits, answers } = statistics;
  const { formatMessage, formatNumber } = intl;
  const rate = answers.asked > 0 ? formatShare(intl, answers.answered / answers.asked) : '–';
  return (
    <Figures>
      <div>
        <dt>{formatMessage(statisticsMessages.income)}</dt>
        <dd>{formatMoney(intl, total.income, currency)}</dd>
        <dd>{incomeBeside(intl, statistics)}</dd>
      </div>
      <div>
        <dt>{formatMessage(statisticsMessages.daysLet)}</dt>
        <dd>{formatMessage(statisticsMessages.daysOf, { let: total.days_let, all: total.days })}</dd>
        <dd>{daysBeside(intl, statistics)}</dd>
      </div>
      <div>
        <dt>{formatMessage(statisticsMessages.seen)}</dt>
        <dd>{formatNumber(prints)}</dd>
        <dd>{formatMessage(statisticsMessages.openedTimes, { count: visits })}</dd>
      </div>
      <div>
        <dt>{formatMessage(statisticsMessages.answered)}</dt>
        <dd>{rate}</dd>
        <dd>{formatMessage(statisticsMessages.answeredOf, answers)}</dd>
      </div>
    </Figures>
  );
}

/** Compares the income with that of the year before; renders nothing without one. */
function incomeBeside(intl: IntlShape, { total, year, year_before, currency }: CamperStatistics): string {
  if (!year_before) return '';
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  const more = cents(total.income) - cents(year_before.income);
  const values = {
    amount: formatMoney(intl, (Math.abs(more) / 100).toFixed(2), currency),
    year: String(year - 1),
  };
  if (more === 0) return intl.formatMessage(statisticsMessages.asMuchAs, { year: values.year });
  return intl.formatMessage(more > 0 ? statisticsMessages.moreThan : statisticsMessages.lessThan, values);
}

function daysBeside(intl: IntlShape, { total, year, year_before }: CamperStatistics): string {
  const share = formatShare(intl, total.days_let / total.days);
  if (!year_before) return share;
  const before = formatShare(intl, year_before.days_let / year_before.days);
  return intl.formatMessage(statisticsMessages.shareBeside, { share, year: String(year - 1), before });
}
