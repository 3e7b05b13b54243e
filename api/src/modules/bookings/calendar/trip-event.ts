import { addDays, BOOKING_DEADLINES, momentMs, type BookingState } from '@campavia/domain';
import { createServerIntl } from '@campavia/i18n/server';
import { catalogueOf, type Site } from '@campavia/i18n/sites';

import { pageLink } from '../../../core/emails/page-link';
import { isConfirmed, personFields, type VisibleBooking } from '../queries/booking-fields.mapper';
import { momentValue, textValue, type CalendarLine } from '../../../core/icalendar/icalendar-format';
import { translateCalendar, type CalendarTextId } from './calendar-texts';
import type { Changes } from './trip-calendars.store';

/** Data of an entry besides the booking. */
export interface EntryContext {
  /** The site, and with it the language, of the reader. */
  site: Site;
  /** URL of the site. */
  siteUrl: string;
  /** How often the booking changed, and when last. */
  changes: Changes;
  /** When the entry is generated. */
  at: Date;
}

const CERTAIN: readonly BookingState[] = ['TO_COME_NOT_PAID', 'TO_COME', 'ONGOING', 'DONE'];
const COORDINATE_DIGITS = 6;

/** A booking as a calendar entry of its guest or owner. */
export function tripEvent(visible: VisibleBooking, context: EntryContext): CalendarLine[] {
  const { details } = visible;
  const { site, siteUrl } = context;
  const revised = momentValue(revisedAt(visible, context));
  const textLine = (name: string, value: string): CalendarLine => [
    `${name};LANGUAGE=${site.htmlLang}`,
    textValue(value),
  ];
  return [
    ['UID', `booking-${details.id}@${new URL(siteUrl).hostname}`],
    // In a file without METHOD, this is the time of the last revision (3.8.7.2).
    ['DTSTAMP', revised],
    ['CREATED', momentValue(details.created_at)],
    ['LAST-MODIFIED', revised],
    ['SEQUENCE', String(sequenceOf(visible, context))],
    ['DTSTART', momentValue(details.starts_at)],
    ['DTEND', momentValue(details.ends_at)],
    textLine('SUMMARY', titleOf(visible, site)),
    textLine('DESCRIPTION', descriptionOf(visible, context)),
    textLine('LOCATION', placeOf(visible, site)),
    ...positionOf(visible),
    ['STATUS', statusOf(visible)],
    ['URL', pageOf(visible, context)],
  ];
}

// A passed deadline changes the effective state before the timer job stores it.
function sequenceOf({ details, facts }: VisibleBooking, { changes }: EntryContext): number {
  return details.state === facts.state ? changes.count : changes.count + 1;
}

/** Time of the entry's last change: by a change of the booking, or by a deadline that has passed since. */
function revisedAt({ details, facts }: VisibleBooking, { changes, at }: EntryContext): Date {
  const ranOut = details.state === facts.state ? null : termOf(details);
  const moments = [details.created_at, details.touched_at, changes.last_at, ranOut]
    .filter((moment) => moment !== null)
    .map((moment) => moment.getTime());
  return new Date(Math.min(Math.max(...moments), at.getTime()));
}

/** The deadline whose passing ended a booking. */
function termOf({ state, is_instant, answer_by, pay_by, date_from }: VisibleBooking['details']): Date | null {
  if (state === 'VALIDATED' && !is_instant) return answer_by;
  if (state === 'VALIDATED' || state === 'ACCEPTED') return pay_by;
  const lastDay = addDays(date_from, -BOOKING_DEADLINES.secondInstalmentLastDays);
  return new Date(momentMs(`${lastDay}T00:00:00Z`));
}

function statusOf({ facts: { state } }: VisibleBooking): 'CONFIRMED' | 'CANCELLED' | 'TENTATIVE' {
  if (CERTAIN.includes(state)) return 'CONFIRMED';
  return state === 'ACCEPTED_EXP' || state.startsWith('CANCELLED_') ? 'CANCELLED' : 'TENTATIVE';
}

const TITLE_OF_STATUS = { CONFIRMED: undefined, CANCELLED: 'cancelled', TENTATIVE: 'uncertain' } as const;

function titleOf(visible: VisibleBooking, site: Site): string {
  const { camper, person } = visible.details;
  const values = { camper: camper.title, guest: person.first_name };
  const name = catalogueOf(site);
  const title = translateCalendar(name, visible.role === 'guest' ? 'title_guest' : 'title_owner', values);
  const textId = TITLE_OF_STATUS[statusOf(visible)];
  return textId ? translateCalendar(name, textId, { title }) : title;
}

function descriptionOf(visible: VisibleBooking, context: EntryContext): string {
  const { site } = context;
  const { details, facts, role } = visible;
  const { first_name, phone } = personFields(visible);
  const text = (id: CalendarTextId, values: Record<string, string>) =>
    translateCalendar(catalogueOf(site), id, values);
  const position = positionText(visible);
  const lines = [
    text('start', { moment: momentIn(site, details.starts_at, details.time_zone) }),
    text('end', { moment: momentIn(site, details.ends_at, details.time_zone) }),
    text(role === 'guest' ? 'owner' : 'guest', { name: phone ? `${first_name}, ${phone}` : first_name }),
    ...(position ? [text('position', { position })] : []),
    ...(role === 'guest' && !position && CERTAIN.includes(facts.state) ? [text('position_later', {})] : []),
    text('page', { address: pageOf(visible, context) }),
  ];
  return lines.join('\n');
}

function momentIn(site: Site, moment: Date, timeZone: string): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const hour = { hour: '2-digit', minute: '2-digit', timeZone, timeZoneName: 'short' } as const;
  return createServerIntl(site, {}).formatDate(moment, { ...day, ...hour });
}

function placeOf({ details: { camper } }: VisibleBooking, site: Site): string {
  const country = createServerIntl(site, {}).formatDisplayName(camper.country, { type: 'region' });
  return [camper.city, country ?? camper.country].join(', ');
}

function positionOf(visible: VisibleBooking): CalendarLine[] {
  const position = positionText(visible);
  return position ? [['GEO', position.replace(', ', ';')]] : [];
}

function positionText({ details: { camper }, facts }: VisibleBooking): string | undefined {
  if (!isConfirmed(facts)) return undefined;
  return [camper.latitude, camper.longitude].map((degrees) => degrees.toFixed(COORDINATE_DIGITS)).join(', ');
}

function pageOf({ role, details: { id } }: VisibleBooking, { site, siteUrl }: EntryContext): string {
  return pageLink(siteUrl, site, { page: role === 'guest' ? 'trip' : 'booking', params: { id } });
}
