import { addDays, type PlainDate } from '@campavia/domain';
import { SITES, type Site } from '@campavia/i18n/sites';

import { COUNTRIES } from '../../campers/countries';
import { NAMES } from '../../campers/users/names';
import { createRandom, type Random } from '../../campers/random';
import type { Person } from '../existing-data';

/** A guest who makes bookings. */
export interface Guest {
  id: number;
  site: Site;
  bornOn: PlainDate;
  /** Whether the account is created together with the bookings. */
  isNew: boolean;
}

/** A new user as stored. */
export interface GuestRow {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  language: string;
  languages_spoken: string[];
  country: string;
  locale: string;
  borned_on: PlainDate;
  joined_on: PlainDate;
  email_confirmed_at: string;
  terms_accepted_at: string;
}

const SEED = 20_270_316;
const YEAR = 365.25;

/** A generated guest from one of the countries of the sites, deterministic for the id. */
export function makeGuest(id: number, today: PlainDate): Guest & Pick<GuestRow, 'first_name' | 'last_name'> {
  const random = createRandom(SEED, 1, id);
  const country = random.weighted(COUNTRIES.map((each) => [each, each.share]));
  const language = random.weighted(country.languages);
  const { first, last } = NAMES[country.code] ?? { first: ['Alex'], last: ['Martin'] };
  const site = siteFor(country.code, random.chance(isCatalan(country.code)) ? 'ca' : language);
  return {
    id,
    site,
    isNew: true,
    bornOn: birthday(random, today),
    first_name: random.pick(first),
    last_name: random.pick(last),
  };
}

/** An existing user as a guest. */
export function asGuest(person: Person, today: PlainDate): Guest {
  const bornOn = person.borned_on ?? birthday(createRandom(SEED, 2, person.id), today);
  return { id: person.id, site: siteFor(person.country, person.language), bornOn, isNew: false };
}

/** The account of a new user. @param firstOn the day of their first booking */
export function toGuestRow(guest: ReturnType<typeof makeGuest>, firstOn: PlainDate): GuestRow {
  const random = createRandom(SEED, 3, guest.id);
  const { id, first_name, last_name, site, bornOn } = guest;
  const joined_on = addDays(firstOn, -Math.floor(random.next() ** 3 * 900));
  const isForeign = site.language !== 'en' && random.chance(0.6);
  return {
    id,
    email: `${plain(first_name)}.${plain(last_name)}.${id}@campavia.test`,
    first_name,
    last_name,
    language: site.language,
    languages_spoken: [site.language, ...(isForeign ? ['en'] : [])],
    country: site.country,
    locale: site.locale,
    borned_on: bornOn,
    joined_on,
    email_confirmed_at: `${joined_on}T12:00:00Z`,
    terms_accepted_at: `${joined_on}T12:00:00Z`,
  };
}

function siteFor(country: string, language: string): Site {
  const own = SITES.filter((site) => site.country === country);
  const found = own.find((site) => site.language === language) ?? own[0];
  return found ?? (SITES.find(({ locale }) => locale === 'fr') as Site);
}

function isCatalan(country: string): number {
  return country === 'ES' ? 0.14 : 0;
}

// Old enough for every insurance.
function birthday(random: Random, today: PlainDate): PlainDate {
  return addDays(today, -Math.floor(YEAR * (25 + 48 * random.next())));
}

function plain(name: string): string {
  const letters = name.toLowerCase().replaceAll('ß', 'ss').replaceAll('ı', 'i');
  return letters.normalize('NFD').replace(/[^a-z]/g, '');
}
