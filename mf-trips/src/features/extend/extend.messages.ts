import { defineMessages, type NoMessageValues } from 'react-intl';

type ExtendValues = {
  lead: { owner: string };
  back: NoMessageValues;
  tabs: NoMessageValues;
  days: NoMessageValues;
  move: NoMessageValues;
  kilometres: NoMessageValues;
  insuredDays: NoMessageValues;
  failed: NoMessageValues;
  failedText: NoMessageValues;
  closed: NoMessageValues;
};

export const extendMessages = defineMessages<ExtendValues>({
  lead: {
    id: 'extend.lead',
    defaultMessage:
      'Choose the change and see every amount first. Your trip stays as it is until {owner} has accepted and you have paid.',
    description: 'Under the heading. owner: first name',
  },
  back: {
    id: 'extend.back',
    defaultMessage: 'Your trip',
    description: 'Link back to the trip',
  },
  tabs: {
    id: 'extend.tabs',
    defaultMessage: 'Ways to change the trip',
    description: 'Name of the row of tabs, read aloud',
  },
  days: {
    id: 'extend.tab-days',
    defaultMessage: 'Add days',
    description: 'Tab',
  },
  move: {
    id: 'extend.tab-move',
    defaultMessage: 'Move the trip',
    description: 'Tab',
  },
  kilometres: {
    id: 'extend.tab-kilometres',
    defaultMessage: 'More kilometres',
    description: 'Tab',
  },
  insuredDays: {
    id: 'extend.tab-insured-days',
    defaultMessage: 'Insured days only',
    description: 'Tab: days on which the camper is insured and the trip stays as it is',
  },
  failed: {
    id: 'extend.failed',
    defaultMessage: 'What can be changed could not be loaded',
    description: 'Heading when the page cannot be loaded',
  },
  failedText: {
    id: 'extend.failed-text',
    defaultMessage: 'Your trip is not affected.',
    description: 'Under it',
  },
  closed: {
    id: 'extend.closed',
    defaultMessage: 'This trip cannot be extended at the moment. Your trip stays as it is.',
    description: 'Shown where a trip can no longer be changed',
  },
});
