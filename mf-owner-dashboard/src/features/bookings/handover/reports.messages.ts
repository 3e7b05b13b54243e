import { defineMessages, type NoMessageValues } from 'react-intl';

type ReportValues = {
  title: NoMessageValues;
  failed: NoMessageValues;
  retry: NoMessageValues;
  pick_up: NoMessageValues;
  return: NoMessageValues;
  before: { from: string };
  open: { until: string };
  over: NoMessageValues;
  final: NoMessageValues;
  waitingForGuest: { guest: string };
  waitingForYou: NoMessageValues;
  writePickUp: NoMessageValues;
  writeReturn: NoMessageValues;
  confirmReport: NoMessageValues;
  claims: NoMessageValues;
  claimUntil: { until: string };
  claimLeft: { until: string; left: string };
  claimBefore: NoMessageValues;
  claimOver: NoMessageValues;
  claimCount: { count: number };
  contract: NoMessageValues;
  contractText: NoMessageValues;
};

export const reportMessages = defineMessages<ReportValues>({
  title: {
    id: 'handover.report.title',
    defaultMessage: 'Pick-up and return',
    description: 'Heading on the page of a booking',
  },
  failed: {
    id: 'handover.report.failed',
    defaultMessage: 'The condition reports could not be loaded.',
    description: 'In place of the reports',
  },
  retry: {
    id: 'handover.report.retry',
    defaultMessage: 'Try again',
    description: 'Button',
  },
  pick_up: {
    id: 'handover.report.pick-up',
    defaultMessage: 'Report of the pick-up',
    description: 'Link',
  },
  return: {
    id: 'handover.report.return',
    defaultMessage: 'Report of the return',
    description: 'Link',
  },
  before: {
    id: 'handover.report.before',
    defaultMessage: 'From {from}',
    description: 'State of a report',
  },
  open: {
    id: 'handover.report.open',
    defaultMessage: 'Possible until {until}',
    description: 'State of a report',
  },
  over: {
    id: 'handover.report.over',
    defaultMessage: 'Not confirmed by both',
    description: 'State of a report',
  },
  final: {
    id: 'handover.report.final',
    defaultMessage: 'Confirmed by both',
    description: 'State of a report',
  },
  waitingForGuest: {
    id: 'handover.report.waiting-for-guest',
    defaultMessage: '{guest} has to confirm it',
    description: 'State of a report',
  },
  waitingForYou: {
    id: 'handover.report.waiting-for-you',
    defaultMessage: 'You have to confirm it',
    description: 'State of a report',
  },
  writePickUp: {
    id: 'handover.report.write-pick-up',
    defaultMessage: 'Write pick-up report',
    description: 'Button',
  },
  writeReturn: {
    id: 'handover.report.write-return',
    defaultMessage: 'Write return report',
    description: 'Button',
  },
  confirmReport: {
    id: 'handover.report.confirm-report',
    defaultMessage: 'Check and confirm',
    description: 'Button: the guest has confirmed the report',
  },
  claims: {
    id: 'handover.report.claims',
    defaultMessage: 'Claims from the deposit',
    description: 'Link',
  },
  claimUntil: {
    id: 'handover.report.claim-until',
    defaultMessage: 'Possible until {until}',
    description: 'State of the claims',
  },
  claimLeft: {
    id: 'handover.report.claim-left',
    defaultMessage: 'Possible until {until}: {left}',
    description: 'State of the claims; left: 20 hours left',
  },
  claimBefore: {
    id: 'handover.report.claim-before',
    defaultMessage: 'From the start of the trip',
    description: 'State of the claims',
  },
  claimOver: {
    id: 'handover.report.claim-over',
    defaultMessage: 'The time for claims has passed',
    description: 'State of the claims',
  },
  claimCount: {
    id: 'handover.report.claim-count',
    defaultMessage: '{count, plural, one {# claim} other {# claims}}',
    description: 'How many claims there are',
  },
  contract: {
    id: 'handover.report.contract',
    defaultMessage: 'Rental contract',
    description: 'Link',
  },
  contractText: {
    id: 'handover.report.contract-text',
    defaultMessage: 'To read and to print',
    description: 'Under the link',
  },
});
