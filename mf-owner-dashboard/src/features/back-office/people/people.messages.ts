import { defineMessages, type NoMessageValues } from 'react-intl';

type PeopleValues = {
  found: { count: number };
  trips: { count: number };
  campers: { count: number };
  since: { date: string };
  userNumber: { id: string };
  suspendedDone: { name: string };
  restoredDone: { name: string };
  bookingAs: { role: string; from: string; to: string };
} & Record<
  | 'title'
  | 'lead'
  | 'query'
  | 'search'
  | 'failed'
  | 'nobody'
  | 'nobodyText'
  | 'open'
  | 'owner'
  | 'staff'
  | 'suspended'
  | 'back'
  | 'failedPerson'
  | 'account'
  | 'email'
  | 'phone'
  | 'country'
  | 'language'
  | 'theirCampers'
  | 'theirBookings'
  | 'theirDocuments'
  | 'none'
  | 'auditLog'
  | 'emptyAuditLog'
  | 'wholeAuditLog'
  | 'suspend'
  | 'suspendText'
  | 'restore'
  | 'restoreText'
  | 'reason'
  | 'reasonHint'
  | 'noReason'
  | 'notSuspended'
  | 'busy'
  | 'logAs',
  NoMessageValues
>;

export const peopleMessages = defineMessages<PeopleValues>({
  title: {
    id: 'back-office.people.title',
    defaultMessage: 'Find a user',
    description: 'Heading of the page on which staff find guests and owners',
  },
  lead: {
    id: 'back-office.people.lead',
    defaultMessage: 'By e-mail address, phone number, name, or the number of a user, booking or camper.',
    description: 'Below the heading of the page on which staff find people',
  },
  query: {
    id: 'back-office.people.query',
    defaultMessage: 'User',
    description: 'Label of the field in which staff type whom they look for',
  },
  search: {
    id: 'back-office.people.search',
    defaultMessage: 'Search',
    description: 'Button: finds people; at most 24 characters',
  },
  failed: {
    id: 'back-office.people.failed',
    defaultMessage: 'The users cannot be shown',
    description: 'Heading in place of the people found when they did not load',
  },
  found: {
    id: 'back-office.people.found',
    defaultMessage: '{count, plural, one {# user} other {# users}} found',
    description: 'Heading of the people found',
  },
  nobody: {
    id: 'back-office.people.nobody',
    defaultMessage: 'No user found',
    description: 'Heading when no user matches the search',
  },
  nobodyText: {
    id: 'back-office.people.nobody-text',
    defaultMessage: 'Check what you typed, or search by the number of a booking.',
    description: 'Text when no user matches the search',
  },
  open: {
    id: 'back-office.people.open',
    defaultMessage: 'Open',
    description: 'Button: opens the page of a user; at most 24 characters',
  },
  trips: {
    id: 'back-office.people.trips',
    defaultMessage: '{count, plural, one {# trip} other {# trips}}',
    description: 'How many trips a user has booked',
  },
  campers: {
    id: 'back-office.people.campers',
    defaultMessage: '{count, plural, one {# camper} other {# campers}}',
    description: 'How many campers a user has',
  },
  since: {
    id: 'back-office.people.since',
    defaultMessage: 'since {date}',
    description: 'When a user joined',
  },
  userNumber: {
    id: 'back-office.people.number',
    defaultMessage: 'User {id}',
    description: 'Number of an account',
  },
  owner: {
    id: 'back-office.people.owner',
    defaultMessage: 'Owner',
    description: 'Badge of a user who has campers',
  },
  staff: {
    id: 'back-office.people.staff',
    defaultMessage: 'Staff',
    description: 'Badge of a member of staff',
  },
  suspended: {
    id: 'back-office.people.suspended',
    defaultMessage: 'Suspended',
    description: 'Badge of a suspended or closed account',
  },
  back: {
    id: 'back-office.people.back',
    defaultMessage: 'Find another user',
    description: 'Link from a person back to the search for people',
  },
  failedPerson: {
    id: 'back-office.people.failed-person',
    defaultMessage: 'This user cannot be shown',
    description: 'Heading in place of a person that did not load',
  },
  account: {
    id: 'back-office.people.account',
    defaultMessage: 'Account',
    description: 'Heading above the data of an account',
  },
  email: {
    id: 'back-office.people.email',
    defaultMessage: 'E-mail',
    description: 'Datum of an account',
  },
  phone: {
    id: 'back-office.people.phone',
    defaultMessage: 'Phone',
    description: 'Datum of an account',
  },
  country: {
    id: 'back-office.people.country',
    defaultMessage: 'Country',
    description: 'Datum of an account',
  },
  language: {
    id: 'back-office.people.language',
    defaultMessage: 'Language',
    description: 'Datum of an account',
  },
  theirCampers: {
    id: 'back-office.people.their-campers',
    defaultMessage: 'Campers',
    description: 'Heading above the campers of a user',
  },
  theirBookings: {
    id: 'back-office.people.their-bookings',
    defaultMessage: 'Bookings',
    description: 'Heading above the bookings of a user',
  },
  bookingAs: {
    id: 'back-office.people.booking-as',
    defaultMessage: '{role, select, owner {as owner} other {as guest}}, {from} – {to}',
    description: 'Whether a user is owner or guest of a booking, and its days',
  },
  theirDocuments: {
    id: 'back-office.people.their-documents',
    defaultMessage: 'Documents',
    description: 'Heading above the documents of a user',
  },
  none: {
    id: 'back-office.people.none',
    defaultMessage: 'None',
    description: 'In place of an empty list of campers, bookings or documents',
  },
  auditLog: {
    id: 'back-office.people.audit-log',
    defaultMessage: 'Staff actions',
    description: 'Heading above the actions of staff that concern a user',
  },
  emptyAuditLog: {
    id: 'back-office.people.empty-audit-log',
    defaultMessage: 'Nothing so far.',
    description: 'In place of the actions of staff that concern a user',
  },
  wholeAuditLog: {
    id: 'back-office.people.whole-audit-log',
    defaultMessage: 'All in the audit log',
    description: 'Link to all actions of staff that concern a user',
  },
  suspend: {
    id: 'back-office.people.suspend',
    defaultMessage: 'Suspend the account',
    description: 'Heading, and button: suspends an account; at most 24 characters',
  },
  suspendText: {
    id: 'back-office.people.suspend-text',
    defaultMessage:
      'They are signed out everywhere and cannot sign in. Their campers can no longer be booked.',
    description: 'What suspending an account does',
  },
  restore: {
    id: 'back-office.people.restore',
    defaultMessage: 'Lift the suspension',
    description: 'Heading, and button: lifts the suspension of an account; at most 24 characters',
  },
  restoreText: {
    id: 'back-office.people.restore-text',
    defaultMessage:
      'They can sign in again, and the campers that could be booked before can be booked again.',
    description: 'What lifting a suspension does',
  },
  reason: {
    id: 'back-office.people.reason',
    defaultMessage: 'Reason',
    description: 'Label: why an account is suspended or restored',
  },
  reasonHint: {
    id: 'back-office.people.reason-hint',
    defaultMessage: 'For the audit log; the person does not read it.',
    description: 'Hint at the reason why an account is suspended or restored',
  },
  noReason: {
    id: 'back-office.people.no-reason',
    defaultMessage: 'Enter a reason.',
    description: 'Error: no reason was entered',
  },
  notSuspended: {
    id: 'back-office.people.not-done',
    defaultMessage: 'Nothing has changed yet',
    description: 'Heading above the missing fields when an account is suspended or restored',
  },
  suspendedDone: {
    id: 'back-office.people.suspended-done',
    defaultMessage: 'The account is suspended: {name}',
    description: 'Notification after an account was suspended',
  },
  restoredDone: {
    id: 'back-office.people.restored-done',
    defaultMessage: 'The suspension is lifted: {name}',
    description: 'Notification after the suspension of an account was lifted',
  },
  busy: {
    id: 'back-office.people.busy',
    defaultMessage: 'Saving …',
    description: 'On the button while a suspension is saved',
  },
  logAs: {
    id: 'back-office.people.log-as',
    defaultMessage: 'Sign in as this user',
    description: 'Button: leads to signing in as a user; at most 24 characters',
  },
});
