import { useIntl } from 'react-intl';

import { EARNINGS_ASSUMPTIONS } from '@campavia/domain';
import { useSite } from '@campavia/remote-kit';
import { Card, Small, Stack } from '@campavia/ui';

import type { EarningsOutcome } from '../../../rules/earnings/stored-answers';

import { assumptionMessages } from './assumption.messages';
import { monthMessages } from './month.messages';
import { Details, Figures } from './results.styles';
import { useEuros } from './use-euros';

const { careful, good } = EARNINGS_ASSUMPTIONS;
const WHOLE_PERCENT = 100;

export function AssumptionsCard({ answers, result }: EarningsOutcome) {
  const { formatMessage } = useIntl();
  const { currency } = useSite();
  const notes = [
    assumptionMessages.estimate,
    assumptionMessages.months,
    ...(currency === 'EUR' ? [] : [assumptionMessages.euros]),
  ];
  return (
    <Card $isPadded>
      <Details open>
        <summary>{formatMessage(assumptionMessages.title)}</summary>
        <Stack $gap={3}>
          <Figures>
            <thead>
              <tr>
                <th scope="col">{formatMessage(assumptionMessages.what)}</th>
                <th scope="col">{formatMessage(monthMessages.careful)}</th>
                <th scope="col">{formatMessage(monthMessages.good)}</th>
              </tr>
            </thead>
            <Rows answers={answers} result={result} />
          </Figures>
          {notes.map((note) => (
            <Small key={note.id} as="p" $tone="soft">
              {formatMessage(note)}
            </Small>
          ))}
        </Stack>
      </Details>
    </Card>
  );
}

function Rows({ answers, result }: EarningsOutcome) {
  const { formatMessage, formatNumber } = useIntl();
  const euros = useEuros();
  const share = (percent: number) => formatNumber(percent / WHOLE_PERCENT, { style: 'percent' });
  const weeks = Number(answers.number_of_weeks);
  const count = Number(answers.number_of_weekends);
  const rows = [
    [formatMessage(assumptionMessages.price), euros(result.min_daily), euros(result.max_daily)],
    [
      formatMessage(assumptionMessages.weekDays, { weeks }),
      share(careful.weeksPercent),
      share(good.weeksPercent),
    ],
    [
      formatMessage(assumptionMessages.weekendDays, { count }),
      share(careful.weekendsPercent),
      share(good.weekendsPercent),
    ],
    [
      formatMessage(assumptionMessages.discounts),
      share(careful.afterDiscountsPercent - WHOLE_PERCENT),
      formatMessage(assumptionMessages.none),
    ],
  ];
  return (
    <tbody>
      {rows.map(([name, least, most]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{least}</td>
          <td>{most}</td>
        </tr>
      ))}
    </tbody>
  );
}
