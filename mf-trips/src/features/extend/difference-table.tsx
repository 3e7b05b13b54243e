import { type IntlShape, useIntl } from 'react-intl';

import type { BookingPrice, ExtensionPriceQuery, GuestBooking } from '@campavia/contracts';
import { formatLineName, formatRequestLineName, formatSignedMoney } from '@campavia/parts/price-breakdown';
import { Card, VisuallyHidden } from '@campavia/ui';

import type { DifferenceLine, PriceDifference } from '../../rules/price-difference';

import { differenceMessages } from './difference.messages';
import { Difference } from './difference-table.styles';

export interface DifferenceTableProps {
  trip: GuestBooking;
  query: ExtensionPriceQuery;
  booked: BookingPrice;
  difference: PriceDifference;
}

/** Every line before and after the change; unchanged ones are grey. */
export function DifferenceTable({ trip, query, booked, difference }: DifferenceTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const money = (amount: string) => formatSignedMoney(intl, amount, booked.currency_used);
  return (
    <Card $isPadded>
      <Difference>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{formatMessage(differenceMessages.line)}</VisuallyHidden>
            </th>
            <th scope="col">{formatMessage(differenceMessages.now)}</th>
            <th scope="col">{formatMessage(differenceMessages.after)}</th>
            <th scope="col">{formatMessage(differenceMessages.toPay)}</th>
          </tr>
        </thead>
        <tbody>
          {difference.lines.map((line) => (
            <tr key={line.id} data-unchanged={!line.isChanged || undefined}>
              <th scope="row">{nameOf(intl, line, { trip, query, booked })}</th>
              <td>{money(line.now)}</td>
              <td>{money(line.after)}</td>
              <td>{money(line.difference)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{formatMessage(differenceMessages.total)}</th>
            <td>{money(difference.now)}</td>
            <td>{money(difference.after)}</td>
            <td>{money(difference.toPay)}</td>
          </tr>
        </tfoot>
      </Difference>
    </Card>
  );
}

type NamedLine = Pick<DifferenceTableProps, 'trip' | 'query' | 'booked'>;

function nameOf(intl: IntlShape, { code, booked: line }: DifferenceLine, { trip, query, booked }: NamedLine) {
  const isNewPackage = code === 'price_km' && query.reason.startsWith('km_');
  if (line && !isNewPackage) return formatLineName(intl, line, booked);
  const km = query.reason === 'km_unlimited' ? 0 : 200;
  return formatRequestLineName(intl, code, {
    days: query.days ?? trip.days,
    km,
    insurance: trip.insurance.slug,
  });
}
