import { formatDecimal, type BookingMove } from '@campavia/domain';
import { createServerIntl, formatDateRange, formatMoney } from '@campavia/i18n/server';
import { pathOn, type Language, type Site } from '@campavia/i18n/sites';

import type { Foundation } from '../../api';
import type { Database } from '../../database/connect';
import type { Notices } from '../../providers/notices/notices';
import type { BookingRow } from './booking-facts';
import { createBookingPeopleStore, type BookingPeople, type MetPeople } from './booking-people.store';
import { postingsOf, type Posting } from './booking-postings';
import { letterTexts } from './booking-texts';
import { sayInCalendar } from './calendar/calendar-words';
import { newCalendarPath } from './calendar/trip-calendar-links';
import { siteOfSide } from './site-of-side';

interface Needs extends Pick<Foundation, 'settings'> {
  notices: Notices;
}

/** Tells both sides of a booking what happened to it, each in their language, with the transaction of the change. */
export function createBookingLetters({ settings, notices }: Needs) {
  /** Writes to everybody whom a move concerns; answers the booking as they read it. */
  async function tellOfMove(within: Database, before: BookingRow, move: BookingMove): Promise<BookingRow> {
    const { booking, people } = await createBookingPeopleStore(within).meet(before.id);
    await write(within, { booking, people }, postingsOf(before, move));
    return booking;
  }

  async function send(within: Database, booking: BookingRow, postings: readonly Posting[]): Promise<void> {
    if (postings.length === 0) return;
    const { people } = await createBookingPeopleStore(within).meet(booking.id);
    await write(within, { booking, people }, postings);
  }

  async function write(
    within: Database,
    { booking, people }: MetPeople,
    postings: readonly Posting[],
  ): Promise<void> {
    for (const posting of postings) {
      if (people[posting.to].is_gone) continue;
      const letter = letterOf(booking, posting, people);
      const body = `${letter.body}${await calendarLine(within, booking, posting, letter.language)}`;
      await notices.mail({ ...letter, body }, within);
    }
  }

  function letterOf(booking: BookingRow, { to, letter, page }: Posting, people: BookingPeople) {
    const { email: recipient, language } = people[to];
    const site = siteOfSide(people[to]);
    const values = valuesOf(booking, people, site);
    const { subject, body } = letterTexts[language][letter];
    const link = `${settings.siteUrl}${pathOn(site, PATHS[page](booking))}`;
    return {
      ...{ recipient, kind: `booking_${letter}`, language, link },
      subject: fill(subject, values),
      body: `${fill(body, values)}\n\n${link}`,
    };
  }

  // A trip that is certain can be put into a calendar from where the letter is read.
  async function calendarLine(
    within: Database,
    { id }: BookingRow,
    { to, letter }: Posting,
    language: Language,
  ): Promise<string> {
    if (letter !== 'confirmed' && letter !== 'confirmed_owner') return '';
    const address = `${settings.siteUrl}${await newCalendarPath(within, id, to)}`;
    return `\n\n${sayInCalendar(language, 'in_letter', { address })}`;
  }

  return { tellOfMove, send };
}

export type BookingLetters = ReturnType<typeof createBookingLetters>;

const PATHS: Record<Posting['page'], (booking: BookingRow) => string> = {
  trip: ({ id }) => `/d/trips/${id}`,
  booking: ({ id }) => `/d/bookings/${id}`,
  payment: ({ id, camper_id }) => `/campers/${camper_id}/payment/${id}/payment`,
  search: ({ date_from, date_to }) => `/s?date_from=${date_from}&date_to=${date_to}`,
};

function valuesOf(booking: BookingRow, people: BookingPeople, site: Site): Record<string, string> {
  const intl = createServerIntl(site, {});
  const moment = (at: Date | null) => (at ? intl.formatDate(at, momentStyle(booking.time_zone)) : '');
  const { price, currency_used } = booking;
  return {
    camper: people.title,
    guest: people.guest.first_name,
    owner: people.owner.first_name,
    dates: formatDateRange(intl, booking.date_from, booking.date_to),
    start: moment(booking.starts_at),
    end: moment(booking.ends_at),
    until: moment(booking.state === 'ACCEPTED' ? booking.pay_by : booking.answer_by),
    amount: price === null ? '' : formatMoney(intl, formatDecimal(price), currency_used),
  };
}

function momentStyle(timeZone: string) {
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return { ...day, hour: '2-digit', minute: '2-digit', timeZone } as const;
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
