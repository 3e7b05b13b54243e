import { defineMessages } from 'react-intl';

export const frameMessages = defineMessages({
  steps: {
    id: 'earnings.frame.steps',
    defaultMessage: 'Steps to your estimate',
    description: 'Name of the list of steps',
  },
  owner: {
    id: 'earnings.frame.owner',
    defaultMessage: 'You',
    description: 'A step: how the owner would rent out',
  },
  vehicle: {
    id: 'earnings.frame.vehicle',
    defaultMessage: 'Vehicle',
    description: 'A step: type and country of the vehicle',
  },
  details: {
    id: 'earnings.frame.details',
    defaultMessage: 'Details',
    description: 'A step: year, seats and free weeks of the vehicle',
  },
  aboutYou: {
    id: 'earnings.frame.about-you',
    defaultMessage: 'About you',
    description: 'A step: name and address of the owner',
  },
  result: {
    id: 'earnings.frame.result',
    defaultMessage: 'Result',
    description: 'A step: estimated earnings',
  },
  back: {
    id: 'earnings.frame.back',
    defaultMessage: 'Back',
    description: 'Link to the step before',
  },
  goOn: {
    id: 'earnings.frame.go-on',
    defaultMessage: 'Continue',
    description: 'Button: to the next step',
  },
  notDone: {
    id: 'earnings.frame.not-done',
    defaultMessage: 'Please correct this before you continue',
    description: 'Heading above the errors of a form',
  },
  unknown: {
    id: 'earnings.frame.unknown',
    defaultMessage: 'Something went wrong. Please try again.',
    description: 'When the estimate failed for no known reason',
  },
  noConnection: {
    id: 'earnings.frame.no-connection',
    defaultMessage: 'There is no connection. Your answers are kept: try again once it is back.',
    description: 'When the estimate could not be asked for',
  },
});
