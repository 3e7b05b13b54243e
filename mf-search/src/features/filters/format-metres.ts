import type { Formatter } from '@campavia/i18n';

/** A height in metres with two places: `2.80 m`. */
export function formatMetres(intl: Formatter, heightCm: number): string {
  return intl.formatNumber(heightCm / 100, { style: 'unit', unit: 'meter', minimumFractionDigits: 2 });
}
