import { type IntlShape, useIntl } from 'react-intl';

import type { SeasonPrices } from '@campavia/contracts';
import type { Season } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { H2, Small, VisuallyHidden } from '@campavia/ui';

import { Section, SectionHead } from '../../components/section.styles';
import { listMonthRuns, pricesBySeason } from '../../rules/landing-pages/season-prices';

import { PriceTable } from './season-price-table.styles';
import { seasonPricesMessages as messages } from './season-prices.messages';

/** Prices of fewer campers would not be representative of a season. */
const FEWEST_CAMPERS = 5;

/** `May to June, and September to October` */
function monthNames(intl: IntlShape, season: Season): string {
  const nameOf = (month: number) =>
    intl.formatDate(Date.UTC(2027, month - 1, 1), { month: 'long', timeZone: 'UTC' });
  const runs = listMonthRuns(season).map(({ first, last }) =>
    intl.formatMessage(messages.months, { first: nameOf(first), last: nameOf(last) }),
  );
  return intl.formatList(runs, { type: 'conjunction' });
}

export function SeasonPriceTable({ prices }: { prices: SeasonPrices | undefined }) {
  const intl = useIntl();
  if (!prices || prices.count < FEWEST_CAMPERS) return null;
  const { formatMessage } = intl;
  const money = (amount: string) => formatMoney(intl, amount, prices.currency);
  const heads = [messages.least, messages.median, messages.half].map((head) => formatMessage(head));
  return (
    <Section>
      <SectionHead>
        <div>
          <H2>{formatMessage(messages.title)}</H2>
          <p>{formatMessage(messages.text, { count: prices.count })}</p>
        </div>
      </SectionHead>
      <PriceTable>
        <VisuallyHidden as="caption">{formatMessage(messages.title)}</VisuallyHidden>
        <thead>
          <tr>
            {[formatMessage(messages.season), ...heads].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pricesBySeason(prices).map(({ season, least, median, lower, upper }) => (
            <tr key={season}>
              <th scope="row">
                {formatMessage(messages.name, { season })}
                <Small $tone="soft">{monthNames(intl, season)}</Small>
              </th>
              {[money(least), money(median), `${money(lower)} – ${money(upper)}`].map((amount, index) => (
                <td key={heads[index]} data-head={heads[index]}>
                  {amount}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PriceTable>
    </Section>
  );
}
