import { defineMessages, type NoMessageValues } from 'react-intl';

type NoteValues = {
  taken: NoMessageValues;
  rival: { name: string; range: string };
  rivals: { count: number };
  documentsMissing: { guest: string };
  documentsSent: { guest: string };
  free: NoMessageValues;
  change: { total: string; before: string };
  accepted: NoMessageValues;
  firstInstalmentPaid: NoMessageValues;
  booked: { when: string };
  ongoing: { when: string };
  inPreparation: { guest: string };
};

export const noteMessages = defineMessages<NoteValues>({
  taken: {
    id: 'owner-bookings.notes.taken',
    defaultMessage: 'Some of these days are taken in your calendar.',
    description: 'Note on a request',
  },
  rival: {
    id: 'owner-bookings.notes.rival',
    defaultMessage: '{name} asks for {range} too. Only one of them can have the camper.',
    description: 'Note on a request; name: of another guest',
  },
  rivals: {
    id: 'owner-bookings.notes.rivals',
    defaultMessage:
      '{count, plural, one {# other request is} other {# other requests are}} for some of these days. Only one can have the camper.',
    description: 'Note on a request',
  },
  documentsMissing: {
    id: 'owner-bookings.notes.documents-missing',
    defaultMessage:
      '{guest} has not sent licence and identity document yet. You can answer now; they must be checked before the trip.',
    description: 'Note on a request',
  },
  documentsSent: {
    id: 'owner-bookings.notes.documents-sent',
    defaultMessage:
      'The licence of {guest} is being checked. You can answer now; it must be checked before the trip.',
    description: 'Note on a request',
  },
  free: {
    id: 'owner-bookings.notes.free',
    defaultMessage: 'The days are free, and licence and identity are checked.',
    description: 'Note on a request',
  },
  change: {
    id: 'owner-bookings.notes.change',
    defaultMessage: 'The trip would bring you {total} instead of {before}.',
    description: 'Note on a change of a trip',
  },
  accepted: {
    id: 'owner-bookings.notes.accepted',
    defaultMessage: 'You accepted. The booking is confirmed once it is paid.',
    description: 'Note on an accepted request',
  },
  firstInstalmentPaid: {
    id: 'owner-bookings.notes.first-instalment',
    defaultMessage: 'The first instalment is paid. The days are reserved.',
    description: 'Note on a booking',
  },
  booked: {
    id: 'owner-bookings.notes.booked',
    defaultMessage: 'Hand-over on {when}.',
    description: 'Note on a booking; when: day and hour',
  },
  ongoing: {
    id: 'owner-bookings.notes.ongoing',
    defaultMessage: 'Comes back on {when}.',
    description: 'Note on a trip that has begun; when: day and hour',
  },
  inPreparation: {
    id: 'owner-bookings.notes.in-preparation',
    defaultMessage: 'It was created for {guest} and not sent yet.',
    description: 'Note on a booking that was created for a guest',
  },
});
