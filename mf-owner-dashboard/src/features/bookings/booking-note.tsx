import { type IntlShape, useIntl } from 'react-intl';

import type { OwnerBooking } from '@campavia/contracts';
import { formatDateRange, formatMoney } from '@campavia/i18n';
import { formatHandover } from '@campavia/parts/handover-times';
import { Note, type NoteProps } from '@campavia/ui';

import { findAskedExtension, statusOf } from '../../rules/booking-status';
import { earningsAfterChange } from '../../rules/changed-trip';
import { findRequestNote, type RequestNote } from '../../rules/request-note';

import { noteMessages } from './notes.messages';

export interface BookingNoteProps {
  booking: OwnerBooking;
  /** Facts about a request that the page shows elsewhere. */
  omitted?: readonly RequestNote['name'][];
}

interface NoteContent {
  tone: NoteProps['tone'];
  text: string;
}

/** A sentence that helps to decide, or names the next step; renders nothing without either. */
export function BookingNote({ booking, omitted = [] }: BookingNoteProps) {
  const intl = useIntl();
  const content = describe(intl, booking, omitted);
  return content ? <Note tone={content.tone}>{content.text}</Note> : null;
}

function describe(
  intl: IntlShape,
  booking: OwnerBooking,
  omitted: readonly RequestNote['name'][],
): NoteContent | undefined {
  const change = findAskedExtension(booking);
  if (change) {
    const money = (amount: string) => formatMoney(intl, amount, booking.total_earnings_currency);
    const total = money(earningsAfterChange(booking, change));
    const text = intl.formatMessage(noteMessages.change, { total, before: money(booking.total_earnings) });
    return { tone: 'good', text };
  }
  if (statusOf(booking) !== 'toAnswer') return describeNext(intl, booking);
  const note = findRequestNote(booking);
  return note && !omitted.includes(note.name) ? describeRequest(intl, booking, note) : undefined;
}

function describeRequest(intl: IntlShape, booking: OwnerBooking, note: RequestNote): NoteContent {
  const guest = booking.guest.first_name;
  if (note.name === 'rival') {
    const { first_name: name, date_from, date_to } = note.rival;
    const range = formatDateRange(intl, date_from, date_to);
    return { tone: 'care', text: intl.formatMessage(noteMessages.rival, { name, range }) };
  }
  if (note.name === 'rivals') {
    return { tone: 'care', text: intl.formatMessage(noteMessages.rivals, { count: note.count }) };
  }
  if (note.name === 'taken') return { tone: 'stop', text: intl.formatMessage(noteMessages.taken) };
  if (note.name === 'free') return { tone: 'good', text: intl.formatMessage(noteMessages.free) };
  return { tone: 'note', text: intl.formatMessage(noteMessages[note.name], { guest }) };
}

function describeNext(intl: IntlShape, booking: OwnerBooking): NoteContent | undefined {
  const { date_from, hour_from, date_to, hour_to, guest } = booking;
  const status = statusOf(booking);
  if (status === 'inPreparation') {
    return {
      tone: 'note',
      text: intl.formatMessage(noteMessages.inPreparation, { guest: guest.first_name }),
    };
  }
  if (status === 'accepted' || status === 'firstInstalmentPaid') {
    return { tone: 'note', text: intl.formatMessage(noteMessages[status]) };
  }
  if (status === 'booked') {
    const when = formatHandover(intl, date_from, hour_from);
    return { tone: 'note', text: intl.formatMessage(noteMessages.booked, { when }) };
  }
  if (status !== 'ongoing') return undefined;
  const when = formatHandover(intl, date_to, hour_to);
  return { tone: 'note', text: intl.formatMessage(noteMessages.ongoing, { when }) };
}
