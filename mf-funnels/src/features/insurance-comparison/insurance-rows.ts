import type { IntlShape } from 'react-intl';

import type { InsuranceChoice } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';

import { insuranceMessages } from './insurance-comparison.messages';

export type CellWriter = (choice: InsuranceChoice) => string;

export interface RowSection {
  head?: string;
  rows: { name: string; write: CellWriter }[];
}

export function sectionsOf(intl: IntlShape): RowSection[] {
  const head = (message: 'youPay' | 'covers') => intl.formatMessage(insuranceMessages[message]);
  return [
    { head: head('youPay'), rows: excessRows(intl) },
    { head: head('covers'), rows: coverRows(intl) },
    { rows: lastRows(intl) },
  ];
}

function excessRows(intl: IntlShape): RowSection['rows'] {
  const row = (message: 'damage' | 'upperParts' | 'burglary' | 'glass', read: CellWriter) => ({
    name: intl.formatMessage(insuranceMessages[message]),
    write: (choice: InsuranceChoice) => formatMoney(intl, read(choice), choice.currency, 'shortest'),
  });
  return [
    row('damage', (choice) => choice.deductible_amount),
    row('upperParts', (choice) => choice.deductible_upper_parts),
    row('burglary', (choice) => choice.deductible_burglary),
    row('glass', (choice) => choice.deductible_glass_breakage),
  ];
}

type Covered = 'vehicle' | 'upperParts' | 'burglary' | 'glass' | 'belongings' | 'inside';

function coverRows(intl: IntlShape): RowSection['rows'] {
  const { formatMessage } = intl;
  const row = (message: Covered, read: (prices: InsuranceChoice['prices']) => string | null) => ({
    name: formatMessage(insuranceMessages[message]),
    write: ({ slug, prices, currency }: InsuranceChoice) => {
      if (slug === 'none') return formatMessage(insuranceMessages.byConditions);
      const most = read(prices);
      if (most === null) return formatMessage(insuranceMessages.notCovered);
      const amount = formatMoney(intl, most, currency, 'shortest');
      return formatMessage(insuranceMessages.upTo, { amount });
    },
  });
  return [
    row('vehicle', (prices) => prices.damage_to_vehicle),
    row('upperParts', (prices) => prices.damage_high_part),
    row('burglary', (prices) => prices.burglary),
    row('glass', (prices) => prices.broken_glass),
    row('belongings', (prices) => prices.objects_protection.price),
    row('inside', (prices) => prices.internal_damage_price),
  ];
}

function lastRows(intl: IntlShape): RowSection['rows'] {
  const { formatMessage } = intl;
  return [
    {
      name: formatMessage(insuranceMessages.driver),
      write: ({ driver: { min_age: age, min_licence_years: years } }) =>
        formatMessage(insuranceMessages.driverRules, { age, years }),
    },
    {
      name: formatMessage(insuranceMessages.perDay),
      write: ({ price_per_day, currency }) => formatMoney(intl, price_per_day, currency),
    },
    {
      name: formatMessage(insuranceMessages.whole),
      write: ({ price, currency }) => (price === null ? '' : formatMoney(intl, price, currency)),
    },
  ];
}
