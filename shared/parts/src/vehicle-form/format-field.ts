import type { IntlShape } from 'react-intl';

import type { UpdateVehicle, Vehicle } from '@campavia/contracts';
import { isPlainDate, vehicleTypeCode, type Fuel } from '@campavia/domain';
import { formatPlainDate } from '@campavia/i18n';
import { vehicleTypeMessages } from '@campavia/parts';

import { fieldMessages } from './field.messages';
import { vehicleMessages } from './vehicle.messages';

type Name = keyof UpdateVehicle;

export interface FieldToFormat {
  name: Name;
  value: Vehicle[Name] | UpdateVehicle[Name];
  currency: string;
}

const CM_PER_METRE = 100;

/** Formats a value of a vehicle. */
export function formatField(intl: IntlShape, { name, value, currency }: FieldToFormat): string {
  if (value === null || value === undefined || value === '') return intl.formatMessage(vehicleMessages.none);
  if (typeof value === 'object') return formatLocation(value);
  if (typeof value === 'boolean') {
    return intl.formatMessage(value ? fieldMessages.automatic : fieldMessages.manual);
  }
  return typeof value === 'number'
    ? formatNumberField(intl, { name, value, currency })
    : formatTextField(intl, name, value);
}

function formatNumberField(
  intl: IntlShape,
  { name, value, currency }: FieldToFormat & { value: number },
): string {
  if (name === 'value') {
    return intl.formatNumber(value, { style: 'currency', currency, maximumFractionDigits: 0 });
  }
  if (name === 'gvw') return intl.formatNumber(value, { style: 'unit', unit: 'kilogram' });
  const code = name === 'type' ? vehicleTypeCode(value) : undefined;
  if (code) return intl.formatMessage(vehicleTypeMessages[code]);
  const isLength = name === 'length' || name === 'width' || name === 'height';
  return isLength
    ? intl.formatNumber(value / CM_PER_METRE, { style: 'unit', unit: 'meter', minimumFractionDigits: 2 })
    : intl.formatNumber(value);
}

function formatTextField(intl: IntlShape, name: Name, value: string): string {
  if (name === 'date') return isPlainDate(value) ? formatPlainDate(intl, value) : value;
  if (name === 'registration_country') return intl.formatDisplayName(value, { type: 'region' }) ?? value;
  return name === 'fuel' ? intl.formatMessage(fieldMessages[value as Fuel]) : value;
}

function formatLocation({ street, zipcode, city, country }: NonNullable<UpdateVehicle['location']>): string {
  return [street, [zipcode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
}
