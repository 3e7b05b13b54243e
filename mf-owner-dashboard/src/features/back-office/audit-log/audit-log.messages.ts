import { defineMessages, type NoMessageValues } from 'react-intl';

type AuditLogValues = {
  by: { name: string };
  subject: { id: string };
  count: { count: number };
} & Record<
  'title' | 'failed' | 'empty' | 'emptyText' | 'action' | 'every' | 'from' | 'to' | 'user' | 'search',
  NoMessageValues
>;

export const auditLogMessages = defineMessages<AuditLogValues>({
  title: {
    id: 'back-office.audit.title',
    defaultMessage: 'Audit log',
    description: 'Heading of the page with everything that staff did',
  },
  count: {
    id: 'back-office.audit.count',
    defaultMessage:
      '{count, plural, one {# action} other {# actions}}, the newest first. Nothing here can be changed.',
    description: 'Below the heading of the audit log',
  },
  failed: {
    id: 'back-office.audit.failed',
    defaultMessage: 'The audit log cannot be shown',
    description: 'Heading in place of the audit log when it did not load',
  },
  empty: {
    id: 'back-office.audit.empty',
    defaultMessage: 'Nothing found',
    description: 'Heading when no act of staff fits the search',
  },
  emptyText: {
    id: 'back-office.audit.empty-text',
    defaultMessage: 'No action matches. Change the days, the action or the user.',
    description: 'Text when no act of staff fits the search',
  },
  by: {
    id: 'back-office.audit.by',
    defaultMessage: 'By {name}',
    description: 'Which member of staff did something',
  },
  subject: {
    id: 'back-office.audit.subject',
    defaultMessage: 'Number {id}',
    description: 'Number of the document, listing or account that something was done to',
  },
  action: {
    id: 'back-office.audit.action',
    defaultMessage: 'Action',
    description: 'Label: which acts of staff to show',
  },
  every: {
    id: 'back-office.audit.every',
    defaultMessage: 'All actions',
    description: 'Choice: acts of every kind',
  },
  from: {
    id: 'back-office.audit.from',
    defaultMessage: 'From',
    description: 'Label: first day of the acts to show',
  },
  to: {
    id: 'back-office.audit.to',
    defaultMessage: 'To',
    description: 'Label: last day of the acts to show',
  },
  user: {
    id: 'back-office.audit.user',
    defaultMessage: 'User number',
    description: 'Label: whom the acts to show concern',
  },
  search: {
    id: 'back-office.audit.search',
    defaultMessage: 'Search',
    description: 'Button: shows the acts that fit; at most 24 characters',
  },
});
