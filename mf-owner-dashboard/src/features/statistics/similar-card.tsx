import { useId } from 'react';
import { useIntl } from 'react-intl';

import type { OwnCamper, SimilarPrices } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, H3, Row, Small } from '@campavia/ui';

import { ChartCard, FigureTable } from './chart.styles';
import { RangeChart } from './range-chart';
import { seasonMessages } from './season.messages';
import { similarMessages } from './similar.messages';

export interface SimilarCardProps {
  camper: OwnCamper;
  similar: SimilarPrices;
}

/** Compares the price per day with that of similar campers nearby. */
export function SimilarCard({ camper, similar }: SimilarCardProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const id = useId();
  const { seasons, count, currency } = similar;
  const money = (amount: string) => formatMoney(intl, amount, currency, 'shortest');
  const radius = intl.formatNumber(similar.radius_km, { style: 'unit', unit: 'kilometer' });
  return (
    <ChartCard aria-labelledby={id}>
      <Row $justify="between" $gap={3}>
        <div>
          <H3 id={id}>{formatMessage(similarMessages.title)}</H3>
          <Small as="p" $tone="soft">
            {seasons.length > 0
              ? formatMessage(similarMessages.text, { count, radius, city: camper.city })
              : formatMessage(similarMessages.tooFew, { radius, city: camper.city })}
          </Small>
        </div>
        <ButtonLink as={AddressLink} to="camper.prices" params={{ id: camper.id }} variant="line" size="s">
          {formatMessage(similarMessages.change)}
        </ButtonLink>
      </Row>
      {seasons.length > 0 && (
        <>
          <RangeChart
            label={formatMessage(similarMessages.chart, { count })}
            rows={seasons.map(({ season, from, to, own }) => ({
              name: formatMessage(seasonMessages[season]),
              from: Number(from),
              to: Number(to),
              own: Number(own),
            }))}
            formatValue={(value) => money(value.toFixed(2))}
          />
          <FigureTable>
            <caption>{formatMessage(similarMessages.table)}</caption>
            <thead>
              <tr>
                <th scope="col">{formatMessage(similarMessages.season)}</th>
                <th scope="col">{formatMessage(similarMessages.others)}</th>
                <th scope="col">{formatMessage(similarMessages.you)}</th>
              </tr>
            </thead>
            <tbody>
              {seasons.map(({ season, from, to, own }) => (
                <tr key={season}>
                  <th scope="row">{formatMessage(seasonMessages[season])}</th>
                  <td>{[money(from), money(to)].join(' – ')}</td>
                  <td>{money(own)}</td>
                </tr>
              ))}
            </tbody>
          </FigureTable>
        </>
      )}
    </ChartCard>
  );
}
