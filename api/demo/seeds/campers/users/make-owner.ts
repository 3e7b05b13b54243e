import { addDays, type PlainDate } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import type { Country } from '../countries';
import type { Homes, Town } from '../homes';
import type { Random } from '../random';
import { DEMO_USERS } from './demo-users';
import { NAMES } from './names';

/** A user as stored. */
export interface PersonRow {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  language: Language;
  languages_spoken: Language[];
  country: string;
  professional_type: string | null;
  is_staff: boolean;
  answer_rate_as_owner: number | null;
  joined_on: PlainDate;
}

/** An owner with derived attributes. */
export interface Owner {
  person: PersonRow;
  country: Country;
  home: Town;
  campers: number;
}

const PROFESSIONALS = 0.12;
const YEARS_BACK_DAYS = 6 * 365;

/** The owner of an id; the first ones are demo users. */
export function makeOwner(random: Random, id: number, homes: Homes, today: PlainDate): Owner {
  const country = random.weighted(homes.countries.map((each) => [each, each.share]));
  const language = random.weighted(country.languages);
  const { first, last } = NAMES[country.code] ?? { first: ['Alex'], last: ['Martin'] };
  const [first_name, last_name] = [random.pick(first), random.pick(last)];
  const isProfessional = random.chance(PROFESSIONALS);
  const person: PersonRow = {
    id,
    email: `${plain(first_name)}.${plain(last_name)}.${id}@campavia.test`,
    first_name,
    last_name,
    language,
    languages_spoken: languagesOf(random, language),
    country: country.code,
    professional_type: isProfessional ? professionalType(random, country.code) : null,
    is_staff: false,
    answer_rate_as_owner: random.chance(0.1) ? null : Math.min(100, random.whole(58, 122)),
    joined_on: addDays(today, -random.whole(20, YEARS_BACK_DAYS)),
  };
  const campers = isProfessional
    ? random.whole(2, 6)
    : random.weighted([
        [1, 86],
        [2, 12],
        [3, 2],
      ]);
  return { person, country, home: homes.choose(random, country.code), campers };
}

/** A demo user in place of the generated owner with the same id. */
export function asDemoUser(owner: Owner, { country, home }: Pick<Owner, 'country' | 'home'>): Owner {
  const demoUser = DEMO_USERS[owner.person.id - 1];
  if (!demoUser) return owner;
  const { email, first_name, last_name, campers } = demoUser;
  const person: PersonRow = {
    ...owner.person,
    email,
    first_name,
    last_name,
    language: 'fr',
    languages_spoken: ['fr', 'en'],
    country: country.code,
    professional_type: demoUser.isBusiness ? 'BUSINESS' : null,
    is_staff: demoUser.isStaff ?? false,
    answer_rate_as_owner: campers ? 97 : null,
  };
  return { person, country, home, campers };
}

function languagesOf(random: Random, own: Language): Language[] {
  const spoken: Language[] = [own];
  if (own !== 'en' && random.chance(0.62)) spoken.push('en');
  const third = random.pick(['de', 'fr', 'es', 'it'] as const);
  if (random.chance(0.18) && !spoken.includes(third)) spoken.push(third);
  return spoken;
}

function professionalType(random: Random, country: string): string {
  const partnership = country === 'DE' ? 'PARTNERSHIP_DE' : 'PARTNERSHIP_NL';
  const hasPartnership = country === 'DE' || country === 'NL';
  return random.weighted([
    ['SOLETRADER', 50],
    ['BUSINESS', 40],
    [hasPartnership ? partnership : 'BUSINESS', 10],
  ]);
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ıß]/g, (letter) => (letter === 'ß' ? 'ss' : 'i'))
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
}
