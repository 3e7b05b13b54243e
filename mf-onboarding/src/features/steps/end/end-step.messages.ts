import { defineMessages } from 'react-intl';

export const endMessages = defineMessages({
  complete: {
    id: 'onboarding.end.complete',
    defaultMessage: 'All steps are done',
    description: 'Heading of the steps of a new listing',
  },
  missing: {
    id: 'onboarding.end.missing',
    defaultMessage: 'Some steps are still open',
    description: 'Heading of the steps of a new listing',
  },
  done: { id: 'onboarding.end.done', defaultMessage: 'Done', description: 'State of a step' },
  open: { id: 'onboarding.end.open', defaultMessage: 'Open', description: 'State of a step' },
  next: {
    id: 'onboarding.end.next',
    defaultMessage:
      'What comes next: on the page of your camper you add its documents and send the listing for review. We look at it within a working day.',
    description: 'Below the steps',
  },
  toCamper: {
    id: 'onboarding.end.to-camper',
    defaultMessage: 'To your camper',
    description: 'Link: page of the camper',
  },
  failed: {
    id: 'onboarding.end.failed',
    defaultMessage: 'The state of your listing could not be loaded',
    description: 'Heading in place of the steps',
  },
});
