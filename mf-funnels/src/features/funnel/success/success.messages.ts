import { defineMessages, type NoMessageValues } from 'react-intl';

type SuccessValues = {
  calendar: NoMessageValues;
  calendarBusy: NoMessageValues;
  calendarFailed: NoMessageValues;
  share: NoMessageValues;
  shareTitle: { camper: string };
  copied: NoMessageValues;
  notCopied: { url: string };
  insured: NoMessageValues;
  atMost: NoMessageValues;
  documents: NoMessageValues;
  documentsBy: { sent: string; reviewed: string };
  documentsWaiting: { reviewed: string };
  documentsDone: NoMessageValues;
  licence: NoMessageValues;
  identity: NoMessageValues;
  secondLicence: NoMessageValues;
  secondIdentity: NoMessageValues;
  similar: NoMessageValues;
  similarText: { owner: string };
};

export const successMessages = defineMessages<SuccessValues>({
  calendar: {
    id: 'funnel.success.calendar',
    defaultMessage: 'Add to calendar',
    description: 'Button: downloads a calendar file of the trip',
  },
  calendarBusy: {
    id: 'funnel.success.calendar-busy',
    defaultMessage: 'Preparing the file',
    description: 'The same button while the file is prepared',
  },
  calendarFailed: {
    id: 'funnel.success.calendar-failed',
    defaultMessage: 'The file for your calendar could not be loaded. Please try again.',
    description: 'Below that button',
  },
  share: {
    id: 'funnel.success.share',
    defaultMessage: 'Share the camper',
    description: 'Button: hands on the address of the camper',
  },
  shareTitle: {
    id: 'funnel.success.share-title',
    defaultMessage: '{camper} on Campavia',
    description: 'What the address of a camper is called when it is handed on. camper: title',
  },
  copied: {
    id: 'funnel.success.copied',
    defaultMessage: 'The link to the camper is copied.',
    description: 'Below the button, where the device hands nothing on',
  },
  notCopied: {
    id: 'funnel.success.not-copied',
    defaultMessage: 'The link could not be copied: {url}',
    description: 'Below the button. url: the link, to be copied by hand',
  },
  insured: {
    id: 'funnel.success.insured',
    defaultMessage: 'How you are insured',
    description: 'Heading over the insurance of the trip',
  },
  atMost: {
    id: 'funnel.success.at-most',
    defaultMessage: 'After damage you pay at most',
    description: 'Over what the guest pays of each kind of damage',
  },
  documents: {
    id: 'funnel.success.documents',
    defaultMessage: 'Documents to prepare',
    description: 'Heading over the documents that are needed to drive',
  },
  documentsBy: {
    id: 'funnel.success.documents-by',
    defaultMessage:
      'The documents must reach us by {sent} and be checked by {reviewed}, or the trip cannot begin.',
    description: 'Under the heading; sent, reviewed: day and hour',
  },
  documentsWaiting: {
    id: 'funnel.success.documents-waiting',
    defaultMessage: 'We have all of them. We check them by {reviewed}; you have nothing left to do.',
    description: 'Under the heading; reviewed: day and hour',
  },
  documentsDone: {
    id: 'funnel.success.documents-done',
    defaultMessage: 'All are checked; you have nothing left to do.',
    description: 'Under the heading',
  },
  licence: {
    id: 'funnel.success.licence',
    defaultMessage: 'Driving licence, both sides',
    description: 'A document',
  },
  identity: {
    id: 'funnel.success.identity',
    defaultMessage: 'Identity card or passport',
    description: 'A document',
  },
  secondLicence: {
    id: 'funnel.success.second-licence',
    defaultMessage: 'Driving licence of the second driver',
    description: 'A document',
  },
  secondIdentity: {
    id: 'funnel.success.second-identity',
    defaultMessage: 'Identity card or passport of the second driver',
    description: 'A document',
  },
  similar: {
    id: 'funnel.success.similar',
    defaultMessage: 'Also free on your days',
    description: 'Heading over campers like the one that was asked for',
  },
  similarText: {
    id: 'funnel.success.similar-text',
    defaultMessage: 'In case {owner} declines. You can ask several owners; the first trip you pay counts.',
    description: 'Under it. owner: first name',
  },
});
