import fc from 'fast-check';

import { SITES, pathOn } from '@campavia/i18n/sites';

/** One visitor of one page. */
export interface Visit {
  path: string;
  width: number;
  timezoneId: string;
  /** Time zone of the browser, which is not always that of the site. */
  locale: string;
}

const PLAIN = [
  '/',
  '/campervan-hire/annecy',
  '/campervan-hire/bordeaux',
  '/camper-type/motorhome',
  '/camper-type/van/4-seats',
  '/community/all-reviews',
  '/help',
  '/rv-hire-with-pets',
  '/terms',
];
const ZONES = [
  'Pacific/Kiritimati',
  'Asia/Kolkata',
  'Europe/Paris',
  'Europe/London',
  'America/St_Johns',
  'America/Los_Angeles',
  'Pacific/Pago_Pago',
  'UTC',
];
const LOCALES = [
  'en-US',
  'en-GB',
  'fr-FR',
  'fr-CH',
  'de-DE',
  'de-AT',
  'es-ES',
  'it-IT',
  'nl-BE',
  'pt-PT',
  'ca-ES',
  'ar-EG',
];
const PLACES = [
  'where=annecy',
  'where=bordeaux',
  'latitude=45.9&longitude=6.12&radius=100',
  'bbox=5,45,7,47',
  '',
];
const FILTERS = [
  '',
  'beds=4',
  'pets=true',
  'types=van',
  'max_price=90',
  'instant_booking=true',
  'ordering=price',
  'page=2',
];
/** None, a week, and a day more or less. */
const STAYS = ['', 'date_from=2027-06-29&date_to=2027-07-06', 'date_from=2027-10-28&date_to=2027-11-02'];

/** @param campers ids of listings */
export function drawVisits({ count, seed, campers }: DrawOptions): Visit[] {
  const stay = fc.constantFrom(...STAYS);
  const search = fc
    .tuple(fc.constantFrom(...PLACES), fc.constantFrom(...FILTERS), stay)
    .map((parts) => withQuery('/s', parts));
  const listing = fc
    .tuple(fc.constantFrom(...campers), stay)
    .map(([id, query]) => withQuery(`/campers/${id}`, [query]));
  const visit = fc.record({
    path: fc
      .tuple(fc.constantFrom(...SITES), fc.oneof(fc.constantFrom(...PLAIN), search, listing))
      .map(([site, path]) => pathOn(site, path)),
    width: fc.integer({ min: 320, max: 1920 }),
    timezoneId: fc.constantFrom(...ZONES),
    locale: fc.constantFrom(...LOCALES),
  });
  return fc.sample(visit, { numRuns: count, seed });
}

interface DrawOptions {
  count: number;
  seed: number;
  campers: readonly number[];
}

function withQuery(path: string, parts: readonly string[]): string {
  return [path, parts.filter(Boolean).join('&')].filter(Boolean).join('?');
}
