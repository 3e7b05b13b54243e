import { defineMessages } from 'react-intl';

export const queueMessages = defineMessages({
  counted: {
    id: 'owner.staff-queue.counted',
    defaultMessage: '{count, plural, one {# new camper waits} other {# new campers wait}}',
    description: 'Heading of the list of listings that wait for staff',
  },
  lead: {
    id: 'owner.staff-queue.lead',
    defaultMessage:
      'The oldest first. {past, plural, =0 {All in time} one {# has waited for more than a day} other {# have waited for more than a day}}; decided today: {decided}.',
    description: 'Below the heading of the list of listings that wait for staff',
  },
  empty: {
    id: 'owner.staff-queue.empty',
    defaultMessage: 'Nothing waits',
    description: 'In place of the list of listings that wait for staff',
  },
  emptyText: {
    id: 'owner.staff-queue.empty-text',
    defaultMessage: 'New campers appear here as soon as their owners send them.',
    description: 'Below “Nothing waits”',
  },
  failed: {
    id: 'owner.staff-queue.failed',
    defaultMessage: 'The list could not be loaded',
    description: 'In place of the list of listings that wait for staff',
  },
  open: {
    id: 'owner.staff-queue.open',
    defaultMessage: 'Check',
    description: 'Link: opens a listing that waits for staff; its title follows for screen readers',
  },
  waits: {
    id: 'owner.staff-queue.waits',
    defaultMessage: 'Waits {hours} h',
    description: 'How long a listing has waited for staff, in hours; a badge',
  },
  owner: {
    id: 'owner.staff-queue.owner',
    defaultMessage: 'Owner: {name}',
    description: 'Whose listing it is',
  },
  again: {
    id: 'owner.staff-queue.again',
    defaultMessage: '{count, plural, one {sent once} other {sent # times}}',
    description: 'How often an owner has sent a listing to staff',
  },
  noPicture: {
    id: 'owner.staff-queue.no-picture',
    defaultMessage: 'No picture',
    description: 'In place of a picture of a camper',
  },
});
