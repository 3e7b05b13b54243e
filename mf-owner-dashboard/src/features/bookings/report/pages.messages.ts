import { defineMessages, type NoMessageValues } from 'react-intl';

type PageValues = {
  back: NoMessageValues;
  pickUpLead: { guest: string };
  returnLead: NoMessageValues;
  reportFailed: NoMessageValues;
};

export const pageMessages = defineMessages<PageValues>({
  back: {
    id: 'report.page.back',
    defaultMessage: 'Back to the booking',
    description: 'Link',
  },
  pickUpLead: {
    id: 'report.page.pick-up-lead',
    defaultMessage:
      'Take photos, read the odometer and the fuel gauge, go through the check list; then both of you confirm. What you enter is saved at once, and {guest} sees it.',
    description: 'Under the heading of the report of the pick-up',
  },
  returnLead: {
    id: 'report.page.return-lead',
    defaultMessage:
      'Compare with the pick-up: photos, odometer, fuel. Once both of you have confirmed, the kilometres are settled.',
    description: 'Under the heading of the report of the return',
  },
  reportFailed: {
    id: 'report.page.report-failed',
    defaultMessage: 'The condition report could not be loaded',
    description: 'Heading in place of the report',
  },
});
