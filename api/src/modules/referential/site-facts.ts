import { HORIZON_CHOICES } from '@campavia/domain';
import type { OptionLists } from '@campavia/contracts';
import { SITES, type Site } from '@campavia/i18n/sites';

interface MapView {
  latitude: number;
  longitude: number;
  zoom: number;
}

/** Initial view of a country's map. */
const VIEW_OF_COUNTRY: Record<string, MapView> = {
  AT: { latitude: 47.6, longitude: 13.8, zoom: 7 },
  BE: { latitude: 50.6, longitude: 4.6, zoom: 8 },
  CH: { latitude: 46.8, longitude: 8.2, zoom: 8 },
  DE: { latitude: 51.2, longitude: 10.4, zoom: 6 },
  ES: { latitude: 40.2, longitude: -3.6, zoom: 6 },
  FR: { latitude: 46.6, longitude: 2.4, zoom: 6 },
  GB: { latitude: 54.2, longitude: -2.9, zoom: 6 },
  IE: { latitude: 53.3, longitude: -7.9, zoom: 7 },
  IT: { latitude: 42.6, longitude: 12.5, zoom: 6 },
  NL: { latitude: 52.2, longitude: 5.4, zoom: 8 },
  PT: { latitude: 39.6, longitude: -8.1, zoom: 7 },
  US: { latitude: 39.5, longitude: -98.4, zoom: 4 },
};
const EUROPE: MapView = { latitude: 48, longitude: 8, zoom: 4 };

/** Source of the map's outlines. */
const MAP_ATTRIBUTION = 'Natural Earth';

/** The current terms of use. */
export const TERMS = { version: '2026-09', valid_from: '2026-09-01' };

/** Choices of owners for the first pick-up, in days, and the last return, in months. */
export const FUTURE_CHOICES = {
  min_future_rental_choices: [...HORIZON_CHOICES.minFutureDays],
  max_future_rental_choices: [...HORIZON_CHOICES.maxFutureMonths],
} satisfies Partial<OptionLists>;

/** The initial map of a site. */
export function mapOf({ country }: Site) {
  return { ...(VIEW_OF_COUNTRY[country] ?? EUROPE), attribution: MAP_ATTRIBUTION };
}

/** The countries of the sites, the reader's first. */
export function countriesFor({ country }: Site): string[] {
  return [...new Set([country, ...SITES.map((site) => site.country).sort()])];
}
