import { useId } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

import type { PriceDetails, SimilarPrices } from '@campavia/contracts';
import { monthsOf, SEASONS, type Season, type FieldValues } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { NumberField, SectionHead } from '@campavia/parts/fields';
import { Small } from '@campavia/ui';

import { SeasonName, SeasonRow, SeasonSwatch, Section } from './prices.styles';
import { pricesMessages } from './prices.messages';
import { nameOfMonth } from './use-example-trip';

const COLOURS = { low: 'default', mid: 'yellow', high: 'pink' } as const;

export interface SeasonsSectionProps {
  prices: PriceDetails;
  values: FieldValues;
  similar: SimilarPrices | null;
}

/** The prices per day in each season, and the minimum number of days. */
export function SeasonsSection({ prices, values, similar }: SeasonsSectionProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={formatMessage(pricesMessages.seasons)}
        text={formatMessage(pricesMessages.seasonsText)}
      />
      <div>
        {SEASONS.map((season) => (
          <SeasonRow key={season}>
            <SeasonName>
              <SeasonSwatch $colour={COLOURS[season]} />
              <div>
                <b>{formatMessage(pricesMessages[season])}</b>
                <Small as="p" $tone="soft">
                  {monthsText(intl, season)}
                </Small>
                <Comparison season={season} similar={similar} />
              </div>
            </SeasonName>
            <NumberField
              name={`price_${season}`}
              label={formatMessage(pricesMessages.perDay, { season: formatMessage(pricesMessages[season]) })}
              value={values[`price_${season}`]}
              unit={prices.currency}
            />
          </SeasonRow>
        ))}
      </div>
      <NumberField
        name="min_days"
        label={formatMessage(pricesMessages.minDays)}
        value={values.min_days}
        unit={formatMessage(pricesMessages.days)}
        isWhole
      />
    </Section>
  );
}

function Comparison({ season, similar }: { season: Season; similar: SimilarPrices | null }) {
  const intl = useIntl();
  const found = similar?.seasons.find((each) => each.season === season);
  if (!similar || !found) return null;
  const [from, to] = [found.from, found.to].map((amount) =>
    formatMoney(intl, amount, similar.currency, 'shortest'),
  ) as [string, string];
  return (
    <Small as="p" $tone="soft">
      {intl.formatMessage(pricesMessages.similar, { from, to })}
    </Small>
  );
}

function monthsText(intl: IntlShape, season: Season): string {
  return intl.formatList(
    monthsOf(season).map((month) => nameOfMonth(intl, month)),
    { type: 'unit', style: 'short' },
  );
}
