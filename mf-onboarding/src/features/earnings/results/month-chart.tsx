import { useId } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

import type { EarningsResult } from '@campavia/contracts';
import { Card, H2, Stack, Text } from '@campavia/ui';

import { spreadOverMonths, type MonthAmounts } from '../../../rules/earnings/months';

import { monthMessages } from './month.messages';
import { Bar, Bars, Details, Figures } from './results.styles';
import { useEuros } from './use-euros';

const HIGHEST_PERCENT = 88;
const ANY_YEAR = 2027;
const MID_MONTH = 15;

/** Earnings of each month: as bars for the eye, and as a table. */
export function MonthChart({ result }: { result: EarningsResult }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const months = spreadOverMonths(result.min_yearly, result.max_yearly);
  return (
    <Stack as="section" $gap={4} aria-labelledby={id}>
      <div>
        <H2 id={id}>{formatMessage(monthMessages.title)}</H2>
        <Text $tone="soft">{formatMessage(monthMessages.legend)}</Text>
      </div>
      <Card $isPadded>
        <MonthBars months={months} />
        <Details>
          <summary>{formatMessage(monthMessages.table)}</summary>
          <MonthTable months={months} result={result} />
        </Details>
      </Card>
    </Stack>
  );
}

function MonthBars({ months }: { months: readonly MonthAmounts[] }) {
  const intl = useIntl();
  const highest = Math.max(...months.map(({ good }) => good));
  return (
    <Bars aria-hidden="true">
      {months.map(({ month, careful, good }) => (
        <div key={month}>
          <Bar
            style={{
              height: `${(good / highest) * HIGHEST_PERCENT}%`,
              background: `linear-gradient(0deg, var(--pine-700) ${(careful / good) * 100}%, var(--pine-200) 0)`,
            }}
          />
          {monthName(intl, month, 'narrow')}
        </div>
      ))}
    </Bars>
  );
}

interface MonthTableProps {
  months: readonly MonthAmounts[];
  result: EarningsResult;
}

function MonthTable({ months, result }: MonthTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const euros = useEuros();
  return (
    <Figures>
      <thead>
        <tr>
          <th scope="col">{formatMessage(monthMessages.month)}</th>
          <th scope="col">{formatMessage(monthMessages.careful)}</th>
          <th scope="col">{formatMessage(monthMessages.good)}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, careful, good }) => (
          <tr key={month}>
            <th scope="row">{monthName(intl, month, 'long')}</th>
            <td>{euros(careful)}</td>
            <td>{euros(good)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{formatMessage(monthMessages.year)}</th>
          <td>{euros(result.min_yearly)}</td>
          <td>{euros(result.max_yearly)}</td>
        </tr>
      </tfoot>
    </Figures>
  );
}

function monthName({ formatDate }: IntlShape, month: number, style: 'narrow' | 'long'): string {
  return formatDate(Date.UTC(ANY_YEAR, month - 1, MID_MONTH), { month: style, timeZone: 'UTC' });
}
