import { defineMessages, type NoMessageValues } from 'react-intl';

type QueueValues = {
  counted: { count: number };
  lead: { past: number; decided: number };
  empty: NoMessageValues;
  emptyText: NoMessageValues;
  failed: NoMessageValues;
  open: NoMessageValues;
  waits: { waited: number };
  owner: { name: string };
  again: { count: number };
  noPicture: NoMessageValues;
};

export const queueMessages = defineMessages<QueueValues>({
  counted: {
    id: 'staff.queue.counted',
    defaultMessage: '{count, plural, one {# new camper waits} other {# new campers wait}}',
    description: 'Heading of the list of listings that wait for staff',
  },
  lead: {
    id: 'staff.queue.lead',
    defaultMessage:
      'The oldest first. {past, plural, =0 {All in time} one {# has waited for more than a day} other {# have waited for more than a day}}; decided today: {decided}.',
    description: 'Below the heading of the list of listings that wait for staff',
  },
  empty: {
    id: 'staff.queue.empty',
    defaultMessage: 'Nothing waits',
    description: 'In place of the list of listings that wait for staff',
  },
  emptyText: {
    id: 'staff.queue.empty-text',
    defaultMessage: 'New campers appear here as soon as their owners send them.',
    description: 'Below “Nothing waits”',
  },
  failed: {
    id: 'staff.queue.failed',
    defaultMessage: 'The list could not be loaded',
    description: 'In place of the list of listings that wait for staff',
  },
  open: {
    id: 'staff.queue.open',
    defaultMessage: 'Check',
    description: 'Link: opens a listing that waits for staff; its title follows for screen readers',
  },
  waits: {
    id: 'staff.queue.waits',
    defaultMessage: 'Waiting {waited} h',
    description: 'How long a listing has waited for staff, in hours; a badge',
  },
  owner: {
    id: 'staff.queue.owner',
    defaultMessage: 'Owner: {name}',
    description: 'Whose listing it is',
  },
  again: {
    id: 'staff.queue.again',
    defaultMessage: '{count, plural, one {sent once} other {sent # times}}',
    description: 'How often an owner has sent a listing to staff',
  },
  noPicture: {
    id: 'staff.queue.no-picture',
    defaultMessage: 'No picture',
    description: 'In place of a picture of a camper',
  },
});
