import { defineMessages } from 'react-intl';

export const backOfficeMessages = defineMessages({
  pages: {
    id: 'back-office.pages',
    defaultMessage: 'Back office',
    description: 'For screen readers: name of the links between the pages of the support team',
  },
  backOffice: {
    id: 'back-office.mark',
    defaultMessage: 'Back office',
    description: 'Badge on the pages of the support team',
  },
  queues: {
    id: 'back-office.queues',
    defaultMessage: 'Queues',
    description: 'Link of the support team: what waits for them',
  },
  people: {
    id: 'back-office.people',
    defaultMessage: 'People',
    description: 'Link of the support team: finding guests and owners',
  },
  money: {
    id: 'back-office.money-link',
    defaultMessage: 'Money',
    description: 'Link of the support team: refunds, coupon codes and credits',
  },
  incidents: {
    id: 'back-office.incidents',
    defaultMessage: 'Incidents',
    description: 'Link of the support team: claims from deposits that they decide on',
  },
  auditLog: {
    id: 'back-office.audit-log',
    defaultMessage: 'Audit log',
    description: 'Link of the support team: what each of them did',
  },
  logAs: {
    id: 'back-office.log-as',
    defaultMessage: 'Sign in as a user',
    description: 'Link of the support team: signing in as a user to help them',
  },
  unknown: {
    id: 'back-office.unknown',
    defaultMessage: 'That did not work. Try again in a moment.',
    description: 'A decision of staff was not saved, for an unknown reason',
  },
});
