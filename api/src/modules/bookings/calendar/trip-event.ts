import { addDays, BOOKING_TERMS, momentMs, type BookingState } from '@campavia/domain';
import { createServerIntl } from '@campavia/i18n/server';
import { catalogueOf, type Site } from '@campavia/i18n/sites';

import { pageLink } from '../../../core/emails/page-link';
import { isConfirmed, personFields, type Seen } from '../reading/booking-fields.mapper';
import { momentValue, textValue, type CalendarLine } from './calendar-text';
import { sayInCalendar, type CalendarWord } from './calendar-words';
import type { Changes } from './trip-calendars.store';

/** What the entry says beside the booking itself. */
export interface Edition {
  /** Where and in which words it is read. */
  site: Site;
  /** Address of the whole site. */
  siteUrl: string;
  /** How often the booking changed, and when last. */
  changes: Changes;
  /** When the entry is written. */
  at: Date;
}

const CERTAIN: readonly BookingState[] = ['TO_COME_NOT_PAID', 'TO_COME', 'ONGOING', 'DONE'];
const COORDINATE_DIGITS = 6;

/** A booking as an entry of the calendar of one of its sides. */
export function tripEvent(seen: Seen, edition: Edition): CalendarLine[] {
  const { details } = seen;
  const { site, siteUrl } = edition;
  const revised = momentValue(revisedAt(seen, edition));
  const inWords = (name: string, words: string): CalendarLine => [
    `${name};LANGUAGE=${site.htmlLang}`,
    textValue(words),
  ];
  return [
    ['UID', `booking-${details.id}@${new URL(siteUrl).hostname}`],
    // Nobody is invited and nothing answered: a file without METHOD says here when the entry was last revised (3.8.7.2).
    ['DTSTAMP', revised],
    ['CREATED', momentValue(details.created_at)],
    ['LAST-MODIFIED', revised],
    ['SEQUENCE', String(sequenceOf(seen, edition))],
    ['DTSTART', momentValue(details.starts_at)],
    ['DTEND', momentValue(details.ends_at)],
    inWords('SUMMARY', titleOf(seen, site)),
    inWords('DESCRIPTION', wordsAbout(seen, edition)),
    inWords('LOCATION', placeOf(seen, site)),
    ...positionOf(seen),
    ['STATUS', statusOf(seen)],
    ['URL', pageOf(seen, edition)],
  ];
}

// What has run out is over for its readers before anybody has written it down.
function sequenceOf({ details, facts }: Seen, { changes }: Edition): number {
  return details.state === facts.state ? changes.count : changes.count + 1;
}

/** When the booking last became what the entry says: by a change, or by a term that has run out meanwhile. */
function revisedAt({ details, facts }: Seen, { changes, at }: Edition): Date {
  const ranOut = details.state === facts.state ? null : termOf(details);
  const moments = [details.created_at, details.touched_at, changes.last_at, ranOut]
    .filter((moment) => moment !== null)
    .map((moment) => moment.getTime());
  return new Date(Math.min(Math.max(...moments), at.getTime()));
}

/** When a booking ended by itself that nobody has ended yet. */
function termOf({ state, is_instant, answer_by, pay_by, date_from }: Seen['details']): Date | null {
  if (state === 'VALIDATED' && !is_instant) return answer_by;
  if (state === 'VALIDATED' || state === 'ACCEPTED') return pay_by;
  const lastDay = addDays(date_from, -BOOKING_TERMS.secondHalfLastDays);
  return new Date(momentMs(`${lastDay}T00:00:00Z`));
}

function statusOf({ facts: { state } }: Seen): 'CONFIRMED' | 'CANCELLED' | 'TENTATIVE' {
  if (CERTAIN.includes(state)) return 'CONFIRMED';
  return state === 'ACCEPTED_EXP' || state.startsWith('CANCELLED_') ? 'CANCELLED' : 'TENTATIVE';
}

const MARKED = { CONFIRMED: undefined, CANCELLED: 'cancelled', TENTATIVE: 'uncertain' } as const;

function titleOf(seen: Seen, site: Site): string {
  const { camper, person } = seen.details;
  const values = { camper: camper.title, guest: person.first_name };
  const name = catalogueOf(site);
  const title = sayInCalendar(name, seen.role === 'guest' ? 'title_guest' : 'title_owner', values);
  const mark = MARKED[statusOf(seen)];
  return mark ? sayInCalendar(name, mark, { title }) : title;
}

function wordsAbout(seen: Seen, edition: Edition): string {
  const { site } = edition;
  const { details, facts, role } = seen;
  const { first_name, phone } = personFields(seen);
  const say = (id: CalendarWord, values: Record<string, string>) =>
    sayInCalendar(catalogueOf(site), id, values);
  const position = positionText(seen);
  const lines = [
    say('start', { moment: momentIn(site, details.starts_at, details.time_zone) }),
    say('end', { moment: momentIn(site, details.ends_at, details.time_zone) }),
    say(role === 'guest' ? 'owner' : 'guest', { name: phone ? `${first_name}, ${phone}` : first_name }),
    ...(position ? [say('position', { position })] : []),
    ...(role === 'guest' && !position && CERTAIN.includes(facts.state) ? [say('position_later', {})] : []),
    say('page', { address: pageOf(seen, edition) }),
  ];
  return lines.join('\n');
}

function momentIn(site: Site, moment: Date, timeZone: string): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const hour = { hour: '2-digit', minute: '2-digit', timeZone, timeZoneName: 'short' } as const;
  return createServerIntl(site, {}).formatDate(moment, { ...day, ...hour });
}

function placeOf({ details: { camper } }: Seen, site: Site): string {
  const country = createServerIntl(site, {}).formatDisplayName(camper.country, { type: 'region' });
  return [camper.city, country ?? camper.country].join(', ');
}

function positionOf(seen: Seen): CalendarLine[] {
  const position = positionText(seen);
  return position ? [['GEO', position.replace(', ', ';')]] : [];
}

function positionText({ details: { camper }, facts }: Seen): string | undefined {
  if (!isConfirmed(facts)) return undefined;
  return [camper.latitude, camper.longitude].map((degrees) => degrees.toFixed(COORDINATE_DIGITS)).join(', ');
}

function pageOf({ role, details: { id } }: Seen, { site, siteUrl }: Edition): string {
  return pageLink(siteUrl, site, { page: role === 'guest' ? 'trip' : 'booking', params: { id } });
}
