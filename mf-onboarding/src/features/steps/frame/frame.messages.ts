import { defineMessages, type NoMessageValues } from 'react-intl';

type FrameValues = {
  steps: NoMessageValues;
  type: NoMessageValues;
  details: NoMessageValues;
  where: NoMessageValues;
  pictures: NoMessageValues;
  price: NoMessageValues;
  back: NoMessageValues;
  goOn: NoMessageValues;
  saving: NoMessageValues;
  saved: { time: string };
  inBrowser: NoMessageValues;
  onPage: NoMessageValues;
  offline: NoMessageValues;
  refused: NoMessageValues;
  notSaved: NoMessageValues;
  unknown: NoMessageValues;
  editedElsewhere: NoMessageValues;
  failed: NoMessageValues;
  why: NoMessageValues;
  progress: NoMessageValues;
  progressCount: { part: string; whole: string };
  progressText: NoMessageValues;
};

export const frameMessages = defineMessages<FrameValues>({
  steps: {
    id: 'onboarding.frame.steps',
    defaultMessage: 'Steps of your listing',
    description: 'Name of the list of steps',
  },
  type: { id: 'onboarding.frame.type', defaultMessage: 'Type', description: 'A step: type of the vehicle' },
  details: {
    id: 'onboarding.frame.details',
    defaultMessage: 'Details',
    description: 'A step: kind of the vehicle',
  },
  where: { id: 'onboarding.frame.where', defaultMessage: 'Where', description: 'A step: where it stands' },
  pictures: { id: 'onboarding.frame.pictures', defaultMessage: 'Pictures', description: 'A step' },
  price: { id: 'onboarding.frame.price', defaultMessage: 'Price', description: 'A step' },
  back: { id: 'onboarding.frame.back', defaultMessage: 'Back', description: 'Link to the step before' },
  goOn: { id: 'onboarding.frame.go-on', defaultMessage: 'Continue', description: 'Button: to the next step' },
  saving: {
    id: 'onboarding.frame.saving',
    defaultMessage: 'Saving…',
    description: 'While the typed text is saved',
  },
  saved: {
    id: 'onboarding.frame.saved',
    defaultMessage: 'Saved at {time}',
    description: 'When the typed text was saved. time: 14:18',
  },
  inBrowser: {
    id: 'onboarding.frame.in-browser',
    defaultMessage: 'Saved in this browser until the place is known',
    description: 'The typed text is stored in the browser: the listing is created with its place',
  },
  onPage: {
    id: 'onboarding.frame.on-page',
    defaultMessage: 'This browser stores nothing: stay on this page',
    description: 'The typed text would be lost with the page',
  },
  offline: {
    id: 'onboarding.frame.offline',
    defaultMessage: 'No connection. Saved as soon as it is back.',
    description: 'The typed text could not be sent',
  },
  refused: {
    id: 'onboarding.frame.refused',
    defaultMessage: 'Not everything is saved: see the marked fields',
    description: 'The typed text was refused',
  },
  notSaved: {
    id: 'onboarding.frame.not-saved',
    defaultMessage: 'Please correct this before you continue',
    description: 'Heading above the errors of a form',
  },
  unknown: {
    id: 'onboarding.frame.unknown',
    defaultMessage: 'Something went wrong. Please try again.',
    description: 'When the reason is not known',
  },
  editedElsewhere: {
    id: 'onboarding.frame.edited-elsewhere',
    defaultMessage:
      'This listing was changed in another tab. Its changes are shown here; what you typed is kept.',
    description: 'Notice above the fields',
  },
  failed: {
    id: 'onboarding.frame.failed',
    defaultMessage: 'Your listing could not be loaded',
    description: 'Heading in place of the step',
  },
  why: { id: 'onboarding.frame.why', defaultMessage: 'Why we ask', description: 'Heading beside the fields' },
  progress: { id: 'onboarding.frame.progress', defaultMessage: 'Your progress', description: 'Heading' },
  progressCount: {
    id: 'onboarding.frame.progress-count',
    defaultMessage: '{part} of {whole}',
    description: 'How many steps are done',
  },
  progressText: {
    id: 'onboarding.frame.progress-text',
    defaultMessage: 'Leave when you like: everything is saved, and you continue where you were.',
    description: 'Below the progress',
  },
});
