import type { IntlShape } from 'react-intl';

import type { PriceDetails, UpdatePriceDetails } from '@campavia/contracts';
import { clashingNames, type EditSides } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';

import type { ConflictRow } from '../../components/edit/edit-conflict';

import { fieldMessages } from './field.messages';

type Name = keyof UpdatePriceDetails;

/** The fields that are changed here and were concurrently changed to another value. */
export function conflictRows(
  intl: IntlShape,
  sides: EditSides<PriceDetails, UpdatePriceDetails>,
): ConflictRow[] {
  const { theirs, changes } = sides;
  return clashingNames<UpdatePriceDetails>(sides).map((name) => ({
    name,
    label: intl.formatMessage(fieldMessages[name]),
    theirs: textOf(intl, name, theirs[name], theirs.currency),
    mine: textOf(intl, name, changes[name], theirs.currency),
  }));
}

function textOf(
  intl: IntlShape,
  name: Name,
  value: PriceDetails[Name] | UpdatePriceDetails[Name],
  currency: string,
): string {
  const { formatMessage, formatNumber } = intl;
  if (Array.isArray(value)) {
    const means = value as PriceDetails['deposit_mean'];
    return means.map((mean) => formatMessage(fieldMessages[mean])).join(', ');
  }
  if (typeof value === 'boolean')
    return formatMessage(value ? fieldMessages.offered : fieldMessages.notOffered);
  if (name === 'min_days') return formatMessage(fieldMessages.days, { days: Number(value) });
  if (typeof value === 'number') return formatNumber(value / 100, { style: 'percent' });
  if (name === 'second_driver') return formatMessage(fieldMessages[value as PriceDetails['second_driver']]);
  return formatMoney(intl, value ?? '0.00', currency);
}
